import { type Expression, sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { sideOrStaff } from '../profiles/scopes.ts';
import { noteInvitationActivity } from './invitations.commands.ts';
import type { Audience } from './timing.ts';

const Placement = plan.type('Placement', 'placements');
const Recruiter = plan.type('Recruiter', 'recruiters');

/** A review invitation, as the inviting side sees it. */
const Invitation = plan.node('Invitation', { table: 'invitations', visibleTo: sideOrStaff });

/** The same invitation, as its recipient sees it. Only the token of an email gives access. */
const ReviewRequest = plan.rows('ReviewRequest', { table: 'invitations', visibleTo: 'everyone' });

/** The facts of a placement that its reviewer confirms. */
const RequestedPlacement = plan.rows('RequestedPlacement', { table: 'placements', visibleTo: 'everyone' });

plan.fields(Invitation, (t) => ({
  ...t.columns({
    audience: 'String',
    recipientName: 'String',
    recipientEmail: 'String',
    message: 'String?',
    state: 'String',
    cancelledBecause: 'String?',
    scheduledFor: 'DateTime?',
    sentAt: 'DateTime?',
    completedAt: 'DateTime?',
    expiresAt: 'DateTime?',
    remindersSent: 'Int',
    createdAt: 'DateTime',
  }),
  agencyTimeZone: t.sql({
    description:
      "Until it is sent, the agency's time zone: also the recipient's, unless the place of the job tells another.",
    type: 'String',
    nullable: true,
    sql: ({ row }) =>
      sql<string>`case ${row.state} when 'scheduled' then (select a.time_zone from agencies a where a.id = ${row.agency_id}) end`,
  }),
  placement: t.one(Placement, { via: 'placement_id' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

plan.fields(Placement, (t) => ({
  candidateInvitation: t.one(Invitation, {
    description: 'The last one.',
    on: (invitation, placement) => isLastOf(invitation, placement, 'candidate'),
  }),
  employerInvitation: t.one(Invitation, { on: (invitation, placement) => isLastOf(invitation, placement, 'employer') }),
}));

/** Whether it is the last invitation of a side of the placement. */
const isLastOf = ({ id }: { id: Expression<unknown> }, placement: { id: Expression<unknown> }, audience: Audience) =>
  sql<boolean>`${id} = (select l.id from invitations l where l.placement_id = ${placement.id}
    and l.audience = ${sql.lit(audience)} order by l.created_at desc, l.id desc limit 1)`;

plan.fields(ReviewRequest, (t) => ({
  ...t.columns({ audience: 'String', recipientName: 'String', state: 'String', expiresAt: 'DateTime?' }),
  id: t.column('id', { type: 'ID' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  placement: t.one(RequestedPlacement, { via: 'placement_id' }),
}));

plan.fields(RequestedPlacement, (t) => ({
  ...t.columns({ jobTitle: 'String', jobType: 'String', startDate: 'Date', companyName: 'String?' }),
}));

plan.query.one('reviewRequest', ReviewRequest, {
  description: 'What an emailed link asks for. Null if id and token do not belong together.',
  args: (arg) => ({ id: arg.string({ required: true }), token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.id}::text = ${args.id} and exists (
    select from invitation_tokens k
    where k.invitation_id = ${row.id} and k.token_hash = sha256(convert_to(${args.token}, 'utf8')))`,
});

commandMutation(noteInvitationActivity, { description: 'Reports that a person opened or started the form.' });
