import { type Expression, type RawBuilder, sql } from 'kysely';
import { matchesWords } from '#server/database/matches-words.ts';
import { ofRecruiter, ofTeam } from '#server/features/profiles/narrowing.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { isOfResponse } from './response-scope.ts';
import { tagResponse, untagResponse } from './responses.commands.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');
const Campaign = plan.type('Campaign', 'campaigns');
const NpsCase = plan.type('NpsCase', 'nps_cases');

/** An answer to a survey that has a score. It says on which day it was given, and not when, so that an anonymous one stays so. */
const SurveyResponse = plan.node('SurveyResponse', {
  table: 'responses',
  visibleTo: ({ row, viewer, can }) => isOfResponse({ row, viewer, hasSurveys: can('nps_view') }),
});

/** What an agency calls some of its responses. */
const SurveyTag = plan.node('SurveyTag', {
  table: 'survey_tags',
  visibleTo: ({ row, viewer, can }) =>
    sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and (${can('nps_view')} or ${viewer.seesAgency}))`,
});

plan.fields(SurveyTag, (t) => t.columns({ name: 'String' }));

type Row = Readonly<Record<'campaign_id' | 'recipient_id' | 'workflow_id', Expression<unknown>>>;

const audienceOf = ({ campaign_id }: Pick<Row, 'campaign_id'>): RawBuilder<string> =>
  sql<string>`(select s.audience from campaigns c join surveys s on s.id = c.survey_id where c.id = ${campaign_id})`;

plan.fields(SurveyResponse, (t) => ({
  ...t.columns({ comment: 'String?', mayQuote: 'Boolean', isComplete: 'Boolean', answeredOn: 'Date' }),
  score: t.sql({ type: 'Int', sql: ({ row }) => sql<number>`${row.score}` }),
  group: t.sql({
    description: "'promoter', 'passive' or 'detractor'.",
    type: 'String',
    sql: ({ row }) => sql<string>`${row.nps_group}`,
  }),
  audience: t.sql({ type: 'String', sql: ({ row }) => audienceOf(row) }),
  isAnonymous: t.sql({
    description: 'Nobody knows who answered.',
    type: 'Boolean',
    sql: ({ row }) => sql<boolean>`(${row.recipient_id} is null)`,
  }),
  personName: t.sql({
    description: 'Who answered. Null for an anonymous answer, and once their data was erased.',
    type: 'String',
    nullable: true,
    sql: ({ row }) =>
      sql<string>`(select nullif(p.name, '') from survey_recipients p where p.id = ${row.recipient_id})`,
  }),
  questions: t.sql({
    description: 'The questions that followed the score.',
    type: 'SurveyQuestions',
    nullable: true,
    sql: ({ row }) => sql`(select w.questions from workflows w where w.id = ${row.workflow_id})`,
  }),
  answers: t.sql({
    description: 'The answers to them, by the id of the question.',
    type: 'SurveyAnswers',
    sql: ({ row }) =>
      sql`(select coalesce(jsonb_object_agg(x.question_id, x.value), '{}') from answers x where x.response_id = ${row.id})`,
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  campaign: t.one(Campaign, { via: 'campaign_id' }),
  npsCase: t.one(NpsCase, {
    description: 'What the agency does about it, if it is a low score and the viewer sees its cases.',
    on: (theirs, ours) =>
      sql<boolean>`(${theirs.response_id} = ${ours.id} and ${theirs.agency_id} = ${ours.agency_id})`,
  }),
  tags: t.connection(SurveyTag, {
    on: (tag, response) =>
      sql<boolean>`exists (select from response_tags x where x.response_id = ${response.id} and x.tag_id = ${tag.id})`,
    sorts: { NAME: { asc: ['name'] } },
    pageSize: 20,
  }),
  viewerCanTag: t.sql({
    description: "The viewer's plan has surveys.",
    type: 'Boolean',
    sql: ({ can }) => sql<boolean>`${can('nps_configure')}`,
  }),
}));

plan.query.list('surveyResponses', SurveyResponse, {
  description: 'Answers to the surveys of the agency, newest first. Within a day, their order says nothing.',
  sorts: { NEWEST: { desc: ['answered_on'] }, OLDEST: { asc: ['answered_on'] } },
  filterInput: (t) => ({
    group: t.string(),
    audience: t.string(),
    recruiter: t.string({ description: 'The slug.' }),
    team: t.string({ description: 'The global id.' }),
    campaign: t.string({ description: 'The global id.' }),
    tag: t.string({ description: 'The global id.' }),
    words: t.string({ description: 'In the comment.' }),
    from: t.field({ type: 'Date', description: 'The first day, in UTC.' }),
    to: t.field({ type: 'Date', description: 'The last day, in UTC.' }),
  }),
  filters: {
    group: ({ row, eb }, group) => eb(row.nps_group, '=', group),
    audience: ({ row }, audience) => sql<boolean>`(${audienceOf(row)} = ${audience})`,
    recruiter: ({ row }, slug) => ofRecruiter({ recruiter_id: row.recruiter_id as Expression<string> }, slug),
    team: ({ row, viewer }, team) => ofTeam({ recruiter_id: row.recruiter_id as Expression<string> }, team, viewer),
    campaign: ({ row }, campaign) => sql<boolean>`('Campaign:' || ${row.campaign_id}::text = ${campaign})`,
    tag: ({ row, viewer }, tag) =>
      sql<boolean>`(${row.id} = any (array(select x.response_id from response_tags x join survey_tags g on g.id = x.tag_id
        where g.agency_id = ${viewer.agencyId} and 'SurveyTag:' || g.id::text = ${tag})))`,
    words: ({ row }, words) => matchesWords(row.comment, words),
    from: ({ row }, day) => sql<boolean>`(${row.answered_on} >= ${day}::date)`,
    to: ({ row }, day) => sql<boolean>`(${row.answered_on} <= ${day}::date)`,
  },
});

plan.query.list('surveyTags', SurveyTag, {
  description: "The tags of the viewer's agency.",
  sorts: { NAME: { asc: ['name'] } },
  pageSize: 100,
});

commandMutation(tagResponse, {
  description: 'Puts a tag on a response. A new name makes a new tag.',
  payload: { response: SurveyResponse },
  ids: { responseId: 'SurveyResponse' },
});
commandMutation(untagResponse, {
  description: 'Removes a tag from a response. The tag itself goes with its last response.',
  payload: { response: SurveyResponse },
  ids: { responseId: 'SurveyResponse', tagId: 'SurveyTag' },
});
