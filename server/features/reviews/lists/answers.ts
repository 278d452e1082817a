import { type Expression, type SqlBool, sql } from 'kysely';

type Columns<Names extends string> = { readonly [Name in Names]: Expression<unknown> };

/**
 * Whether a review is the answer to an invitation. The state comes first: in a list, only completed invitations are
 * looked up.
 */
export const isAnswer = (review: Columns<'invitation_id'>, invitation: Columns<'id' | 'state'>): Expression<SqlBool> =>
  sql<SqlBool>`(${invitation.state} = 'completed' and ${review.invitation_id} = ${invitation.id})`;
