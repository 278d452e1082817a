import { type Expression, type SqlBool, sql } from 'kysely';
import { isOfSide } from '#server/features/profiles/scopes.ts';

interface Access {
  readonly row: Readonly<
    Record<'agency_id' | 'recruiter_id' | 'score' | 'answered_on' | 'follow_up_on', Expression<unknown>>
  >;
  readonly viewer: Readonly<Record<'agencyId' | 'recruiterId' | 'seesAgency' | 'ledRecruiterIds', Expression<unknown>>>;
  /** Whether the viewer's plan has surveys. */
  readonly hasSurveys: Expression<unknown>;
}

/**
 * Who sees a response with a score, an anonymous one from the day after its answer: the agency's admin always; the recruiter whom it is about, and the lead of their team, as
 * far as the plan has surveys.
 */
export const isOfResponse = ({ row, viewer, hasSurveys }: Access): Expression<SqlBool> =>
  sql<SqlBool>`(${row.score} is not null and ${row.follow_up_on} is distinct from ${row.answered_on} + 1
    and ${isOfSide({ row, viewer })} and (${hasSurveys} or ${viewer.seesAgency}))`;
