import { type Expression, type RawBuilder, sql } from 'kysely';

const people = ['company_name', 'candidate_name', 'candidate_email', 'contact_name', 'contact_email'] as const;
type Columns = Readonly<Record<'job_title' | (typeof people)[number], Expression<unknown>>>;

/** What the search of placements finds: folded, and written as the trigram index on placements has it. */
export const searchedPlacement = (row: Columns): RawBuilder<string> =>
  sql`folded(${row.job_title} || ' ' || ${sql.join(
    people.map((column) => sql`coalesce(${row[column]}, '')`),
    sql` || ' ' || `,
  )})`;

/** The same of a table by its alias. */
export const searchedOfPlacement = (alias: string): RawBuilder<string> =>
  searchedPlacement(
    Object.fromEntries(
      ['job_title', ...people].map((column) => [column, sql.ref(`${alias}.${column}`)]),
    ) as unknown as Columns,
  );
