import { Refusal } from '#server/commands/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { type DepartureAhead as Ahead, departuresAhead } from './departures-ahead.queries.ts';
import type { InviteRules } from './invite-rules.ts';
import { MailPreview } from './mail-preview.ts';
import { type InvitationMailKind, invitationMails } from './mails/invitation-mails.ts';
import { inviterFor } from './may-invite.ts';
import { type MonthAllowance as Allowance, monthAllowance } from './month-limit.ts';
import { previewInvitation } from './preview.tsx';

const PreviewedSettings = builder.inputType('PreviewedSettings', {
  description: 'Invite settings as typed so far, which the email uses instead of the saved ones.',
  fields: (t) => ({ senderName: t.string(), replyTo: t.string() }),
});

const InvitationPreviewInput = builder.inputType('InvitationPreviewInput', {
  description: 'An invitation as typed so far.',
  fields: (t) => ({
    recruiterId: t.id(),
    audience: t.string({ required: true }),
    recipientName: t.string(),
    jobTitle: t.string(),
    companyName: t.string(),
    startDate: t.string(),
    message: t.string(),
    settings: t.field({ type: PreviewedSettings }),
    kind: t.string({ description: 'invitation (the default) or reminder.' }),
  }),
});

builder.queryField('invitationPreview', (t) =>
  t.field({
    type: MailPreview,
    nullable: true,
    description: 'The email an invitation sends, for viewers who can send it.',
    args: { input: t.arg({ type: InvitationPreviewInput, required: true }) },
    resolve: (_root, { input }, context) =>
      unlessRefused(
        previewInvitation(context, {
          ...input,
          recruiterId: idOf(input.recruiterId),
          kind:
            input.kind && Object.hasOwn(invitationMails, input.kind)
              ? (input.kind as InvitationMailKind)
              : 'invitation',
        }),
      ),
  }),
);

const DepartureAhead = builder.objectRef<Ahead>('DepartureAhead').implement({
  description: 'When the invitation of one side of a placement would leave.',
  fields: (t) => ({
    audience: t.string({ nullable: false, resolve: ({ audience }) => audience }),
    at: t.field({ type: 'DateTime', nullable: false, resolve: ({ at }) => at.toISOString() }),
    timeZone: t.string({ nullable: false, description: "The recipient's.", resolve: ({ timeZone }) => timeZone }),
    waitsForRoom: t.boolean({
      nullable: false,
      description: 'The plan has no room in the month of its usual time.',
      resolve: ({ waitsForRoom }) => waitsForRoom,
    }),
  }),
});

builder.queryField('departuresAhead', (t) =>
  t.field({
    type: [DepartureAhead],
    nullable: true,
    description: 'When the invitations of a placement would leave at the recommended time, for viewers who can invite.',
    args: { recruiterId: t.arg.id(), startDate: t.arg.string(), location: t.arg.string() },
    resolve: (_root, { recruiterId, startDate, location }, context) =>
      unlessRefused(
        departuresAhead(context, {
          recruiterId: idOf(recruiterId),
          startDate: startDate ?? '',
          location: location ?? null,
        }),
      ),
  }),
);

const MonthAllowance = builder.objectRef<Allowance>('MonthAllowance').implement({
  description: "How many invitations an agency can send in a month, and how many of this month's are used.",
  fields: (t) => ({
    limit: t.int({ nullable: false, resolve: ({ limit }) => limit }),
    used: t.int({
      nullable: false,
      description: 'Sent or scheduled this month.',
      resolve: ({ used }) => used,
    }),
    sent: t.int({ nullable: false, description: 'Sent this month.', resolve: ({ sent }) => sent }),
    resetsAt: t.field({ type: 'DateTime', nullable: false, resolve: ({ resetsAt }) => resetsAt.toISOString() }),
    waiting: t.int({
      nullable: false,
      description: 'Invitations waiting for a month with room.',
      resolve: ({ waiting }) => waiting,
    }),
    waitsUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the first of these leaves.',
      resolve: ({ waitsUntil }) => waitsUntil?.toISOString() ?? null,
    }),
  }),
});

builder.queryField('monthAllowance', (t) =>
  t.field({
    type: MonthAllowance,
    nullable: true,
    description: 'The invitations of this month, for viewers who can invite.',
    args: { recruiterId: t.arg.id() },
    resolve: (_root, { recruiterId }, { database, viewer, nature }) =>
      unlessRefused(
        inviterFor({ tx: database.kysely, viewer }, idOf(recruiterId) ?? viewer.recruiterId).then((inviter) =>
          monthAllowance(database.kysely, inviter, nature.now()),
        ),
      ),
  }),
);

const UsualInvitation = builder.objectRef<InviteRules>('UsualInvitation').implement({
  description:
    "When a recruiter's invitations and reminders leave and what they say, unless somebody decides otherwise.",
  fields: (t) => ({
    candidateDelayDays: t.int({ nullable: false, resolve: ({ delayDays }) => delayDays.candidate }),
    employerDelayDays: t.int({ nullable: false, resolve: ({ delayDays }) => delayDays.employer }),
    sendFromHour: t.int({ nullable: false, resolve: ({ hours }) => hours.from }),
    sendUntilHour: t.int({ nullable: false, resolve: ({ hours }) => hours.until }),
    sendWeekdays: t.intList({ nullable: false, resolve: ({ hours }) => [...hours.weekdays] }),
    hasCandidateMessage: t.boolean({ nullable: false, resolve: ({ messages }) => messages.candidate !== null }),
    hasEmployerMessage: t.boolean({ nullable: false, resolve: ({ messages }) => messages.employer !== null }),
  }),
});

builder.queryField('usualInvitation', (t) =>
  t.field({
    type: UsualInvitation,
    nullable: true,
    description: 'How invitations for a recruiter leave by default, for viewers who can invite.',
    args: { recruiterId: t.arg.id() },
    resolve: (_root, { recruiterId }, { database, viewer }) =>
      unlessRefused(
        inviterFor({ tx: database.kysely, viewer }, idOf(recruiterId) ?? viewer.recruiterId).then(({ rules }) => rules),
      ),
  }),
);

const idOf = (id: string | number | null | undefined): string | null =>
  id === null || id === undefined ? null : (localIdOf('Recruiter', id) as string);

/** Viewers who cannot invite get nothing, whether or not the recruiter exists. */
async function unlessRefused<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
