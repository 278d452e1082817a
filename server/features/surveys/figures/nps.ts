import { type Period, partsOf, periodOf, type SaidPeriod } from '#common/dashboard/period.ts';
import { audiences } from '#common/reviews/criteria.ts';
import type { Context } from '#server/commands/context.ts';
import { scoreCount } from './kept-figures.ts';
import { type NamedSums, type NpsSums, readNps } from './nps.queries.ts';
import { npsScopeFor } from './nps-scope.ts';

/** What a viewer wants to see: a period, and one recruiter, team or audience of all. */
export interface NpsWish extends SaidPeriod {
  readonly recruiter?: string | null | undefined;
  readonly team?: string | null | undefined;
  readonly audience?: string | null | undefined;
}

/** Some days and what they brought. */
export interface NpsPart extends NpsSums {
  readonly from: string;
  readonly to: string;
}

/** What a period brought to an audience, a recruiter or a team. */
export interface NpsLine extends NpsSums {
  /** The audience, the slug, or the team's global id; null for answers about nobody. */
  readonly key: string | null;
  readonly name: string | null;
}

/** The figures of the NPS dashboard. */
export interface NpsDashboard {
  readonly from: string;
  readonly to: string;
  readonly unit: Period['unit'];
  readonly hasFigures: boolean;
  readonly openCases: number;
  readonly parts: readonly NpsPart[];
  readonly audiences: readonly NpsLine[];
  readonly recruiters: readonly NpsLine[];
  readonly teams: readonly NpsLine[];
}

/** The figures a viewer wants, as far as they may see them; null for a viewer without any. */
export async function npsDashboardFor(
  { viewer, database, nature }: Context,
  wish: NpsWish,
): Promise<NpsDashboard | null> {
  const scope = npsScopeFor(viewer, wish.recruiter || null, wish.team || null);
  if (!scope) return null;
  const period = periodOf(wish, nature.now().toISOString().slice(0, 10));
  const audience = audiences.find((one) => one === wish.audience) ?? null;
  const { hasFigures, openCases, sums } = await readNps(database, scope, period, audience);
  const of = (kind: NamedSums['kind']) => sums.filter((one) => one.kind === kind);
  const byPart = new Map(of('part').map((part) => [part.key, part]));
  const from = period.from ?? [...byPart.keys()].sort()[0] ?? period.to;
  const recruiters = of('recruiter');
  const apart = scope.recruiterIds === null ? less(of('audience'), recruiters) : nothing;
  return {
    ...{ from, to: period.to, unit: period.unit, hasFigures, openCases },
    parts: partsOf(from, period.to, period.unit).map((days) => ({ ...(byPart.get(days.from) ?? nothing), ...days })),
    audiences: of('audience'),
    recruiters: [...recruiters, ...(isNothing(apart) ? [] : [{ ...apart, key: null, name: null }])],
    teams: of('team'),
  };
}

const nothing: NpsSums = {
  sent: 0,
  opened: 0,
  started: 0,
  answered: 0,
  scores: Array.from({ length: scoreCount }, () => 0),
};

const isNothing = ({ sent, scores }: NpsSums) => sent === 0 && scores.every((count) => count === 0);

/** What is left of the first sums without the others. */
function less(all: readonly NpsSums[], others: readonly NpsSums[]): NpsSums {
  const left = (of: (sums: NpsSums) => number) =>
    all.reduce((sum, one) => sum + of(one), 0) - others.reduce((sum, one) => sum + of(one), 0);
  return {
    sent: left(({ sent }) => sent),
    opened: left(({ opened }) => opened),
    started: left(({ started }) => started),
    answered: left(({ answered }) => answered),
    scores: nothing.scores.map((_, score) => left(({ scores }) => scores[score]!)),
  };
}
