import { type Expression, type RawBuilder, sql } from 'kysely';

/** What of a company makes it complete. */
export type CompanyColumns = Readonly<
  Record<'website' | 'description' | 'specialities' | 'locations', Expression<unknown>>
>;

/** Whether a company says what it does or where its website is, its specialities, and where its people work. */
export const isCompanyComplete = ({
  website,
  description,
  specialities,
  locations,
}: CompanyColumns): RawBuilder<boolean> =>
  sql<boolean>`((${website} is not null or ${description} <> '') and cardinality(${specialities}) > 0 and cardinality(${locations}) > 0)`;
