import { sql } from 'kysely';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { viewerSide } from '../candidates/viewer-side.ts';
import { acceptOffer, createOffer, rejectOffer, withdrawOffer } from './offers.commands.ts';

const Application = plan.type('Application', 'applications');

/** An offer to a candidate, for those who see the candidate: the company and the recruiter, and nobody else. */
const Offer = plan.node('Offer', {
  table: 'offers',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      sql<boolean>`${sql.lit(env.PLAUDIT_FEATURES.jobs)}`,
      eb.or([
        eb.and([
          eb(row.company_id, '=', viewer.companyId),
          can('candidate_view'),
          sql<boolean>`exists (select from applications a
            where a.id = ${row.application_id} and a.consented_at is not null)`,
        ]),
        eb.and([
          can('job_application_create'),
          sql<boolean>`exists (select from applications a
            where a.id = ${row.application_id} and a.recruiter_id = ${viewer.recruiterId})`,
        ]),
      ]),
    ]),
});

plan.fields(Offer, (t) => ({
  ...t.columns({
    state: 'String',
    jobType: 'String',
    salary: 'Int',
    currency: 'String',
    salaryPeriod: 'String',
    startsOn: 'Date',
    endsOn: 'Date?',
    feeBasisPoints: 'Int',
    guaranteeDays: 'Int?',
    conditions: 'String',
    answerBy: 'Date',
    expiresAt: 'DateTime',
    reason: 'String',
    endedAt: 'DateTime?',
    createdAt: 'DateTime',
    changedAt: 'DateTime',
    version: 'Int',
  }),
  viewerSide: t.sql({
    type: 'String',
    description: 'The side that the viewer is on: company or recruiter.',
    sql: ({ row, viewer }) => viewerSide(row, viewer),
  }),
}));

plan.fields(Application, (t) => ({
  offers: t.connection(Offer, {
    description: 'Offers to the candidate, the newest first.',
    by: 'application_id',
    sorts: { NEWEST: { desc: ['created_at'] } },
    pageSize: 10,
  }),
}));

const payload = { offer: Offer, application: Application };
const offer = { payload, ids: { offerId: 'Offer' } };

commandMutation(createOffer, {
  description: 'Makes an offer to a candidate, through their recruiter.',
  payload,
  ids: { applicationId: 'Application' },
});
commandMutation(withdrawOffer, { ...offer, description: 'The company withdraws an offer, with a reason.' });
commandMutation(acceptOffer, {
  ...offer,
  description: 'The recruiter accepts an offer for their candidate. It becomes a placement.',
});
commandMutation(rejectOffer, { ...offer, description: 'The recruiter declines an offer, with a reason.' });
