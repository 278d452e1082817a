import { sql } from 'kysely';
import { dueSoonDays } from '#common/contact/data-request-clock.ts';
import { profileLimits } from '#common/limits.ts';
import { matchesWords } from '#server/database/matches-words.ts';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { addressHashOf } from '#server/mail/address-hash.ts';
import { answerDataRequest, extendDataRequest, refuseDataRequest } from './data-request-decisions.commands.tsx';
import { enterDataRequest, requestOwnData } from './data-request-entry.commands.ts';
import { assignDataRequest } from './data-request-owner.commands.ts';
import { confirmDataRequest, requestData } from './data-requests.commands.tsx';

const User = plan.type('User', 'users');

const DataCopy = plan.type('DataCopy', 'data_copies');

/** A person's request about their data. Only staff see it. */
const DataRequest = plan.node('DataRequest', { table: 'data_requests', visibleTo: ({ viewer }) => viewer.isStaff });

plan.fields(DataRequest, (t) => ({
  ...t.columns({
    kind: 'String',
    name: 'String',
    email: 'String',
    country: 'String',
    details: 'String?',
    state: 'String',
    dueOn: 'Date',
    confirmedAt: 'DateTime?',
    extendedBecause: 'String?',
    decidedWords: 'String?',
    decidedAt: 'DateTime?',
    createdAt: 'DateTime',
    cameBy: 'String',
    receivedOn: 'Date?',
    version: 'Int',
  }),
  receivedAt: t.sql({
    type: 'DateTime',
    description: 'When it reached us; for one that staff entered, the start of that day.',
    sql: ({ row }) => sql<Date>`coalesce(${row.received_on}::timestamp at time zone 'UTC', ${row.created_at})`,
  }),
  enteredBy: t.one(User, { via: 'entered_by' }),
  owner: t.one(User, { description: 'The super admin who deals with it.', via: 'owner_id' }),
  isMine: t.sql({
    type: 'Boolean',
    description: 'Whether the viewer deals with it.',
    sql: ({ row, viewer }) => sql<boolean>`coalesce(${row.owner_id} = ${viewer.userId}, false)`,
  }),
  urgency: t.sql({
    type: 'String',
    description: "'late', 'soon' or 'later' while it waits for an answer; otherwise 'none'.",
    sql: ({ row }) => sql<string>`case when ${row.state} not in ('open', 'extended') then 'none'
      when ${row.due_on} < ${ourNow}::date then 'late'
      when ${row.due_on} <= ${ourNow}::date + ${sql.lit(dueSoonDays)} then 'soon' else 'later' end`,
  }),
  decidedBy: t.one(User, { via: 'decided_by' }),
  account: t.one(User, {
    description: 'The account with this address.',
    on: (theirs, ours, eb) => eb(theirs.email, '=', ours.email),
  }),
  reviewCount: t.sql({
    type: 'Int',
    description: 'Reviews written with this address.',
    sql: ({ row }) => sql<number>`(select count(*)::integer from reviews v where v.reviewer_email = ${row.email})`,
  }),
  placementCount: t.sql({
    type: 'Int',
    description: 'Placements with this address, as candidate or as contact.',
    sql: ({ row }) => sql<number>`((select count(*) from placements p where p.candidate_email = ${row.email})
      + (select count(*) from placements p where p.contact_email = ${row.email}))::integer`,
  }),
  reviews: t.connection(plan.type('ReviewToCheck', 'reviews'), {
    description: 'Reviews written with this address.',
    on: (theirs, ours, eb) => eb(theirs.reviewer_email, '=', ours.email),
    sorts: { NEWEST: { desc: ['submitted_at'] } },
  }),
  placements: t.connection(plan.type('Placement', 'placements'), {
    description: 'Placements with this address, as candidate or as contact.',
    on: (theirs, ours) =>
      sql<boolean>`(${theirs.candidate_email} = ${ours.email} or ${theirs.contact_email} = ${ours.email})`,
    sorts: { NEWEST: { desc: ['start_date'] } },
  }),
  isSuppressed: t.sql({
    type: 'Boolean',
    description: 'Whether nobody here emails this address.',
    sql: ({ row }) => sql<boolean>`exists (select from suppressions s where s.agency_id is null
      and (s.email = ${row.email} or s.email_hash = coalesce(${row.email_hash}, ${addressHashOf(row.email)})))`,
  }),
  copy: t.one(DataCopy, {
    description: 'The latest copy of what is kept under the address.',
    on: (theirs, ours) =>
      sql<boolean>`${theirs.id} = (select c.id from data_copies c where c.request_id = ${ours.id}
        order by c.created_at desc, c.id desc limit 1)`,
  }),
  others: t.connection(DataRequest, {
    description: 'Other requests of this address, also those whose data was erased since.',
    on: (theirs, ours) => sql<boolean>`(${theirs.id} <> ${ours.id} and case when ${ours.email_hash} is null
      then ${theirs.email} = ${ours.email} or ${theirs.email_hash} = ${addressHashOf(ours.email)}
      else ${theirs.email_hash} = ${ours.email_hash} end)`,
    sorts: { NEWEST: { desc: ['created_at'] } },
  }),
  history: t.connection(plan.type('HistoryEntry', 'audit_entries'), {
    on: (theirs, ours, eb) => eb(theirs.subject_id, '=', ours.id),
    sorts: { NEWEST: { desc: ['at'] } },
  }),
}));

plan.query.list('dataRequests', DataRequest, {
  sorts: { DUE: { asc: ['due_on'] }, NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } },
  filterInput: (t) => ({
    state: t.string(),
    kind: t.string(),
    isWaiting: t.boolean(),
    isLate: t.boolean(),
    isSoon: t.boolean(),
    isMine: t.boolean(),
    words: t.string(),
  }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    kind: ({ row, eb }, kind) => eb(row.kind, '=', kind),
    isWaiting: ({ row }, isWaiting) => sql<boolean>`((${row.state} in ('open', 'extended')) = ${isWaiting})`,
    isLate: ({ row }, isLate) =>
      sql<boolean>`((${row.state} in ('open', 'extended') and ${row.due_on} < ${ourNow}::date) = ${isLate})`,
    isSoon: ({ row }, isSoon) =>
      sql<boolean>`((${row.state} in ('open', 'extended') and ${row.due_on} between ${ourNow}::date
        and ${ourNow}::date + ${sql.lit(dueSoonDays)}) = ${isSoon})`,
    isMine: ({ row, viewer }, isMine) =>
      sql<boolean>`(coalesce(${row.owner_id} = ${viewer.userId}, false) = ${isMine})`,
    words: ({ row }, words) => matchesWords(sql`${row.name} || ' ' || ${row.email}`, words),
  },
});

/** A person's own request, as their account page shows it. */
const OwnDataRequest = plan.rows('OwnDataRequest', {
  table: 'data_requests',
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`(${row.state} <> 'requested' and ${viewer.impersonatedBy}::uuid is null
      and ${row.email} = (select u.email from users u where u.id = ${viewer.userId}))`,
});

plan.fields(OwnDataRequest, (t) => ({
  ...t.columns({ kind: 'String', state: 'String', dueOn: 'Date', createdAt: 'DateTime', decidedAt: 'DateTime?' }),
  key: t.column('id', { type: 'ID' }),
}));

plan.fields(User, (t) => ({
  ownDataRequests: t.connection(OwnDataRequest, {
    description: 'Their own requests about their data. Empty for anyone else.',
    on: (theirs, ours, eb) => eb(theirs.email, '=', ours.email),
    sorts: { NEWEST: { desc: ['created_at'] } },
  }),
}));

/** A request as its sender confirms it. Can be read only with the token of an email. */
const DataRequestToConfirm = plan.rows('DataRequestToConfirm', { table: 'data_requests', visibleTo: 'everyone' });

plan.fields(DataRequestToConfirm, (t) => ({
  ...t.columns({ kind: 'String', email: 'String', dueOn: 'Date' }),
  state: t.sql({
    type: 'String',
    description: "'waiting' to be confirmed, 'confirmed', or 'expired'.",
    sql: ({ row }) => sql<string>`case when ${row.state} <> 'requested' then 'confirmed'
      when ${row.created_at} < ${ourNow} - make_interval(days => ${sql.lit(profileLimits.claimLinkDays)}) then 'expired'
      else 'waiting' end`,
  }),
}));

plan.query.one('dataRequestToConfirm', DataRequestToConfirm, {
  description: 'What an emailed link asks to confirm; null if the link is unknown.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.token_hash} = sha256(convert_to(${args.token}, 'utf8'))`,
});

commandMutation(requestData, {
  description:
    "Requests to 'see', 'correct' or 'erase' one's data, or to 'object' to its use. Every address gets the same answer.",
});
commandMutation(confirmDataRequest, { description: 'Confirms the address of a request by an emailed link.' });

decisionMutation(answerDataRequest, DataRequest);
decisionMutation(refuseDataRequest, DataRequest);
decisionMutation(extendDataRequest, DataRequest);
commandMutation(requestOwnData, {
  description: "Requests something about the data of one's own account. Open at once.",
  payload: { user: User },
});
commandMutation(enterDataRequest, {
  description: 'Enters a request that came another way, such as by post. For super admins.',
  payload: { dataRequest: DataRequest },
});
commandMutation(assignDataRequest, {
  description:
    'Says which super admin deals with a request: `toMe` for the viewer, otherwise `ownerId`, null for nobody. For super admins.',
  payload: { dataRequest: DataRequest },
  ids: { dataRequestId: 'DataRequest', ownerId: 'User' },
});
