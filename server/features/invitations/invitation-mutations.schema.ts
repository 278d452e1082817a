import { type Expression, type SqlBool, sql } from 'kysely';
import { invitationsAtOnce } from '#common/invitations/inputs.ts';
import { invitationLimits } from '#common/limits.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { isOfSide } from '../profiles/scopes.ts';
import { cancelInvitations, deleteInvitation } from './cancelling.commands.ts';
import { correctRecipient, inviteAgain } from './changes.commands.ts';
import { createInvitations, type InvitationResult as Result } from './creating.commands.ts';
import { rescheduleInvitation, resumeInvitations, sendNow } from './departures.commands.ts';
import './invitations.schema.ts';

const Invitation = plan.type('Invitation', 'invitations');

plan.fields(Invitation, (t) => {
  const can = (description: string, when: (row: Row) => Expression<SqlBool>) =>
    t.sql({
      description,
      type: 'Boolean',
      sql: ({ row, viewer, can }) =>
        sql<boolean>`coalesce(${can('review_list')} and ${isOfSide({ row, viewer })} and ${when(row)}, false)`,
    });
  return {
    bounceReason: t.column('bounced_because', { type: 'String', nullable: true }),
    ...t.columns({ nextReminderAt: 'DateTime?', waitsForRoom: 'Boolean' }),
    inviteAgainFrom: t.sql({
      description: 'The earliest time this address can be invited again; null if no email was sent.',
      type: 'DateTime',
      nullable: true,
      sql: ({ row }) =>
        sql<Date>`case when ${row.subscribed_again_at} is not null then ${row.subscribed_again_at}
          else ${row.sent_at} + make_interval(days => ${sql.lit(invitationLimits.gapDays)}) end`,
    }),
    pausedAt: t.sql({
      description: 'When its batch was paused.',
      type: 'DateTime',
      nullable: true,
      sql: ({ row }) => ofPaused(row, 'paused_at') as never,
    }),
    pausedBecause: t.sql({
      type: 'String',
      nullable: true,
      sql: ({ row }) => ofPaused(row, 'paused_because') as never,
    }),
    viewerCanCancel: can('It is scheduled.', ({ state }) => sql<boolean>`${state} = 'scheduled'`),
    viewerCanReschedule: can('It has not been sent.', ({ state }) => sql<boolean>`${state} in ('draft', 'scheduled')`),
    viewerCanDelete: can('It is a draft.', ({ state }) => sql<boolean>`${state} = 'draft'`),
    viewerCanCorrect: can('Its email bounced.', ({ state }) => sql<boolean>`${state} = 'bounced'`),
    viewerCanInviteAgain: can(
      'It ended without an answer; see inviteAgainFrom for the day.',
      ({ state, subscribed_again_at, address_gone_at }) =>
        sql<boolean>`(${address_gone_at} is null
          and (${state} in ('expired', 'cancelled') or ${state} = 'unsubscribed' and ${subscribed_again_at} is not null))`,
    ),
    viewerCanResume: can('Its batch is paused.', (row) => sql<boolean>`(${ofPaused(row, 'paused_at')}) is not null`),
  };
});

type Row = Readonly<Record<'state' | 'batch_id' | 'subscribed_again_at' | 'address_gone_at', Expression<unknown>>>;

function ofPaused({ batch_id, state }: Row, column: 'paused_at' | 'paused_because') {
  return sql`(select b.${sql.ref(column)} from invitation_batches b where b.id = ${batch_id} and ${state} = 'scheduled')`;
}

const InvitationInput = builder.inputType('InvitationInput', {
  description: 'A placement, existing or by its facts, and which of its two sides to invite, each by an address.',
  fields: (t) => ({
    placementId: t.id({ description: 'An existing placement, whose facts do not change.' }),
    jobTitle: t.string(),
    jobType: t.string(),
    startDate: t.string(),
    endDate: t.string(),
    companyName: t.string(),
    candidateName: t.string(),
    candidateEmail: t.string(),
    contactName: t.string(),
    contactEmail: t.string(),
    message: t.string(),
    scheduledFor: t.string(),
  }),
});

const InvitationResult = builder.objectRef<Result>('InvitationResult').implement({
  description: 'The result for one person: invited, or why not.',
  fields: (t) => ({
    index: t.int({
      nullable: false,
      description: 'The index of the entry in the request.',
      resolve: ({ index }) => index,
    }),
    hasNewPlacement: t.boolean({
      nullable: false,
      description: 'Whether the placement was created by this entry; the same for both of its sides.',
      resolve: ({ hasNewPlacement }) => hasNewPlacement,
    }),
    invitation: t.field({
      type: Invitation,
      nullable: true,
      resolve: ({ invitation }) => (invitation ? { id: invitation } : null) as never,
    }),
    errors: t.field({ type: [plan.problem], nullable: false, resolve: ({ errors }) => [...errors] }),
  }),
});

plan.mutation('createInvitations', {
  description: `Creates up to ${invitationsAtOnce} invitations at once. Each entry has a result for each side it names.`,
  input: (t) => ({
    invitations: t.field({ type: [InvitationInput], required: true }),
    recruiterId: t.id(),
    message: t.string({ description: 'For all entries without their own.' }),
    scheduledFor: t.string(),
  }),
  payload: { results: { listOf: InvitationResult } },
  command: async ({ clientMutationId, recruiterId, invitations, ...input }, context) => {
    const known = invitations.map(({ placementId, ...one }) => ({
      ...one,
      placementId: localIdOf('Placement', placementId),
    }));
    const raw = { ...input, invitations: known, recruiterId: localIdOf('Recruiter', recruiterId) };
    const outcome = await createInvitations(context, raw, clientMutationId);
    return outcome.ok ? { results: outcome.results } : { results: [], errors: outcome.problems };
  },
});

commandMutation(inviteAgain, {
  description: 'Sends the same invitation again after it ended without an answer.',
  payload: { invitation: Invitation, ended: Invitation },
  ids: { invitationId: 'Invitation' },
});

commandMutation(cancelInvitations, {
  description: 'Cancels those not sent yet. Each other one has a problem whose field holds its index, such as ids.2.',
  payload: { invitations: [Invitation] },
  ids: { ids: 'Invitation' },
});

commandMutation(deleteInvitation, { description: 'Deletes a draft.', ids: { invitationId: 'Invitation' } });

commandMutation(correctRecipient, {
  description: 'Corrects the address of an invitation that bounced, and sends it again.',
  payload: { invitation: Invitation },
  ids: { invitationId: 'Invitation' },
});

commandMutation(sendNow, { payload: { invitation: Invitation }, ids: { invitationId: 'Invitation' } });

commandMutation(rescheduleInvitation, { payload: { invitation: Invitation }, ids: { invitationId: 'Invitation' } });

commandMutation(resumeInvitations, {
  description: 'Resumes the batch of this invitation after it was paused because too many emails bounced.',
  payload: { invitation: Invitation },
  ids: { invitationId: 'Invitation' },
});
