import { expect } from 'vitest';
import { type Audience, criteria } from '#common/reviews/criteria.ts';
import { type Level, levelWeight } from '#common/reviews/levels.ts';
import { scoreOf } from '#common/reviews/score.ts';
import { keptDays, mergeFigureDays, starsFrom } from '#server/features/dashboard/figure-days.ts';
import {
  applyAllAgencyDeltas,
  lockAgencyFigures,
  recountAgency,
} from '#server/features/profiles/figures/agency-figures.ts';
import { lockRecruiter, recountCoverage, recountRecruiter } from '#server/features/profiles/figures/figures.ts';
import type { Story } from './story.ts';

/** Expects that all kept figures of reviews, placements and invitations equal a recount. */
export async function expectKeptAsRecounted(story: Story): Promise<void> {
  const { kysely } = story.database;
  await kysely.transaction().execute(applyAllAgencyDeltas);
  await expectDaysCountedByHand(story);
  const kept = await everythingKept(story);
  for (const id of story.recruiterIds) await expectCountedByHand(story, { table: 'recruiters', id });
  await expectCountedByHand(story, { table: 'agency_figures', id: story.agencyId });
  await kysely.transaction().execute(async (tx) => {
    for (const id of story.recruiterIds) {
      await lockRecruiter(tx, id);
      await recountRecruiter(tx, id, story.now());
      await recountCoverage(tx, id, story.now());
    }
    await lockAgencyFigures(tx);
    await recountAgency(tx, story.agencyId, story.now());
  });
  await story.rows(`update placements set candidate_step = null, employer_step = null`);
  await story.rows(`with gone as (delete from sides_to_invite) select`);
  await story.rows(`select keep_sides_to_invite(id), keep_steps(id) from placements`);
  expect(kept).toEqual(await everythingKept(story));
  expect(await searchAsKept(story)).toEqual(await searchAsMade(story));
}

/** Expects what dashboards add up, before and after deltas are merged, to equal a count by the written rules. */
async function expectDaysCountedByHand(story: Story): Promise<void> {
  const counted = daysByHand(
    await story.rows<InvitationRow>('select * from invitations where sent_at is not null'),
    await story.rows<ShownReview>(
      `select * from reviews where publication in ('published', 'under_review') and not is_hidden`,
    ),
  );
  const { kysely } = story.database;
  for (const merge of [false, true]) {
    if (merge) await mergeFigureDays(kysely);
    const { rows } = await keptDays.execute(kysely);
    expect(Object.fromEntries((rows as DayRow[]).map((row) => [cellOf(row), figuresOf(row)]))).toEqual(counted);
  }
}

interface Cell {
  agency_id: string | null;
  recruiter_id: string | null;
  audience: string;
  day: string;
}
type DayRow = Cell &
  Record<(typeof counts)[number], number> & { weight: string; weighted_stars: string } & {
    criteria: Record<string, number>;
  };
interface InvitationRow extends Omit<Cell, 'day'> {
  id: string;
  sent_at: Date;
  opened_at: Date | null;
  started_at: Date | null;
  completed_at: Date | null;
}
interface ShownReview extends ReviewRow {
  agency_id: string;
  recruiter_id: string;
  invitation_id: string | null;
}

const counts = [
  ...['sent', 'opened', 'started', 'answered', 'published'],
  ...['level_0', 'level_1', 'level_2', 'level_3', 'level_4', 'counted'],
];
const cellOf = ({ agency_id, recruiter_id, audience, day }: Cell) =>
  [agency_id ?? 'everyone', recruiter_id ?? 'all', audience, day].join();
const figuresOf = (row: DayRow) => ({
  ...Object.fromEntries(counts.filter((name) => row[name] !== 0).map((name) => [name, row[name]])),
  weight: Number(row.weight).toFixed(4),
  weighted_stars: Number(row.weighted_stars).toFixed(4),
  criteria: row.criteria ?? ratingsIn(row),
});

function ratingsIn(row: DayRow): Record<string, number> {
  const { audience, ratings } = row as unknown as { audience: Audience; ratings: number[] };
  const counts = criteria[audience].flatMap(({ key }, place) => [
    [`rated ${audience} ${key}`, ratings[place]!] as const,
    [`stars ${audience} ${key}`, ratings[starsFrom + place]!] as const,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

function daysByHand(invitations: readonly InvitationRow[], reviews: readonly ShownReview[]): Record<string, object> {
  const days: Record<string, DayRow> = {};
  const add = (cell: Omit<Cell, 'day'>, at: Date, names: readonly (string | false)[]) => {
    const day = new Date(at.getTime() - 1).toISOString().slice(0, 10);
    const wider = [cell, { ...cell, recruiter_id: null }, { ...cell, agency_id: null, recruiter_id: null }];
    return wider.map((one) => {
      const key = cellOf({ ...one, day });
      days[key] ??= { weight: '0', weighted_stars: '0', criteria: {} } as DayRow;
      for (const name of names) if (name) days[key][name] = (days[key][name] ?? 0) + 1;
      return days[key];
    });
  };
  for (const sent of invitations) {
    const started = Boolean(sent.started_at ?? sent.completed_at);
    add(sent, sent.sent_at, [
      'sent',
      (started || Boolean(sent.opened_at)) && 'opened',
      started && 'started',
      Boolean(sent.completed_at) && 'answered',
      reviews.some(({ invitation_id }) => invitation_id === sent.id) && 'published',
    ]);
  }
  for (const review of reviews) {
    const { agency_id, recruiter_id, reviewer_type: audience, level, overall, was_offered_anything } = review;
    const counts = level >= 2 && !was_offered_anything;
    const weight = counts ? levelWeight(level) : 0;
    for (const day of add({ agency_id, recruiter_id, audience }, review.submitted_at, [
      `level_${level}`,
      counts && 'counted',
    ])) {
      day.weight = String(Number(day.weight) + weight);
      day.weighted_stars = String(Number(day.weighted_stars) + weight * overall);
      if (!counts) continue;
      for (const [name, count] of Object.entries(talliesByHand([], [review])))
        day.criteria[name] = (day.criteria[name] ?? 0) + count;
    }
  }
  return Object.fromEntries(Object.entries(days).map(([cell, day]) => [cell, figuresOf({ ...zeros, ...day })]));
}

const zeros = Object.fromEntries(counts.map((name) => [name, 0]));

/** Excludes columns that say when a row was written. Rounded sums are compared to six digits. */
const about = new Set(['page_version', 'changed_at', 'version']);

async function everythingKept(story: Story): Promise<Record<string, unknown[]>> {
  const statements = {
    recruiters: 'select * from recruiters order by id',
    agencies: 'select * from agency_figures order by agency_id',
    steps: 'select id, candidate_step, employer_step, marks from placements order by id',
    sides: 'select * from sides_to_invite order by id',
  };
  const kept: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(statements))
    kept[name] = (await story.rows<Record<string, unknown>>(statement)).map(withoutMoments);
  return kept;
}

const withoutMoments = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !about.has(name))
      .map(([name, value]) => [
        name,
        name.startsWith('score_') && typeof value === 'number' ? value.toFixed(6) : value,
      ]),
  );

interface ReviewRow {
  overall: number;
  level: Level;
  weight: string;
  submitted_at: Date;
  was_offered_anything: boolean;
  reviewer_type: string;
  criteria: Record<string, number | null>;
  speciality: string | null;
}

/** Counts what a profile shows without the database, by the written rules, and its score by the formula. */
async function expectCountedByHand(
  story: Story,
  { table, id }: { table: 'recruiters' | 'agency_figures'; id: string },
) {
  const column = table === 'recruiters' ? 'recruiter_id' : 'agency_id';
  const [kept] = await story.rows<Record<string, unknown>>(
    `select * from ${table} where ${table === 'recruiters' ? 'id' : 'agency_id'} = $1`,
    [id],
  );
  const shown = await story.rows<ReviewRow>(
    `select r.*, p.speciality from reviews r left join placements p on p.id = r.placement_id
      where r.${column} = $1 and r.publication in ('published', 'under_review') and not r.is_hidden`,
    [id],
  );
  const removed = await story.rows(`select 1 from reviews where ${column} = $1 and publication = 'removed'`, [id]);
  for (const { weight, level, was_offered_anything } of shown)
    expect(Number(weight)).toBe(was_offered_anything ? 0 : levelWeight(level));
  const rated = shown.map((row) => ({
    overall: row.overall,
    level: row.level,
    submittedAt: row.submitted_at,
    offeredAnything: row.was_offered_anything,
  }));
  const { score, half, rank, count } = scoreOf(rated, story.now());
  const counted = shown.filter(({ level, was_offered_anything }) => level >= 2 && !was_offered_anything);
  const confirmedOnly = shown.filter(({ level }) => level === 1);
  const sum = (rows: readonly ReviewRow[]) => rows.reduce((total, { overall }) => total + overall, 0);
  expect(kept).toMatchObject({
    score: score.toFixed(4),
    score_half: half.toFixed(4),
    score_rank: rank.toFixed(4),
    review_count: count,
    rating_sum: sum(counted),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((stars) => [`stars_${stars}`, counted.filter(({ overall }) => overall === stars).length]),
    ),
    confirmed_only_count: confirmedOnly.length,
    confirmed_only_sum: sum(confirmedOnly),
    published_count: shown.length,
    removed_count: removed.length,
  });
  expect(kept!['review_tallies']).toEqual(talliesByHand(shown, counted));
}

/** Named as in `common/profiles/tallies.ts`. */
function talliesByHand(shown: readonly ReviewRow[], counted: readonly ReviewRow[]): Record<string, number> {
  const tallies: Record<string, number> = {};
  const add = (name: string, count = 1) => {
    tallies[name] = (tallies[name] ?? 0) + count;
  };
  for (const { reviewer_type, level, speciality } of shown) {
    add(`audience ${reviewer_type}`);
    add(`level ${level}`);
    if (speciality) add(`speciality ${speciality}`);
  }
  for (const { reviewer_type, criteria } of counted)
    for (const [key, stars] of Object.entries(criteria)) {
      if (typeof stars !== 'number') continue;
      add(`rated ${reviewer_type} ${key}`);
      add(`stars ${reviewer_type} ${key}`, stars);
    }
  return tallies;
}

const searchAsKept = async (story: Story) => ({
  entries: await story.rows('select id, facets, document, score_rank, review_count from search_entries order by id'),
  counts: await story.rows(
    `select kind, claim, place, speciality, role, sum(count) as count from search_counts
      group by 1, 2, 3, 4, 5 having sum(count) <> 0 order by 1, 2, 3, 4, 5`,
  ),
});

/** The search entries as they would be built now, and their counts by kind. */
const searchAsMade = async (story: Story) => ({
  entries: await story.rows(
    `select r.id, search_recruiter_facets(r) as facets, search_recruiter_document(r) as document, r.score_rank, r.review_count
      from recruiters r
      union all
      select a.id, f.facets, search_agency_document(a, f.facets), g.score_rank, g.review_count
      from agencies a join agency_figures g on g.agency_id = a.id cross join lateral search_agency_facets(a) f (facets)
      where a.is_approved order by 1`,
  ),
  counts: await story.rows(
    `select c.kind, c.claim, c.place, c.speciality, c.role, count(*)::numeric as count
      from search_entries e, search_combinations(e.facets) c group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  ),
});
