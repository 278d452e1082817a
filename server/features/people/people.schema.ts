import { sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { ourNow } from '#server/database/our-now.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import {
  type Answered,
  inviteMembers,
  sendMemberInvitationAgain,
  withdrawMemberInvitation,
} from './inviting.commands.ts';
import { joinByInvitation } from './joining.commands.ts';
import { bringBackMember, deactivateMember, setMemberAdmin } from './members.commands.ts';
import { sideOfRow, tenantNameOfRow } from './tenant-of-row.ts';

const User = plan.type('User', 'users');
const Recruiter = plan.type('Recruiter', 'recruiters');

/** Somebody of the viewer's agency or company, as their colleagues see them who may list its people. */
const Person = plan.node('Person', {
  table: 'users',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.or([
      eb.and([
        can('recruiter_user_list'),
        sql<boolean>`${row.id} in (select r.user_id from recruiters r where r.agency_id = ${viewer.agencyId})`,
      ]),
      eb.and([
        can('user_list'),
        sql<boolean>`${row.id} in (select m.user_id from company_members m where m.company_id = ${viewer.companyId})`,
      ]),
    ]),
});

const isAdmin = (userId: unknown) =>
  sql<boolean>`exists (select from user_roles o where o.user_id = ${userId}
    and o.role in ('ROLE_RECRUITER_ADMIN', 'ROLE_USER_ADMIN'))`;

plan.fields(Person, (t) => ({
  ...t.columns({ name: 'String', email: 'String', createdAt: 'DateTime', lastSignedInAt: 'DateTime?' }),
  state: t.sql({ description: 'active or deactivated.', type: 'String', sql: ({ row }) => sql<string>`${row.status}` }),
  isClosedByStaff: t.sql({
    description: 'Plaudit deactivated the account, and only Plaudit can bring it back.',
    type: 'Boolean',
    sql: ({ row }) => sql<boolean>`(${row.status} = 'deactivated' and not ${row.is_closed_by_admin})`,
  }),
  isAdmin: t.sql({ type: 'Boolean', sql: ({ row }) => isAdmin(row.id) }),
  isViewer: t.sql({ type: 'Boolean', sql: ({ row, viewer }) => sql<boolean>`${row.id} = ${viewer.userId}` }),
  unsentInvitations: t.sql({
    description: 'How many of their review invitations have not been sent.',
    type: 'Int',
    sql: ({ row }) =>
      sql<number>`(select count(*)::int from invitations i join recruiters r on r.id = i.recruiter_id
        where r.user_id = ${row.id} and i.agency_id = r.agency_id and i.state in ('draft', 'scheduled'))`,
  }),
  recruiter: t.one(Recruiter, {
    description: 'Their profile; null in a company.',
    on: (theirs, ours, eb) => eb(theirs.user_id, '=', ours.id),
  }),
}));

plan.query.list('people', Person, {
  description: "The people of the viewer's agency or company.",
  pageSize: 25,
  sorts: { NAME: { asc: [({ name }) => sql`folded(${name})`] }, NEWEST: { desc: ['created_at'] } },
  filterInput: (t) => ({ words: t.string(), state: t.string(), role: t.string({ description: 'admin or member.' }) }),
  filters: {
    words: ({ row }, words) => contains(sql`folded(${row.name} || ' ' || ${row.email})`, words),
    state: ({ row, eb }, state) => eb(row.status, '=', state),
    role: ({ row }, role) => sql<boolean>`${isAdmin(row.id)} = (${role} = 'admin')`,
  },
});

/** An admin's invitation to join an agency or a company. Its people who may list colleagues see it. */
const MemberInvitation = plan.node('MemberInvitation', {
  table: 'member_invitations',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.or([
      eb.and([can('recruiter_user_list'), eb(row.agency_id, '=', viewer.agencyId)]),
      eb.and([can('user_list'), eb(row.company_id, '=', viewer.companyId)]),
    ]),
});

const stateOf = (row: Readonly<Record<'state' | 'expires_at', unknown>>) =>
  sql<string>`case when ${row.state} = 'open' and ${row.expires_at} <= ${ourNow} then 'expired' else ${row.state} end`;

plan.fields(MemberInvitation, (t) => ({
  ...t.columns({
    email: 'String',
    isAdmin: 'Boolean',
    sentAt: 'DateTime',
    expiresAt: 'DateTime',
    createdAt: 'DateTime',
    version: 'Int',
  }),
  state: t.sql({
    description: 'open, expired, accepted or withdrawn.',
    type: 'String',
    sql: ({ row }) => stateOf(row),
  }),
  invitedBy: t.sql({
    description: 'The name of the admin. Null if their account is gone.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.invited_by})`,
  }),
}));

plan.query.list('memberInvitations', MemberInvitation, {
  description: "Invitations to join the viewer's agency or company.",
  pageSize: 25,
  sorts: { NEWEST: { desc: ['created_at'] }, EMAIL: { asc: ['email'] } },
  filterInput: (t) => ({ words: t.string(), state: t.string() }),
  filters: {
    words: ({ row }, words) => contains(sql`folded(${row.email})`, words),
    state: ({ row }, state) => sql<boolean>`${stateOf(row)} = ${state}`,
  },
});

/** An invitation as the invited person sees it. Can be read only with the token of its email. */
const InvitationToJoin = plan.rows('InvitationToJoin', { table: 'member_invitations', visibleTo: 'everyone' });

plan.fields(InvitationToJoin, (t) => ({
  ...t.columns({ email: 'String', isAdmin: 'Boolean' }),
  side: t.sql({
    description: 'agency or company.',
    type: 'String',
    sql: ({ row }) => sideOfRow(row),
  }),
  tenantName: t.sql({
    description: 'The name of the agency or company.',
    type: 'String',
    sql: ({ row }) => tenantNameOfRow(row),
  }),
  inviterName: t.sql({
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.invited_by})`,
  }),
  state: t.sql({
    description: 'open, expired, accepted or withdrawn.',
    type: 'String',
    sql: ({ row }) => stateOf(row),
  }),
  presentName: t.sql({
    description: 'The agency or company that the confirmed account with this address would leave; null without one.',
    type: 'String',
    nullable: true,
    sql: ({ row }) =>
      sql<string>`(select coalesce(a.name, c.name) from users u
        left join recruiters r on r.user_id = u.id left join agencies a on a.id = r.agency_id
        left join company_members m on m.user_id = u.id left join companies c on c.id = m.company_id
        where u.email = ${row.email} and u.is_verified
          and coalesce(a.id, c.id) <> coalesce(${row.agency_id}, ${row.company_id}))`,
  }),
  unsentInvitations: t.sql({
    description:
      'How many of their review invitations would be canceled then: none if they have named a colleague who takes over.',
    type: 'Int',
    sql: ({ row }) =>
      sql<number>`(select count(*)::int from users u join recruiters r on r.user_id = u.id
        join invitations i on i.recruiter_id = r.id and i.agency_id = r.agency_id and i.state in ('draft', 'scheduled')
        where u.email = ${row.email} and u.is_verified and not exists (
          select from join_requests q join recruiters s on s.id = q.successor_id join users o on o.id = s.user_id
          where q.user_id = u.id and q.state = 'open' and s.agency_id = r.agency_id and s.id <> r.id
            and o.status = 'active'))`,
  }),
  accountName: t.sql({
    description: 'The name of the confirmed account with this address; null without one.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`(select u.name from users u where u.email = ${row.email} and u.is_verified)`,
  }),
  setsPassword: t.sql({
    description: 'Joined, and the account has no password yet: the same token sets one.',
    type: 'Boolean',
    sql: ({ row }) =>
      sql<boolean>`exists (select from account_links l where l.token_hash = ${row.token_hash}
        and l.used_at is null and l.expires_at > ${ourNow})`,
  }),
}));

plan.query.one('invitationToJoin', InvitationToJoin, {
  description: 'What an emailed link invites to; null if the link is unknown.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.token_hash} = sha256(convert_to(${args.token}, 'utf8'))`,
});

plan.fields(User, (t) => ({
  ownUnsentInvitations: t.sql({
    description: "How many of the viewer's review invitations in their agency have not been sent.",
    type: 'Int',
    sql: ({ viewer }) => sql<number>`(select count(*)::int from invitations i
      where i.recruiter_id = ${viewer.recruiterId} and i.agency_id = ${viewer.agencyId}
        and i.state in ('draft', 'scheduled'))`,
  }),
}));

const AddressAnswer = builder.objectRef<Answered>('AddressAnswer').implement({
  description: 'What became of one address in a list of people to invite.',
  fields: (t) => ({
    address: t.string({ nullable: false, description: 'As it was typed.', resolve: ({ address }) => address }),
    answer: t.string({
      nullable: false,
      description: 'sent, moving, here, invited, elsewhere, stopped, full, double or invalid.',
      resolve: ({ answer }) => answer,
    }),
  }),
});

commandMutation(inviteMembers, {
  description: "Invites people to the viewer's agency or company. `answers` has one answer for each address.",
  payload: { answers: { listOf: AddressAnswer } },
});
commandMutation(sendMemberInvitationAgain, {
  description: 'Emails a new link to join, which replaces the earlier one.',
  payload: { memberInvitation: MemberInvitation },
  ids: { memberInvitationId: 'MemberInvitation' },
});
commandMutation(withdrawMemberInvitation, {
  description: 'Withdraws an invitation to join.',
  payload: { memberInvitation: MemberInvitation },
  ids: { memberInvitationId: 'MemberInvitation' },
});
commandMutation(joinByInvitation, { description: 'Joins an agency or a company by an emailed link.' });
commandMutation(setMemberAdmin, {
  description: "Makes a person in the viewer's agency or company an admin, or removes the role.",
  payload: { person: Person },
  ids: { personId: 'Person' },
});
commandMutation(deactivateMember, {
  description: "Deactivates a person in the viewer's agency or company and ends their sessions.",
  payload: { person: Person },
  ids: { personId: 'Person', successorId: 'Recruiter' },
});
commandMutation(bringBackMember, {
  description: "Lets a deactivated person of the viewer's agency or company sign in again.",
  payload: { person: Person },
  ids: { personId: 'Person' },
});
