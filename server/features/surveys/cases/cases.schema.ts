import { type Expression, type RawBuilder, sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { isOfCase } from './case-scope.ts';
import { moveNpsCase, noteNpsCase, saveNpsCase } from './cases.commands.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');

/** What an agency does about a detractor's response. */
const NpsCase = plan.node('NpsCase', {
  table: 'nps_cases',
  visibleTo: ({ row, viewer, can }) => isOfCase({ row, viewer, hasSurveys: can('nps_view') }),
});

/** What happened with a case. Reached by those who see the case. */
const NpsCaseEntry = plan.rows('NpsCaseEntry', {
  table: 'audit_entries',
  visibleTo: ({ row, viewer, can }) =>
    sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and (${viewer.seesAgency} or ${can('nps_view')}))`,
});

/** A note about a case. Reached by those who see the case. */
const NpsCaseNote = plan.rows('NpsCaseNote', {
  table: 'nps_case_notes',
  visibleTo: ({ row, viewer, can }) =>
    sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and (${viewer.seesAgency} or ${can('nps_view')}))`,
});

const nameOfUser = (id: Expression<unknown>) => sql<string>`(select u.name from users u where u.id = ${id})`;

plan.fields(NpsCaseEntry, (t) => ({
  ...t.columns({ at: 'DateTime', action: 'String' }),
  key: t.column('id', { type: 'ID' }),
  by: t.sql({
    description: 'Who did it. Null if Plaudit did, or their account is gone.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => nameOfUser(row.user_id),
  }),
}));

plan.fields(NpsCaseNote, (t) => ({
  ...t.columns({ words: 'String', notedAt: 'DateTime' }),
  key: t.column('id', { type: 'ID' }),
  by: t.sql({
    description: 'Who wrote it. Null once their account is gone.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => nameOfUser(row.author_id),
  }),
}));

type Row = Readonly<Record<'response_id', Expression<unknown>>>;

/** A value of the case's response, and of the person who answered. */
const ofResponse = <Value>({ response_id }: Row, value: RawBuilder<Value>) =>
  sql<Value>`(select ${value} from responses v join campaigns c on c.id = v.campaign_id join surveys s on s.id = c.survey_id
    left join survey_recipients p on p.id = v.recipient_id left join workflows w on w.id = v.workflow_id
    where v.id = ${response_id})`;

type Due = Readonly<Record<'state' | 'due_on', Expression<unknown>>>;

const isOverdue = ({ state, due_on }: Due, { timeZone }: { timeZone: Expression<string> }) =>
  sql<boolean>`(${state} <> 'resolved' and ${due_on} < (${ourNow} at time zone ${timeZone})::date)`;

plan.fields(NpsCase, (t) => ({
  ...t.columns({
    state: 'String',
    dueOn: 'Date',
    openedAt: 'DateTime',
    contactedAt: 'DateTime?',
    resolvedAt: 'DateTime?',
    version: 'Int',
  }),
  isOverdue: t.sql({
    description: "It should have been resolved before the viewer's day.",
    type: 'Boolean',
    sql: ({ row, viewer }) => isOverdue(row, viewer),
  }),
  owner: t.one(Recruiter, {
    description: 'Who looks after it; null if nobody does, or they have left the agency.',
    on: (theirs, ours) => sql<boolean>`(${theirs.id} = ${ours.owner_id} and ${theirs.agency_id} = ${ours.agency_id})`,
  }),
  recruiter: t.one(Recruiter, {
    description: 'The recruiter of the placement that the answer is about.',
    on: (theirs, ours) =>
      sql<boolean>`(${theirs.id} = (select v.recruiter_id from responses v where v.id = ${ours.response_id}))`,
  }),
  score: t.sql({ type: 'Int', nullable: true, sql: ({ row }) => ofResponse(row, sql<number>`v.score`) }),
  comment: t.sql({ type: 'String', nullable: true, sql: ({ row }) => ofResponse(row, sql<string>`v.comment`) }),
  answeredOn: t.sql({ type: 'Date', sql: ({ row }) => ofResponse(row, sql<string>`v.answered_on`) }),
  isComplete: t.sql({
    description: 'Whether every question was answered.',
    type: 'Boolean',
    sql: ({ row }) => ofResponse(row, sql<boolean>`v.is_complete`),
  }),
  audience: t.sql({ type: 'String', sql: ({ row }) => ofResponse(row, sql<string>`s.audience`) }),
  campaignName: t.sql({ type: 'String', sql: ({ row }) => ofResponse(row, sql<string>`c.name`) }),
  isAnonymous: t.sql({
    description: 'Nobody knows who answered.',
    type: 'Boolean',
    sql: ({ row }) => ofResponse(row, sql<boolean>`v.recipient_id is null`),
  }),
  personName: t.sql({
    description: 'Who answered. Null for an anonymous answer, and once their data was erased.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => ofResponse(row, sql<string>`nullif(p.name, '')`),
  }),
  personEmail: t.sql({
    description: 'The email address of the person who answered, under the same rule.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => ofResponse(row, sql<string>`nullif(p.email, '')`),
  }),
  questions: t.sql({
    description: 'The questions that followed the score.',
    type: 'SurveyQuestions',
    nullable: true,
    sql: ({ row }) => ofResponse(row, sql`w.questions`),
  }),
  answers: t.sql({
    description: 'The answers to them, by the id of the question.',
    type: 'SurveyAnswers',
    sql: ({ row }) =>
      sql`(select coalesce(jsonb_object_agg(x.question_id, x.value), '{}') from answers x where x.response_id = ${row.response_id})`,
  }),
  notes: t.connection(NpsCaseNote, {
    description: 'What people noted about it, newest first.',
    by: 'case_id',
    sorts: { NEWEST: { desc: ['noted_at'] } },
  }),
  history: t.connection(NpsCaseEntry, {
    description: 'What happened with it, newest first.',
    on: (theirs, ours) => sql<boolean>`(${theirs.subject_type} = 'NpsCase' and ${theirs.subject_id} = ${ours.id})`,
    sorts: { NEWEST: { desc: ['at'] } },
  }),
  possibleOwners: t.connection(Recruiter, {
    description: 'The people of the agency who can own it.',
    on: (theirs, ours) =>
      sql<boolean>`(${theirs.agency_id} = ${ours.agency_id}
        and exists (select from users u where u.id = ${theirs.user_id} and u.status = 'active'))`,
    sorts: { NAME: { asc: [({ name }) => sql`folded(${name})`] } },
    pageSize: 100,
  }),
  viewerCanWork: t.sql({
    type: 'Boolean',
    description: "The viewer's plan lets them work on cases.",
    sql: ({ can }) => sql<boolean>`${can('nps_create')}`,
  }),
}));

plan.query.list('npsCases', NpsCase, {
  description: 'The cases of detractors that the viewer sees.',
  sorts: { DUE: { asc: ['due_on'] }, NEWEST: { desc: ['opened_at'] } },
  filterInput: (t) => ({
    state: t.string({ description: 'open, contacted or resolved.' }),
    isUnresolved: t.boolean(),
    isMine: t.boolean({ description: 'The viewer owns it.' }),
    isOverdue: t.boolean(),
    words: t.string({ description: 'In the comment, or the name of the person.' }),
  }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    isUnresolved: ({ row }, isUnresolved) => sql<boolean>`((${row.state} <> 'resolved') = ${isUnresolved})`,
    isMine: ({ row, viewer }, isMine) =>
      sql<boolean>`((${row.owner_id} is not distinct from ${viewer.recruiterId}) = ${isMine})`,
    isOverdue: ({ row, viewer }, wanted) => sql<boolean>`(${isOverdue(row, viewer)} = ${wanted})`,
    words: ({ row }, words) => sql<boolean>`exists (
      select from responses v left join survey_recipients p on p.id = v.recipient_id
      where v.id = ${row.response_id} and ${contains(sql`folded(coalesce(v.comment, '') || ' ' || coalesce(p.name, ''))`, words)})`,
  },
});

const saved = { payload: { npsCase: NpsCase }, ids: { caseId: 'NpsCase' } } as const;

commandMutation(saveNpsCase, {
  ...saved,
  description: 'Gives a case to a person of the agency, or moves the day on which it is due.',
  ids: { caseId: 'NpsCase', ownerId: 'Recruiter' },
});
commandMutation(moveNpsCase, {
  ...saved,
  description: "Moves a case on: 'contact', 'resolve' or 'reopen', with a note if there is one.",
});
commandMutation(noteNpsCase, { ...saved, description: "Adds a note to a case. It can't be changed afterwards." });
