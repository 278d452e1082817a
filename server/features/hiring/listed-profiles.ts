import { type Expression, type SqlBool, sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import type { InputFields } from '#server/graphql/builder.ts';

type Row = Readonly<Record<'subject_id' | 'recruiter_id' | 'agency_id', Expression<unknown>>>;
type Rule = { readonly row: Row };
type Said = Expression<string>;

const nameOf = ({ recruiter_id, agency_id }: Row) =>
  sql`folded(coalesce((select r.name from recruiters r where r.id = ${recruiter_id}),
    (select a.name from agencies a where a.id = ${agency_id}), ''))`;

/** The score that orders the boards; 0 for a profile that the search does not find. */
const rankOf = ({ subject_id }: Row) =>
  sql`coalesce((select e.score_rank from search_entries e where e.id = ${subject_id}), 0)`;

const hasFacet = ({ subject_id }: Row, facet: Expression<unknown>) =>
  sql<SqlBool>`exists (select from search_entries e where e.id = ${subject_id} and e.facets @> array[${facet}]::text[])`;

/** Orders of a list of profiles, besides the list's own. */
export const profileSorts = {
  NAME: { asc: [nameOf] },
  SCORE: { desc: [rankOf] },
} as const;

/** The filters that all lists of profiles have. */
export const profileFilterInput = (t: InputFields) => ({
  words: t.string({ description: 'A part of the name.' }),
  kind: t.string({ description: 'recruiter or agency.' }),
  place: t.string({ description: 'A country, or an Australian state by its main postcode: AU, AU-3000.' }),
  speciality: t.string({ description: 'Its id.' }),
});

/** How each of them filters. */
export const profileFilters = {
  words: ({ row }: Rule, words: Said) => contains(nameOf(row), words),
  kind: ({ row }: Rule, kind: Said) =>
    sql<SqlBool>`(case when ${row.recruiter_id} is null then 'agency' else 'recruiter' end) = ${kind}`,
  place: ({ row }: Rule, place: Said) => hasFacet(row, sql`'place:' || ${place}`),
  speciality: ({ row }: Rule, id: Said) => hasFacet(row, sql`'speciality:' || ${id}`),
};
