import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/database/types.ts';

/** The number of possible scores, from 0 to 10. */
export const scoreCount = 11;

const steps = ['sent', 'opened', 'started', 'answered'] as const;
const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const places = Array.from({ length: scoreCount }, (_, place) => sql.lit(place + 1));
const day = ['agency_id', 'recruiter_id', 'audience', 'day'] as const;
const total = ['agency_id', 'campaign_id', 'workflow_id'] as const;

/** The sums of several rows with a score each, as an array with the answers of score 0 first. */
const scoredByScore = sql`array[${sql.join(
  places.map((_, score) => sql`coalesce(sum(scored) filter (where score = ${sql.lit(score)}), 0)::int`),
)}]`;

/** The sums of the scores of several kept rows, place by place. */
export const summedScores = sql`array[${sql.join(places.map((place) => sql`coalesce(sum(scores[${place}]), 0)::int`))}]`;

const summed = (names: readonly string[]) =>
  sql.join(names.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`));

/** Everything that counts now, as deltas from nothing. */
export const countedFigures = sql`
  select f.* from survey_recipients r cross join lateral figures_of_recipient(r, 1) f
  union all
  select f.* from responses v cross join lateral figures_of_response(v, 1) f`;

/** Sums deltas for each recruiter at an agency and each agency, by audience and day. */
export const summedNpsDays = (deltas: RawBuilder<unknown>) => sql`
  select ${list(day)}, ${summed(steps)}, ${scoredByScore} as scores
  from (
    select d.agency_id, w.recruiter_id, d.audience, d.day, ${list(steps)}, d.score, d.scored
    from ${deltas} d cross join lateral (select d.recruiter_id union select null) w
  ) d
  group by ${list(day)}`;

/** Sums deltas for each campaign and version of a workflow. */
export const summedTotals = (deltas: RawBuilder<unknown>) => sql`
  select ${list(total)}, ${summed([...steps, 'completed'])}, ${scoredByScore} as scores
  from ${deltas} d group by ${list(total)}`;

/** Counts of answers as they are now. */
export const countedAnswers = sql`
  select v.agency_id, v.workflow_id, a.question_id, k.key, count(*)::int as count
  from answers a join responses v on v.id = a.response_id cross join lateral answer_keys(a.value) k (key)
  where is_settled(v)
  group by v.agency_id, v.workflow_id, a.question_id, k.key`;

const dayColumns = list([...day, ...steps, 'scores']);
const totalColumns = list([...total, ...steps, 'completed', 'scores']);

/** Leaves out days of recruiters who are gone with theirs. */
const isOfSomeone = sql`(s.recruiter_id is null or exists (select from recruiters r where r.id = s.recruiter_id))`;

/** Leaves out the deltas of a campaign or version that is gone, with its total. */
const ofCampaigns = sql`
  where exists (select from campaigns c where c.id = d.campaign_id)
    and (d.workflow_id is null or exists (select from workflows w where w.id = d.workflow_id))`;

const counts = (names: readonly string[]) =>
  sql`(${sql.join(
    names.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
    sql` or `,
  )} or 0 <> any (${summedScores}))`;

/** The days as they are with all deltas, without those on which nothing counts any more. */
export const keptNpsDays = sql`
  select ${list(day)}, ${summed(steps)}, ${summedScores} as scores
  from (
    select ${dayColumns} from nps_days
    union all
    select ${dayColumns} from (${summedNpsDays(sql`survey_deltas`)}) s where ${isOfSomeone}
  ) d
  group by ${list(day)} having ${counts(steps)}`;

/** The totals of campaigns and versions as they are with all deltas, without those that count nothing any more. */
export const keptTotals = sql`
  select ${list(total)}, ${summed([...steps, 'completed'])}, ${summedScores} as scores
  from (
    select ${totalColumns} from survey_totals
    union all
    select ${totalColumns} from (${summedTotals(sql`(select d.* from survey_deltas d ${ofCampaigns})`)}) d
  ) d
  group by ${list(total)} having ${counts([...steps, 'completed'])}`;

/** The counts of answers as they are with all deltas. */
export const keptAnswerCounts = sql`
  select agency_id, workflow_id, question_id, key, sum(count)::int as count
  from (
    select agency_id, workflow_id, question_id, key, count from answer_counts
    union all
    select w.agency_id, w.id, d.question_id, d.key, d.count from answer_count_deltas d join workflows w on w.id = d.workflow_id
  ) d
  group by agency_id, workflow_id, question_id, key having sum(count) <> 0`;

/**
 * Merges the deltas into the figures, in statements that take exactly the deltas they delete. Sums are right before and
 * after. Deltas of what is gone are dropped with it.
 */
export async function mergeSurveyFigures(kysely: Kysely<DB>): Promise<void> {
  await sql`/* mergeSurveyFigures */
    with taken as (
      delete from survey_deltas returning *
    ), days as (
      insert into nps_days as f (${dayColumns}) select * from (${summedNpsDays(sql`taken`)}) s
      where exists (select from agencies a where a.id = s.agency_id) and ${isOfSomeone}
      on conflict (${list(day)}) do update set ${added(steps)}
    )
    insert into survey_totals as f (${totalColumns}) ${summedTotals(sql`(select d.* from taken d ${ofCampaigns})`)}
    on conflict (campaign_id, workflow_id) do update set ${added([...steps, 'completed'])}`.execute(kysely);
  await sql`/* mergeAnswerCounts */
    with taken as (
      delete from answer_count_deltas returning *
    )
    insert into answer_counts as f (agency_id, workflow_id, question_id, key, count)
    select w.agency_id, d.workflow_id, d.question_id, d.key, sum(d.count)::int
    from taken d join workflows w on w.id = d.workflow_id
    group by w.agency_id, d.workflow_id, d.question_id, d.key
    on conflict (workflow_id, question_id, key) do update set count = f.count + excluded.count`.execute(kysely);
}

/**
 * Gives the days of an agency or a recruiter to another one. Call it once all that is counted has moved: the deltas of these
 * moves then add up to nothing.
 */
export async function moveNpsDays(
  kysely: Kysely<DB>,
  of: 'agency_id' | 'recruiter_id',
  { from, into }: { from: string; into: string },
): Promise<void> {
  const moved = day.map((name) => (name === of ? sql`${into}::uuid` : sql.ref(name)));
  await sql`/* moveNpsDays */
    with taken as (delete from nps_days where ${sql.ref(of)} = ${from} returning *)
    insert into nps_days as f (${dayColumns}) select ${sql.join(moved)}, ${list([...steps, 'scores'])} from taken
    on conflict (${list(day)}) do update set ${added(steps)}`.execute(kysely);
  await sql`/* moveSurveyDeltas */
    update survey_deltas set ${sql.ref(of)} = ${into} where ${sql.ref(of)} = ${from}`.execute(kysely);
}

/** Adds the figures to a row that has some already. */
function added(names: readonly string[]) {
  const sums = names.map((name) => sql`${sql.ref(name)} = f.${sql.ref(name)} + excluded.${sql.ref(name)}`);
  const scores = places.map((place) => sql`f.scores[${place}] + excluded.scores[${place}]`);
  return sql`${sql.join(sums)}, scores = array[${sql.join(scores)}]`;
}
