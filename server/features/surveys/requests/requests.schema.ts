import { sql } from 'kysely';
import { invitationLimits } from '#common/limits.ts';
import { contains } from '#server/database/contains.ts';
import { ofRecruiter, ofTeam } from '#server/features/profiles/narrowing.ts';
import { isOfSide } from '#server/features/profiles/scopes.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { isSince, isUntil } from '../../invitations/list-filters.ts';
import { cancelSurveyRequests, sendSurveyAgain } from './requests.commands.ts';

const Campaign = plan.type('Campaign', 'campaigns');
const Recruiter = plan.type('Recruiter', 'recruiters');
const Placement = plan.type('Placement', 'placements');

/**
 * A person whom a campaign asks. The agency's admin sees all of them, and its recruiters and leads, if their plan has
 * surveys, those whose answers count for them.
 */
const SurveyRequest = plan.node('SurveyRequest', {
  table: 'survey_recipients',
  visibleTo: ({ row, viewer, can }) =>
    sql<boolean>`((${can('nps_view')} or ${viewer.seesAgency}) and ${isOfSide({ row, viewer })})`,
});

const waits = ['queued', 'throttled'] as const;
const canBeSentAgain = ['bounced', 'expired', 'cancelled'] as const;

plan.fields(SurveyRequest, (t) => ({
  ...t.columns({
    name: 'String',
    email: 'String',
    state: 'String',
    scheduledFor: 'DateTime',
    sentAt: 'DateTime?',
    startedAt: 'DateTime?',
    completedAt: 'DateTime?',
    expiresAt: 'DateTime?',
    nextReminderAt: 'DateTime?',
    remindersSent: 'Int',
    createdAt: 'DateTime',
  }),
  bounceReason: t.column('bounced_because', { type: 'String', nullable: true }),
  cancelReason: t.column('cancelled_because', { type: 'String', nullable: true }),
  campaign: t.one(Campaign, { via: 'campaign_id' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  placement: t.one(Placement, { via: 'placement_id' }),
  viewerCanCancel: t.sql({
    type: 'Boolean',
    sql: ({ row, viewer, can }) =>
      sql<boolean>`(${can('nps_create')} and ${viewer.seesAgency} and ${row.state} in (${sql.join(waits.map((state) => sql.lit(state)))}))`,
  }),
  viewerCanSendAgain: t.sql({
    type: 'Boolean',
    description: 'It bounced, was canceled, or ended without a score. The 90 days may still have to pass.',
    sql: ({ row, viewer, can }) =>
      sql<boolean>`(${can('nps_create')} and ${viewer.seesAgency} and ${row.email} <> ''
        and ${row.state} in (${sql.join(canBeSentAgain.map((state) => sql.lit(state)))})
        and not exists (select from responses v
          where v.agency_id = ${row.agency_id} and v.recipient_id = ${row.id} and v.score is not null))`,
  }),
  sendAgainFrom: t.sql({
    type: 'DateTime',
    nullable: true,
    description: 'When this person can be asked again at the earliest; null if nothing was sent to them.',
    sql: ({ row }) =>
      sql<string>`case when ${row.state} <> 'bounced' then ${row.sent_at} + make_interval(days => ${sql.lit(invitationLimits.gapDays)}) end`,
  }),
}));

plan.query.list('surveyRequests', SurveyRequest, {
  description: "Everyone that campaigns of the viewer's agency asked or will ask.",
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } },
  pageSize: 25,
  filterInput: (t) => ({
    state: t.string(),
    words: t.string(),
    audience: t.string(),
    campaign: t.string({ description: 'The global id of a campaign.' }),
    recruiter: t.string({ description: 'The slug of one of them.' }),
    team: t.string({ description: 'The global id of a team of the agency.' }),
    from: t.string(),
    to: t.string(),
  }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    words: ({ row }, words) => contains(sql`folded(${row.name} || ' ' || ${row.email})`, words),
    audience: ({ row }, audience) =>
      sql<boolean>`${row.campaign_id} in (select c.id from campaigns c join surveys s on s.id = c.survey_id
        where c.agency_id = ${row.agency_id} and s.audience = ${audience})`,
    campaign: ({ row, viewer }, campaign) =>
      sql<boolean>`${row.campaign_id} = (select c.id from campaigns c
        where c.agency_id = ${viewer.agencyId} and c.id::text = substr(${campaign}, 10))`,
    recruiter: ({ row }, slug) => ofRecruiter(row as never, slug),
    team: ({ row, viewer }, team) => ofTeam(row as never, team, viewer),
    from: ({ row, viewer }, day) => isSince(row.created_at, day, viewer),
    to: ({ row, viewer }, day) => isUntil(row.created_at, day, viewer),
  },
});

commandMutation(cancelSurveyRequests, {
  description:
    'Cancels requests that have not been sent. One that cannot be canceled is reported by its index in `ids`.',
  payload: { requests: [SurveyRequest] },
  ids: { ids: 'SurveyRequest' },
});
commandMutation(sendSurveyAgain, {
  description: 'Sends a request again that bounced, was canceled, or ended without an answer.',
  payload: { request: SurveyRequest },
  ids: { requestId: 'SurveyRequest' },
});
