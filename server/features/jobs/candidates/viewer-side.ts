import { type Expression, type RawBuilder, sql } from 'kysely';

type Late<Names extends string> = Readonly<Record<Names, Expression<unknown>>>;

/** The side that the viewer of a candidate, an interview or an offer is on: company or recruiter. */
export const viewerSide = (
  { company_id }: Late<'company_id'>,
  { companyId }: Late<'companyId'>,
): RawBuilder<'company' | 'recruiter'> =>
  sql<'company' | 'recruiter'>`case when ${company_id} = ${companyId} then 'company' else 'recruiter' end`;
