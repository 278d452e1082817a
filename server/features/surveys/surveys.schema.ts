import { sql } from 'kysely';
import { googleReviewUrlOf } from '#server/features/profiles/google-review-url.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { saveSurvey } from './surveys.commands.ts';

const Agency = plan.type('Agency', 'agencies');

/** How an agency asks one audience for its net promoter score. Its people see it if their plan has surveys; its admins always. */
const Survey = plan.node('Survey', {
  table: 'surveys',
  visibleTo: ({ row, viewer, can }) =>
    sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and (${can('nps_view')} or ${viewer.seesAgency}))`,
});

plan.fields(Survey, (t) => ({
  ...t.columns({
    audience: 'String',
    template: 'String',
    question: 'String?',
    accent: 'String',
    showsLogo: 'Boolean',
    intro: 'String?',
    subject: 'String?',
    mailText: 'String?',
    offersGoogle: 'Boolean',
    offersReview: 'Boolean',
    version: 'Int',
  }),
  agency: t.one(Agency, { via: 'agency_id' }),
  hasGoogleLink: t.sql({
    type: 'Boolean',
    description: "Whether the agency's profile has a link to review it on Google.",
    sql: ({ row }) =>
      sql<boolean>`exists (select from agencies a where a.id = ${row.agency_id} and ${googleReviewUrlOf({ id: sql.ref('a.id'), google_review_url: sql.ref('a.google_review_url') })} is not null)`,
  }),
  hasWebhook: t.sql({
    type: 'Boolean',
    description: 'Whether the agency has a webhook that is on.',
    sql: ({ row }) => sql<boolean>`exists (select from webhooks h where h.agency_id = ${row.agency_id} and h.is_on)`,
  }),
  viewerCanEdit: t.sql({
    type: 'Boolean',
    description: "The viewer's plan has surveys, and they are the agency's admin.",
    sql: ({ viewer, can }) => sql<boolean>`(${can('nps_create')} and ${viewer.seesAgency})`,
  }),
}));

plan.query.list('surveys', Survey, {
  description: "The surveys of the viewer's agency, one for each audience; none before they are set up.",
  pageSize: 2,
  sorts: { AUDIENCE: { asc: ['audience'] } },
});

commandMutation(saveSurvey, {
  description: "Saves parts of an audience's survey. Omitted fields stay unchanged; null clears optional ones.",
  payload: { survey: Survey },
  ids: { surveyId: 'Survey' },
});
