import { type Expression, type RawBuilder, sql } from 'kysely';

type OfTenant = Readonly<Record<'agency_id' | 'company_id', Expression<unknown>>>;

/** The side of a row that names either an agency or a company: 'agency' or 'company'. */
export const sideOfRow = ({ agency_id }: Pick<OfTenant, 'agency_id'>): RawBuilder<string> =>
  sql<string>`case when ${agency_id} is null then 'company' else 'agency' end`;

/** The name of the agency or company that a row names. */
export const tenantNameOfRow = ({ agency_id, company_id }: OfTenant): RawBuilder<string> =>
  sql<string>`coalesce((select a.name from agencies a where a.id = ${agency_id}),
    (select c.name from companies c where c.id = ${company_id}))`;
