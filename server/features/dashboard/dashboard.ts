import { addDays, daysBetween, type Period, partsOf, periodOf, type SaidPeriod } from '#common/dashboard/period.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import { audiences, criteria } from '#common/reviews/criteria.ts';
import { halfLifeDays, type Score, scoreFromSums } from '#common/reviews/score.ts';
import type { Context } from '#server/commands/context.ts';
import { type DashboardRead, type PartSums, readDashboard } from './dashboard.queries.ts';
import { starsFrom } from './figure-days.ts';
import { scopeFor } from './scope.ts';

/** What a viewer wants to see: a period, and one recruiter, team or audience of all. */
export interface DashboardWish extends SaidPeriod {
  readonly recruiter?: string | null | undefined;
  readonly team?: string | null | undefined;
  readonly audience?: string | null | undefined;
}

/** One point of the charts: the days it stands for, what happened on them, and the score at the end of the last. */
export interface DashboardPart extends Omit<PartSums, 'part' | 'weight' | 'weightedStars'> {
  readonly from: string;
  readonly to: string;
  readonly score: Score;
  /** All reviews in that score. */
  readonly scored: number;
}

/** The figures of a dashboard. */
export interface Dashboard extends Pick<DashboardRead, 'hasFigures' | 'unanswered'> {
  readonly from: string;
  readonly to: string;
  readonly unit: Period['unit'];
  readonly criteria: Tallies;
  readonly parts: readonly DashboardPart[];
  readonly eligible: number;
  readonly invited: number;
  readonly reviews: readonly { readonly id: string }[];
}

/** The figures a viewer wants, as far as they may see them; null for somebody without any. */
export async function dashboardFor(
  { viewer, database, nature }: Context,
  wish: DashboardWish,
): Promise<Dashboard | null> {
  const scope = scopeFor(viewer, wish.recruiter || null, wish.team || null);
  if (!scope) return null;
  const today = nature.now().toISOString().slice(0, 10);
  const period = periodOf(wish, today);
  const audience = audiences.find((one) => one === wish.audience) ?? null;
  const read = await readDashboard(database, scope, period, audience, today);
  const sums = new Map((read.parts ?? []).map((part) => [part.part, part]));
  const from = period.from ?? [...sums.keys()].filter((part) => part !== null).sort()[0] ?? period.to;
  return {
    from,
    to: period.to,
    unit: period.unit,
    hasFigures: read.hasFigures,
    parts: scored(from, { ...period, today }, sums),
    criteria: talliesOf(read.ratings),
    eligible: read.coverage?.eligible ?? 0,
    invited: read.coverage?.invited ?? 0,
    reviews: (read.reviews ?? []).map((id) => ({ id })),
    unanswered: read.unanswered,
  };
}

const nothing: Omit<PartSums, 'part'> = {
  sent: 0,
  opened: 0,
  started: 0,
  answered: 0,
  published: 0,
  levels: [0, 0, 0, 0, 0],
  counted: 0,
  weight: 0,
  weightedStars: 0,
};

/**
 * Each part with the score at its end: the sums of earlier parts, aged to it, and its own. The score is as of a
 * midnight, and at most as of the last one.
 */
function scored(
  first: string,
  { to, unit, today }: Period & { today: string },
  sums: ReadonlyMap<string | null, PartSums>,
): DashboardPart[] {
  let { counted: scoredSoFar, weight, weightedStars } = sums.get(null) ?? nothing;
  let asOf = first < today ? first : today;
  return partsOf(first, to, unit).map((part) => {
    const { weight: own, weightedStars: ownStars, ...counts } = sums.get(part.from) ?? nothing;
    const end = part.to < today ? addDays(part.to, 1) : today;
    const aged = 0.5 ** (daysBetween(asOf, end) / halfLifeDays);
    asOf = end;
    weight = weight * aged + own;
    weightedStars = weightedStars * aged + ownStars;
    scoredSoFar += counts.counted;
    return { ...counts, ...part, score: scoreFromSums({ weight, weightedStars }), scored: scoredSoFar };
  });
}

/** Ratings by place as tallies; `criteria_of` in the database has the criteria in the same order. */
function talliesOf(ratings: DashboardRead['ratings']): Tallies {
  const counts = audiences.flatMap((audience) =>
    criteria[audience].flatMap(({ key }, place) => [
      [`rated ${audience} ${key}`, ratings[audience]?.[place] ?? 0] as const,
      [`stars ${audience} ${key}`, ratings[audience]?.[starsFrom + place] ?? 0] as const,
    ]),
  );
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}
