import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Tallies } from '#common/profiles/tallies.ts';
import { groupScores, npsGroups } from '#common/surveys/nps.ts';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';

const Survey = plan.type('Survey', 'surveys');
const Campaign = plan.type('Campaign', 'campaigns');
const Workflow = plan.type('Workflow', 'workflows');
const SurveyResponse = plan.type('SurveyResponse', 'responses');

const steps = ['sent', 'opened', 'started', 'answered', 'completed'] as const;

const named = (values: readonly (readonly [name: string, value: RawBuilder<unknown>])[]) =>
  sql.join(values.flatMap(([name, value]) => [sql.lit(name), value]));

/** The kept totals of campaigns with the deltas that are not merged yet, as counts by name. */
const totals = (of: (table: string) => RawBuilder<unknown>) => sql<Tallies>`(
  select jsonb_build_object(${named([
    ...steps.map((name) => [name, sql`coalesce(sum(${sql.ref(name)}), 0)`] as const),
    ...npsGroups.map((group) => [group, sql`coalesce(sum(${sql.ref(group)}), 0)`] as const),
  ])})
  from (
    select ${sql.join(steps.map((name) => sql.ref(`t.${name}`)))}, ${sql.join(
      npsGroups.map((group) => {
        const [lowest, highest] = groupScores[group];
        return sql`(select sum(n) from unnest(t.scores[${sql.lit(lowest + 1)}:${sql.lit(highest + 1)}]) n) as ${sql.ref(group)}`;
      }),
    )}
    from survey_totals t where ${of('t')}
    union all
    select ${sql.join(steps.map((name) => sql.ref(`d.${name}`)))}, ${sql.join(
      npsGroups.map((group) => {
        const [lowest, highest] = groupScores[group];
        return sql`case when d.score between ${sql.lit(lowest)} and ${sql.lit(highest)} then d.scored else 0 end`;
      }),
    )}
    from survey_deltas d where ${of('d')}
  ) x)`;

const counts = `Counts by name: ${[...steps, ...npsGroups].map((name) => `'${name}'`).join(', ')}.`;

plan.fields(Survey, (t) => ({
  totals: t.sql({
    description: `What its campaigns have brought in all. ${counts}`,
    type: 'Tallies',
    sql: ({ row }) =>
      totals(
        (table) => sql`${sql.ref(`${table}.agency_id`)} = ${row.agency_id} and ${sql.ref(`${table}.campaign_id`)} in (
        select c.id from campaigns c where c.agency_id = ${row.agency_id} and c.survey_id = ${row.id})`,
      ),
  }),
}));

plan.fields(Campaign, (t) => ({
  totals: t.sql({
    description: `What it has brought in all. ${counts}`,
    type: 'Tallies',
    sql: ({ row }) =>
      totals(
        (table) =>
          sql`${sql.ref(`${table}.agency_id`)} = ${row.agency_id} and ${sql.ref(`${table}.campaign_id`)} = ${row.id}`,
      ),
  }),
}));

type Version = Readonly<Record<'id' | 'agency_id' | 'survey_id' | 'published_at' | 'replaced_at', Expression<unknown>>>;

/** Whether a row is of the audience and the days on which a version was live. */
const whileLive = (table: string, { agency_id, survey_id, published_at, replaced_at }: Version) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`${column('agency_id')} = ${agency_id}
    and ${column('audience')} = (select s.audience from surveys s where s.id = ${survey_id})
    and ${column('day')} >= (${published_at} at time zone 'UTC')::date
    and ${column('day')} <= coalesce((${replaced_at} at time zone 'UTC')::date, 'infinity'::date)`;
};

plan.fields(Workflow, (t) => ({
  emailed: t.sql({
    description:
      "People of the audience who were emailed on the days on which this version was live, and how far they have come by now: 'sent', 'opened', 'started', 'answered'. The score decides later which workflow follows. Null where figures of workflows are turned off.",
    type: 'Tallies',
    nullable: true,
    sql: ({ row }) =>
      env.PLAUDIT_FEATURES.npsWorkflowAnalyticComponent
        ? sql`(
          select jsonb_build_object(${named(
            steps.slice(0, 4).map((name) => [name, sql`coalesce(sum(${sql.ref(name)}), 0)`] as const),
          )})
          from (
            select n.sent, n.opened, n.started, n.answered from nps_days n
            where n.recruiter_id is null and ${whileLive('n', row)}
            union all
            select d.sent, d.opened, d.started, d.answered from survey_deltas d where ${whileLive('d', row)}
          ) x)`
        : sql`null::jsonb`,
  }),
  totals: t.sql({
    description: `The answers that were given in this version: 'completed', and those of its group. Null where figures of workflows are turned off.`,
    type: 'Tallies',
    nullable: true,
    sql: ({ row }) =>
      env.PLAUDIT_FEATURES.npsWorkflowAnalyticComponent
        ? totals(
            (table) =>
              sql`${sql.ref(`${table}.agency_id`)} = ${row.agency_id} and ${sql.ref(`${table}.workflow_id`)} = ${row.id}`,
          )
        : sql`null::jsonb`,
  }),
  answerCounts: t.sql({
    description:
      "How often each answer was given, by the question's id and a key: 'all', a number, 'true' or 'false', 'text', 'choice …', 'cell … …', 'place … …' or 'month …'. Null where figures of workflows are turned off.",
    type: 'Tallies',
    nullable: true,
    sql: ({ row }) =>
      env.PLAUDIT_FEATURES.npsWorkflowAnalyticComponent
        ? sql`(
          select coalesce(jsonb_object_agg(x.name, x.count) filter (where x.count <> 0), '{}') from (
            select y.name, sum(y.count) as count from (
              select a.question_id || ' ' || a.key as name, a.count from answer_counts a
              where a.agency_id = ${row.agency_id} and a.workflow_id = ${row.id}
              union all
              select d.question_id || ' ' || d.key, d.count from answer_count_deltas d where d.workflow_id = ${row.id}
            ) y group by y.name
          ) x)`
        : sql`null::jsonb`,
  }),
  versions: t.connection(Workflow, {
    description: 'The versions for the same group, newest first, with this one.',
    on: (theirs, ours) =>
      sql<boolean>`(${theirs.survey_id} = ${ours.survey_id} and ${theirs.nps_group} = ${ours.nps_group})`,
    sorts: { NEWEST: { desc: ['number'] } },
    pageSize: 20,
  }),
  responses: t.connection(SurveyResponse, {
    description: 'The responses that were given in this version, newest first, as far as the viewer sees them.',
    by: 'workflow_id',
    sorts: { NEWEST: { desc: ['answered_on'] } },
    pageSize: 50,
  }),
}));
