import { type Expression, type RawBuilder, sql } from 'kysely';

/** What makes a company complete. */
export type CompanyColumns = Readonly<
  Record<'website' | 'description' | 'specialities' | 'locations', Expression<unknown>>
>;

/** Whether a company has a description or a website, its specialities, and its locations. */
export const isCompanyComplete = ({
  website,
  description,
  specialities,
  locations,
}: CompanyColumns): RawBuilder<boolean> =>
  sql<boolean>`((${website} is not null or ${description} <> '') and cardinality(${specialities}) > 0 and cardinality(${locations}) > 0)`;
