import { sql } from 'kysely';
import { interviewLimits } from '#common/jobs/interviews.ts';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { viewerSide } from '../candidates/viewer-side.ts';
import {
  acceptInterview,
  acceptReschedule,
  cancelInterview,
  completeInterview,
  markNoShow,
  rescheduleInterview,
  scheduleInterview,
} from './interviews.commands.ts';

const Application = plan.type('Application', 'applications');

/** An interview of a candidate. The company sees it, and the recruiter of the candidate; staff don't. */
const Interview = plan.node('Interview', {
  table: 'interviews',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      sql<boolean>`${sql.lit(env.PLAUDIT_FEATURES.jobs)}`,
      can('job_interview_details'),
      sql<boolean>`exists (select from applications a where a.id = ${row.application_id}
        and (a.company_id = ${viewer.companyId} and a.consented_at is not null
          or a.recruiter_id = ${viewer.recruiterId}))`,
    ]),
});

plan.fields(Interview, (t) => ({
  ...t.columns({
    round: 'Int',
    mode: 'String',
    place: 'String',
    note: 'String',
    minutes: 'Int',
    timeZone: 'String',
    proposedBy: 'String',
    startsAt: 'DateTime?',
    state: 'String',
    reason: 'String',
    sequence: 'Int',
    createdAt: 'DateTime',
    changedAt: 'DateTime',
    version: 'Int',
  }),
  slots: t.column('slots', { type: ['DateTime'] }),
  viewerSide: t.sql({
    type: 'String',
    description: 'The side that the viewer is on: company or recruiter.',
    sql: ({ row, viewer }) => viewerSide(row, viewer),
  }),
}));

plan.fields(Application, (t) => ({
  interviews: t.connection(Interview, {
    description: 'The interviews with the candidate, the oldest first.',
    on: (theirs, ours) => sql<boolean>`(${theirs.application_id} = ${ours.id})`,
    sorts: { OLDEST: { asc: ['created_at'] } },
    pageSize: interviewLimits.rounds,
  }),
}));

const payload = { application: Application };
const interview = { payload, ids: { interviewId: 'Interview' } };

commandMutation(scheduleInterview, {
  description: 'The company proposes times for an interview with a candidate.',
  payload,
  ids: { applicationId: 'Application' },
});
commandMutation(acceptInterview, { ...interview, description: 'The recruiter accepts one of the proposed times.' });
commandMutation(acceptReschedule, {
  ...interview,
  description: 'The side that did not propose other times accepts one of them.',
});
commandMutation(rescheduleInterview, { ...interview, description: 'Either side proposes other times.' });
commandMutation(cancelInterview, { ...interview, description: 'The company cancels an interview.' });
commandMutation(completeInterview, { ...interview, description: 'The company says that an interview took place.' });
commandMutation(markNoShow, { ...interview, description: 'The company says that the candidate did not come.' });
