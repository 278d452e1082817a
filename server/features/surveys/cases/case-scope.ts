import { type Expression, type SqlBool, sql } from 'kysely';

interface Access {
  readonly row: Readonly<Record<'agency_id' | 'response_id' | 'owner_id', Expression<unknown>>>;
  readonly viewer: Readonly<Record<'agencyId' | 'recruiterId' | 'seesAgency' | 'ledRecruiterIds', Expression<unknown>>>;
  /** Whether the viewer's plan has surveys. */
  readonly hasSurveys: Expression<unknown>;
}

/**
 * Who sees a case: the agency's admin, and as far as the plan has surveys also its owner, the recruiter whom the answer
 * is about, and the lead of their team.
 */
export const isOfCase = ({ row, viewer, hasSurveys }: Access): Expression<SqlBool> =>
  sql<SqlBool>`(${row.agency_id} = ${viewer.agencyId} and (${viewer.seesAgency} or (${hasSurveys} and (
    ${row.owner_id} = ${viewer.recruiterId} or exists (select from responses v where v.id = ${row.response_id}
      and (v.recruiter_id = ${viewer.recruiterId} or v.recruiter_id = any (${viewer.ledRecruiterIds})))))))`;
