import { sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { leaveTenant } from './leaving.commands.ts';
import { acceptJoinRequests, declineJoinRequests, requestToJoin, withdrawJoinRequest } from './requests.commands.ts';
import { sideOfRow, tenantNameOfRow } from './tenant-of-row.ts';

const User = plan.type('User', 'users');
const Agency = plan.type('Agency', 'agencies');
const Recruiter = plan.type('Recruiter', 'recruiters');

/** A request to join an agency or a company. Its admins see it, and the person. */
const JoinRequest = plan.node('JoinRequest', {
  table: 'join_requests',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.or([
      eb(row.user_id, '=', viewer.userId),
      eb.and([can('recruiter_invite'), eb(row.agency_id, '=', viewer.agencyId)]),
      eb.and([can('user_invite'), eb(row.company_id, '=', viewer.companyId)]),
    ]),
});

const ofPerson = (column: 'name' | 'email', userId: unknown) =>
  sql<string>`(select u.${sql.ref(column)} from users u where u.id = ${userId})`;

plan.fields(JoinRequest, (t) => ({
  ...t.columns({
    message: 'String?',
    state: 'String',
    declinedBecause: 'String?',
    createdAt: 'DateTime',
    decidedAt: 'DateTime?',
    version: 'Int',
  }),
  name: t.sql({ type: 'String', sql: ({ row }) => ofPerson('name', row.user_id) }),
  email: t.sql({ type: 'String', sql: ({ row }) => ofPerson('email', row.user_id) }),
  side: t.sql({
    description: 'agency or company.',
    type: 'String',
    sql: ({ row }) => sideOfRow(row),
  }),
  tenantName: t.sql({
    description: 'The name of the agency or company to join.',
    type: 'String',
    sql: ({ row }) => tenantNameOfRow(row),
  }),
  presentName: t.sql({
    description: 'The agency or company that the person belongs to now, if it is another one.',
    type: 'String',
    nullable: true,
    sql: ({ row }) =>
      sql<string>`coalesce(
        (select a.name from recruiters r join agencies a on a.id = r.agency_id
          where r.user_id = ${row.user_id} and a.id is distinct from ${row.agency_id}),
        (select c.name from company_members m join companies c on c.id = m.company_id
          where m.user_id = ${row.user_id} and c.id is distinct from ${row.company_id}))`,
  }),
  decidedBy: t.sql({
    description: 'The name of the admin who answered.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => ofPerson('name', row.decided_by),
  }),
  recruiter: t.one(Recruiter, {
    description: "The person's profile, if they are a recruiter who has one.",
    on: (theirs, ours, eb) => eb(theirs.user_id, '=', ours.user_id),
  }),
}));

plan.query.list('joinRequests', JoinRequest, {
  description: "Requests to join the viewer's agency or company, for its admins. Those that wait come first.",
  pageSize: 25,
  sorts: {
    WAITING: { desc: [({ state }) => sql`(${state} = 'open')::int`, 'created_at'] },
    NEWEST: { desc: ['created_at'] },
  },
  where: ({ row, viewer, can, eb }) =>
    eb.or([
      eb.and([can('recruiter_invite'), eb(row.agency_id, '=', viewer.agencyId)]),
      eb.and([can('user_invite'), eb(row.company_id, '=', viewer.companyId)]),
    ]),
  filterInput: (t) => ({ words: t.string(), state: t.string() }),
  filters: {
    words: ({ row }, words) =>
      contains(sql`(select folded(u.name || ' ' || u.email) from users u where u.id = ${row.user_id})`, words),
    state: ({ row, eb }, state) => eb(row.state, '=', state),
  },
});

/** An approved company with the same name as the viewer's own company, which has no other members. */
const companyToJoin = (column: 'id' | 'name', userId: unknown) =>
  sql<string | null>`(select ${column === 'id' ? sql`'Company:' || c.id` : sql`c.name`}
    from company_members m join companies own on own.id = m.company_id
    join companies c on folded(c.name) = folded(own.name) and c.id <> own.id and c.is_approved
    where m.user_id = ${userId} and not exists (select from company_members o
      where o.company_id = own.id and o.user_id <> m.user_id)
    order by c.id limit 1)`;

plan.fields(User, (t) => ({
  joinRequest: t.one(JoinRequest, {
    description:
      'Their own request to join that waits, or that was declined in the last 30 days. Null for anyone else.',
    on: (theirs, ours) =>
      sql<boolean>`${theirs.id} = (select j.id from join_requests j where j.user_id = ${ours.id}
        and (j.state = 'open' or j.state = 'declined' and j.decided_at > ${ourNow} - interval '30 days')
        order by j.created_at desc, j.id desc limit 1)`,
  }),
  canLeave: t.sql({
    description:
      'Whether the viewer can leave their agency or company: yes, alone (nobody else is there) or only_admin.',
    type: 'String',
    sql: ({ viewer }) => sql<string>`(with colleagues as (
        select u.id, exists (select from user_roles o where o.user_id = u.id
          and o.role in ('ROLE_RECRUITER_ADMIN', 'ROLE_USER_ADMIN')) as is_admin
        from users u where u.status = 'active' and u.id in (
          select r.user_id from recruiters r where r.agency_id = ${viewer.agencyId}
          union all select m.user_id from company_members m where m.company_id = ${viewer.companyId}))
      select case
        when not exists (select from colleagues where id <> ${viewer.userId}) then 'alone'
        when exists (select from colleagues where id = ${viewer.userId} and is_admin)
          and not exists (select from colleagues where id <> ${viewer.userId} and is_admin) then 'only_admin' else 'yes' end)`,
  }),
  joinRequestsWaiting: t.sql({
    description: "How many requests to join the viewer's agency or company wait for an answer.",
    type: 'Int',
    sql: ({ viewer, can }) =>
      sql<number>`(select count(*)::int from join_requests j where j.state = 'open'
        and (${can('recruiter_invite')} and j.agency_id = ${viewer.agencyId}
          or ${can('user_invite')} and j.company_id = ${viewer.companyId}))`,
  }),
  agencyToJoin: t.one(Agency, {
    description: 'An approved agency of the name that a recruiter without colleagues gave for their own.',
    on: (theirs, ours) =>
      sql<boolean>`${theirs.id} = (select a.id from recruiters r join agencies own on own.id = r.agency_id
        join agencies a on folded(a.name) = folded(own.name) and a.id <> own.id and a.is_approved
        where r.user_id = ${ours.id} and not exists (select from recruiters o
          where o.agency_id = own.id and o.user_id is not null and o.id <> r.id)
        order by a.id limit 1)`,
  }),
  companyToJoinId: t.sql({
    description:
      "The id of an approved company with the same name as the person's own company, which has no other members.",
    type: 'ID',
    nullable: true,
    sql: ({ row }) => companyToJoin('id', row.id),
  }),
  companyToJoinName: t.sql({
    description: 'Its name.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => companyToJoin('name', row.id),
  }),
}));

commandMutation(requestToJoin, {
  description: 'Asks to join an agency or a company. An open request to another one is withdrawn.',
  payload: { joinRequest: JoinRequest, user: User },
  ids: { agencyId: 'Agency', companyId: 'Company', successorId: 'Recruiter' },
});
commandMutation(withdrawJoinRequest, {
  description: "Takes the viewer's own request to join back.",
  payload: { joinRequest: JoinRequest, user: User },
  ids: { joinRequestId: 'JoinRequest' },
});
commandMutation(acceptJoinRequests, {
  description:
    "Accepts requests to join the viewer's agency or company. Each that can't be accepted has a problem at its index, such as ids.2.",
  payload: { joinRequests: [JoinRequest] },
  ids: { ids: 'JoinRequest' },
});
commandMutation(declineJoinRequests, {
  description: "Declines requests to join the viewer's agency or company, with a reason if there is one.",
  payload: { joinRequests: [JoinRequest] },
  ids: { ids: 'JoinRequest' },
});
commandMutation(leaveTenant, {
  description:
    "Takes the viewer out of their agency or company. A recruiter's profile goes on in an agency of their own.",
  payload: { user: User },
  ids: { successorId: 'Recruiter' },
});
