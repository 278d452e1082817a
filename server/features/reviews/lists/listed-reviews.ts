import { type Expression, sql } from 'kysely';
import type { InputFields, RuleOf } from '#server/graphql/builder.ts';

type Rule = RuleOf<'reviews'>;
type Row = Rule['row'];

/** Stars as lists order by them: imported reviews come last, as they get none of ours. As the indexes say it. */
const best = ({ level, overall }: Row) => sql<number>`(case when ${level} = 0 then 0 else ${overall} end)`;
const worst = ({ level, overall }: Row) => sql<number>`(case when ${level} = 0 then 0 else 6 - ${overall} end)`;

/** How a profile's reviews may be ordered. */
export const reviewSorts = {
  NEWEST: { desc: ['submitted_at'] },
  OLDEST: { asc: ['submitted_at'] },
  HIGHEST: { desc: [best, 'submitted_at'] },
  LOWEST: { desc: [worst, 'submitted_at'] },
} as const;

/** What they may be narrowed by: the filter of every profile's reviews. */
export const reviewFilterInput = (t: InputFields) => ({
  audience: t.string(),
  stars: t.int(),
  level: t.int(),
  speciality: t.string(),
  words: t.string(),
});

/** How each of these narrows them. */
export const reviewFilters = {
  audience: ({ row, eb }: Rule, audience: Expression<string>) => eb(row.reviewer_type, '=', audience),
  /** As the bars of the distribution count: who follows one sees just the reviews that it counts. */
  stars: ({ row, eb }: Rule, stars: Expression<number>) =>
    eb.and([eb(row.overall, '=', stars), eb(row.level, '>=', 2), eb(row.was_offered_anything, '=', false)]),
  level: ({ row, eb }: Rule, level: Expression<number>) => eb(row.level, '=', level),
  speciality: ({ row }: Rule, speciality: Expression<string>) =>
    sql<boolean>`exists (select from placements s where s.id = ${row.placement_id} and s.speciality = ${speciality})`,
  /** Words that are in every text, such as 'the', narrow nothing. */
  words: ({ row }: Rule, words: Expression<string>) => {
    // As a query of its own: read once, not for each row.
    const asked = sql`(select websearch_to_tsquery('english', folded(${words})))`;
    return sql<boolean>`(numnode(${asked}) = 0 or ${row.search_document} @@ ${asked})`;
  },
};
