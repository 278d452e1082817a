import { type Expression, sql } from 'kysely';
import type { InputFields, RuleOf } from '#server/graphql/builder.ts';

type Rule = RuleOf<'reviews'>;
type Row = Rule['row'];

/** Stars as lists order them: imported reviews come last, as they have no stars of ours. Matches the indexes. */
const best = ({ level, overall }: Row) => sql<number>`(case when ${level} = 0 then 0 else ${overall} end)`;
const worst = ({ level, overall }: Row) => sql<number>`(case when ${level} = 0 then 0 else 6 - ${overall} end)`;

/** The orders of a profile's reviews. */
export const reviewSorts = {
  NEWEST: { desc: ['submitted_at'] },
  OLDEST: { asc: ['submitted_at'] },
  HIGHEST: { desc: [best, 'submitted_at'] },
  LOWEST: { desc: [worst, 'submitted_at'] },
} as const;

/** The filter input of every profile's reviews. */
export const reviewFilterInput = (t: InputFields) => ({
  audience: t.string(),
  stars: t.int(),
  level: t.int(),
  speciality: t.string(),
  words: t.string(),
});

/** How each field filters them. */
export const reviewFilters = {
  audience: ({ row, eb }: Rule, audience: Expression<string>) => eb(row.reviewer_type, '=', audience),
  /** Counts like the bars of the distribution, so that following a bar shows exactly the reviews it counts. */
  stars: ({ row, eb }: Rule, stars: Expression<number>) =>
    eb.and([eb(row.overall, '=', stars), eb(row.level, '>=', 2), eb(row.was_offered_anything, '=', false)]),
  level: ({ row, eb }: Rule, level: Expression<number>) => eb(row.level, '=', level),
  speciality: ({ row }: Rule, speciality: Expression<string>) =>
    sql<boolean>`exists (select from placements s where s.id = ${row.placement_id} and s.speciality = ${speciality})`,
  /** Words that are in every text, such as 'the', filter nothing. */
  words: ({ row }: Rule, words: Expression<string>) => {
    // As a subquery, so that it is evaluated once and not per row.
    const wanted = sql`(select websearch_to_tsquery('english', folded(${words})))`;
    return sql<boolean>`(numnode(${wanted}) = 0 or ${row.search_document} @@ ${wanted})`;
  },
};
