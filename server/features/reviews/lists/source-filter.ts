import { type Expression, type SqlBool, sql } from 'kysely';
import { isOfSource } from '#server/features/invitations/list-filters.ts';

/** Whether a review's placement came from a source; without a placement, whether the review itself did. */
export const isReviewOfSource = (
  { placement_id, source: own }: { readonly [Name in 'placement_id' | 'source']: Expression<unknown> },
  source: Expression<string>,
): Expression<SqlBool> =>
  sql<SqlBool>`case when ${placement_id} is null then ${own} = ${source} else ${isOfSource(placement_id, source)} end`;
