import { type Expression, type RawBuilder, sql } from 'kysely';
import { endingVendors, vendors } from '#common/connections/vendors.ts';
import { matchesWords } from '#server/database/matches-words.ts';
import { ourNow } from '#server/database/our-now.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { isOffered } from '#server/integrations/registry.ts';
import { testServers } from '#server/integrations/test-servers.ts';
import { beginConnecting, finishConnecting } from './connecting/connecting.ts';
import { disconnect } from './disconnecting.ts';
import { matchPerson } from './people/people.commands.ts';
import { pauseConnection, resumeConnection, startSync, syncNow } from './states.commands.ts';
import { saveStatusMeaning, saveTypeMeaning } from './syncing/meanings.commands.ts';

const Agency = plan.type('Agency', 'agencies');
const Recruiter = plan.type('Recruiter', 'recruiters');
const User = plan.type('User', 'users');
const Placement = plan.type('Placement', 'placements');

/** A connection to other software. The agency's admins see it, or the person whose own account it is; staff see all. */
const Connection = plan.node('Integration', {
  table: 'connections',
  visibleTo: ({ row, viewer }) => sql<boolean>`(${viewer.isStaff} or ${row.agency_id} = ${viewer.agencyId}
    and (${row.user_id} = ${viewer.userId} or ${row.user_id} is null and ${viewer.seesAgency}))`,
});

/** A consultant in the agency's software. */
const ConnectionPerson = plan.node('ConnectionPerson', {
  table: 'connection_people',
  visibleTo: ({ row, viewer }) => sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and ${viewer.seesAgency})`,
});

/** A placement that was read, and why it isn't here. */
const ConnectionRecord = plan.node('ConnectionRecord', {
  table: 'connection_records',
  visibleTo: ({ row, viewer }) => sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and ${viewer.seesAgency})`,
});

/** Something that happened to a connection. */
const ConnectionEvent = plan.node('ConnectionEvent', {
  table: 'connection_events',
  visibleTo: ({ row, viewer }) => sql<boolean>`exists (select from connections c where c.id = ${row.connection_id}
    and (${viewer.isStaff} or c.agency_id = ${viewer.agencyId}
      and (c.user_id = ${viewer.userId} or c.user_id is null and ${viewer.seesAgency})))`,
});

type PersonRow = Readonly<
  Record<'agency_id' | 'email' | 'recruiter_id' | 'is_ignored' | 'is_gone', Expression<unknown>>
>;

const isInvited = ({ agency_id, email }: Pick<PersonRow, 'agency_id' | 'email'>) => sql<boolean>`exists (
  select from member_invitations i where i.agency_id = ${agency_id} and i.email = ${email} and i.state = 'open'
    and i.expires_at > ${ourNow})`;

const isInvitable = (row: PersonRow) => sql<boolean>`(${row.email} is not null and ${row.recruiter_id} is null
  and not ${row.is_ignored} and not ${row.is_gone} and not ${isInvited(row)})`;

plan.fields(ConnectionPerson, (t) => ({
  ...t.columns({ name: 'String', email: 'String?', title: 'String?', isGone: 'Boolean', isIgnored: 'Boolean' }),
  ...t.columns({ matchedBy: 'String?', externalId: 'String' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  vendor: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`(select c.vendor from connections c where c.id = ${row.connection_id})`,
  }),
  isInvited: t.sql({
    type: 'Boolean',
    description: 'Whether an invitation to join the agency waits for them.',
    sql: ({ row }) => isInvited(row),
  }),
  isInvitable: t.sql({
    type: 'Boolean',
    description: 'Whether they can be invited to the agency: they work there, have an address, and nobody is matched.',
    sql: ({ row }) => isInvitable(row),
  }),
  placements: t.sql({
    type: 'Int',
    description: 'How many placements that were read name them as their consultant.',
    sql: ({ row }) => sql<number>`(select count(*)::int from connection_records r
      where r.connection_id = ${row.connection_id} and r.owner_id = ${row.external_id} and r.hash <> 'gone')`,
  }),
}));

const fact = (row: { facts: Expression<unknown> }, name: RawBuilder<unknown>) => sql<string>`(${row.facts} ${name})`;

plan.fields(ConnectionRecord, (t) => ({
  ...t.columns({ externalId: 'String', outcome: 'String', reason: 'String?', readAt: 'DateTime' }),
  jobTitle: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fact(row, sql`->> 'jobTitle'`) }),
  candidateName: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fact(row, sql`#>> '{candidate,name}'`) }),
  companyName: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fact(row, sql`->> 'companyName'`) }),
  startDate: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fact(row, sql`->> 'startDate'`) }),
  rawType: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fact(row, sql`->> 'rawType'`) }),
  rawStatus: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fact(row, sql`->> 'rawStatus'`) }),
  ownerName: t.sql({
    type: 'String',
    nullable: true,
    description: 'The consultant that it names.',
    sql: ({ row }) => sql<string>`(select p.name from connection_people p
      where p.connection_id = ${row.connection_id} and p.external_id = ${row.owner_id})`,
  }),
  placement: t.one(Placement, { via: 'placement_id' }),
}));

plan.fields(ConnectionEvent, (t) => ({
  ...t.columns({ at: 'DateTime', kind: 'String' }),
  details: t.sql({
    type: 'ConnectionDetails',
    description: 'Counts, names and sentences by name.',
    sql: ({ row }) => sql`${row.details}`,
  }),
}));

/** How many records there are by a column, as JSON. */
const tally = (id: Expression<unknown>, column: 'outcome' | 'reason') => sql<
  Readonly<Record<string, number>>
>`coalesce((
  select jsonb_object_agg(t.name, t.count) from (
    select ${sql.ref(column)} as name, count(*) as count from connection_records
    where connection_id = ${id} and ${sql.ref(column)} is not null group by 1
  ) t), '{}')`;

plan.fields(Connection, (t) => ({
  ...t.columns({
    vendor: 'String',
    state: 'String',
    accountName: 'String',
    problem: 'String?',
    problemKind: 'String?',
  }),
  ...t.columns({ lastSyncedAt: 'DateTime?', nextSyncAt: 'DateTime?', readAt: 'DateTime?', startedAt: 'DateTime?' }),
  ...t.columns({ createdAt: 'DateTime', endedAt: 'DateTime?', calls: 'Int', version: 'Int' }),
  accessUntil: t.sql({
    type: 'DateTime',
    nullable: true,
    description: "When our access ends, for software where it can't be renewed without its person.",
    sql: ({ row }) => sql<Date>`(select c.expires_at from connection_credentials c
      where c.connection_id = ${row.id} and ${row.vendor} = any(${sql.lit(`{${endingVendors.join(',')}}`)}::text[]))`,
  }),
  agency: t.one(Agency, { via: 'agency_id' }),
  connectedBy: t.sql({
    type: 'String',
    nullable: true,
    description: 'The name of the person who connected it.',
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.connected_by})`,
  }),
  outcomes: t.sql({
    type: 'Tallies',
    description: 'How many placements were read, by what became of them.',
    sql: ({ row }) => tally(row.id, 'outcome'),
  }),
  reasons: t.sql({
    type: 'Tallies',
    description: "How many placements aren't here, by the reason.",
    sql: ({ row }) => tally(row.id, 'reason'),
  }),
  unknownTypes: t.sql({
    type: ['String'],
    description: 'Words for types of work that nobody has explained yet.',
    sql: ({ row }) => unknownWords(row.id, 'type', 'rawType'),
  }),
  unknownStatuses: t.sql({
    type: ['String'],
    description: 'Words for statuses that nobody has explained yet.',
    sql: ({ row }) => unknownWords(row.id, 'status', 'rawStatus'),
  }),
  unmatchedPeople: t.sql({
    type: 'Int',
    description: 'How many consultants who have placements are neither matched with a recruiter nor left out.',
    sql: ({ row }) => sql<number>`(select count(*)::int from connection_people p
      where p.connection_id = ${row.id} and p.recruiter_id is null and not p.is_ignored
        and exists (select from connection_records r where r.connection_id = p.connection_id and r.owner_id = p.external_id))`,
  }),
  events: t.connection(ConnectionEvent, {
    description: 'What happened, newest first.',
    by: 'connection_id',
    sorts: { NEWEST: { desc: ['at'] } },
  }),
  viewerCanEdit: t.sql({
    type: 'Boolean',
    sql: ({ row, viewer }) =>
      sql<boolean>`(${viewer.impersonatedBy}::uuid is null and coalesce(${row.agency_id} = ${viewer.agencyId}, false))`,
  }),
}));

const unknownWords = (id: Expression<unknown>, reason: string, name: string) => sql<string[]>`array(
  select distinct r.facts ->> ${sql.lit(name)} from connection_records r
  where r.connection_id = ${id} and r.reason = ${sql.lit(reason)} and r.facts ->> ${sql.lit(name)} is not null
  order by 1 limit 50)`;

plan.query.list('connections', Connection, {
  description: 'Connections to other software: those of the viewer, or all of them for staff.',
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } },
  filterInput: (t) => ({ vendor: t.string(), state: t.string(), words: t.string() }),
  filters: {
    vendor: ({ row, eb }, vendor) => eb(row.vendor, '=', vendor),
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    words: ({ row }, words) => sql<boolean>`exists (select from agencies a where a.id = ${row.agency_id}
      and ${matchesWords(sql`a.name || ' ' || ${row.account_name}`, words)})`,
  },
});

plan.query.list('connectionPeople', ConnectionPerson, {
  description: "The consultants in the agency's software.",
  sorts: {
    NAME: { asc: [({ name }) => sql`folded(${name})`] },
    NAME_DOWN: { desc: [({ name }) => sql`folded(${name})`] },
  },
  filterInput: (t) => ({ vendor: t.string(), match: t.string(), words: t.string() }),
  filters: {
    vendor: ({ row }, vendor) => ofVendor(sql`${row.connection_id}`, vendor),
    match: (
      { row },
      match,
    ) => sql<boolean>`(case when ${match} = 'invitable' then ${isInvitable(row)} else case when ${row.is_ignored} then 'left_out'
      when ${row.recruiter_id} is null then 'none' else 'matched' end = ${match} end)`,
    words: ({ row }, words) => matchesWords(sql`${row.name} || ' ' || coalesce(${row.email}, '')`, words),
  },
});

/** Whether a connection is to this software, and hasn't ended. */
const ofVendor = (
  id: Expression<unknown>,
  vendor: Expression<unknown>,
) => sql<boolean>`exists (select from connections c
  where c.id = ${id} and c.vendor = ${vendor} and c.state <> 'disconnected')`;

plan.query.list('connectionRecords', ConnectionRecord, {
  description: "Placements of the agency's software that aren't here, or not yet.",
  sorts: { NEWEST: { desc: ['read_at'] }, OLDEST: { asc: ['read_at'] } },
  filterInput: (t) => ({ vendor: t.string(), outcome: t.string(), reason: t.string() }),
  filters: {
    vendor: ({ row }, vendor) => ofVendor(sql`${row.connection_id}`, vendor),
    outcome: ({ row, eb }, outcome) => eb(row.outcome, '=', outcome),
    reason: ({ row, eb }, reason) => eb(row.reason, '=', reason),
  },
});

plan.fields(User, (t) => ({
  offeredVendors: t.sql({
    type: ['String'],
    description: 'The software that can be connected on this installation.',
    sql: () => sql<string[]>`${sql.lit(`{${vendors.filter(isOffered).join(',')}}`)}::text[]`,
  }),
  connectsToTestServers: t.sql({
    type: 'Boolean',
    description: 'Whether test servers answer instead of other software.',
    sql: () => sql<boolean>`${sql.lit(testServers.url() !== undefined)}`,
  }),
}));

const ConnectionSettingInput = builder.inputType('ConnectionSettingInput', {
  description: 'Something to know before connecting, such as an API username.',
  fields: (t) => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
});

plan.mutation('beginConnecting', {
  description:
    "Sends the viewer to another software's sign-in page: returns its address. `browserKey` is random, kept by the browser, and sent again by `finishConnecting`.",
  input: (t) => ({
    vendor: t.string({ required: true }),
    browserKey: t.string({ required: true }),
    settings: t.field({ type: [ConnectionSettingInput], required: false }),
  }),
  payload: { authorizeUrl: 'String' },
  command: (input, context) => beginConnecting(context, input as never),
});

plan.mutation('finishConnecting', {
  description: 'Opens a connection with what came back from the sign-in page. Within ten minutes, in the same browser.',
  input: (t) => ({
    vendor: t.string({ required: true }),
    browserKey: t.string({ required: true }),
    state: t.string({ required: true }),
    code: t.string({ required: true }),
  }),
  payload: { connection: Connection },
  command: (input, context) => finishConnecting(context, input),
});

plan.mutation('disconnect', {
  description: 'Ends a connection, here and at the vendor, and deletes our access. Placements stay.',
  input: (t) => ({ connectionId: t.id({ required: true }) }),
  payload: { connection: Connection },
  command: ({ connectionId }, context) => disconnect(context, localIdOf('Integration', connectionId)),
});

const ofConnection = { payload: { connection: Connection }, ids: { connectionId: 'Integration' } } as const;
commandMutation(startSync, { ...ofConnection, description: 'Starts a connection whose counts have been read.' });
commandMutation(pauseConnection, { ...ofConnection, description: 'Pauses a connection.' });
commandMutation(resumeConnection, { ...ofConnection, description: 'Resumes a paused connection.' });
commandMutation(syncNow, { ...ofConnection, description: 'Syncs a connection now.' });
commandMutation(saveTypeMeaning, { ...ofConnection, description: "Says what the software's word for a type means." });
commandMutation(saveStatusMeaning, {
  ...ofConnection,
  description: "Says what the software's word for a status means.",
});
commandMutation(matchPerson, {
  description: "Says who a consultant of the agency's software is here, or leaves them out.",
  payload: { person: ConnectionPerson },
  ids: { personId: 'ConnectionPerson', recruiterId: 'Recruiter' },
});
