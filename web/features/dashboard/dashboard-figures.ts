import type { PeriodPart, PeriodUnit } from '#common/dashboard/period.ts';
import { formatDay, formatShortMonth } from '#common/formats.ts';
import { ratedCriteria, type Tallies } from '#common/profiles/tallies.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { audiences, criterionOf } from '#common/reviews/criteria.ts';
import { levels } from '#common/reviews/levels.ts';
import type { ChartPoint, ChartSeries } from '#web/app-ui/charts/chart.ts';
import { type FigureColumn, type FiguresTable, figureText } from '#web/app-ui/charts/figures-table.ts';

/** Some days and what happened on them, as the API has them. */
export interface Part {
  readonly from: string;
  readonly to: string;
  readonly score: number;
  readonly scoreLow: number;
  readonly scoreHigh: number;
  readonly scored: number;
  readonly levels: readonly number[];
  readonly sent: number;
  readonly opened: number;
  readonly started: number;
  readonly answered: number;
  readonly published: number;
}

/** A chart's points and series, and the same as a table. */
export interface Charted {
  readonly table: FiguresTable;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  readonly isEmpty: boolean;
}

const count = (head: string): FigureColumn => ({ head, kind: 'count' });
const unitHeads: Readonly<Record<PeriodUnit, string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** 'Nov 2026', 'Nov 3, 2026 – Nov 9, 2026', 'Nov 21, 2026': the days of a part. */
export function partTitle({ from, to }: Pick<Part, 'from' | 'to'>, unit: PeriodUnit): string {
  if (unit === 'month') return formatShortMonth(from.slice(0, 7));
  return unit === 'day' ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

const axisLabel = ({ from }: PeriodPart, unit: PeriodUnit) =>
  unit === 'month' ? formatShortMonth(from.slice(0, 7)) : formatDay(from).replace(/, \d+$/, '');

/** The score at the end of each part, with its interval; nothing as long as no review counts. */
export function scoreOverTime(parts: readonly Part[], unit: PeriodUnit): Charted {
  const columns: FigureColumn[] = [
    { head: `End of ${unit}`, kind: 'words' },
    { head: 'Score', kind: 'score' },
    { head: 'Lowest', kind: 'score' },
    { head: 'Highest', kind: 'score' },
    count('Reviews in the score'),
  ];
  const table: FiguresTable = {
    title: 'Score over time',
    columns,
    rows: parts.map((part) => {
      const has = part.scored > 0;
      const scores = has ? [part.score, part.scoreLow, part.scoreHigh] : [null, null, null];
      return [partTitle(part, unit), ...scores, part.scored];
    }),
  };
  return {
    table,
    series: [
      { name: 'interval', label: '80% interval', color: 'color-mix(in srgb, var(--brand) 30%, var(--paper))' },
      { name: 'score', label: 'Score', color: 'var(--brand)' },
    ],
    points: pointsOf(table, parts, unit, ({ scored, score, scoreLow, scoreHigh }) => ({
      score: scored > 0 ? score : null,
      interval: scored > 0 ? [scoreLow, scoreHigh] : null,
    })),
    isEmpty: parts.every(({ scored }) => scored === 0),
  };
}

/** From an imported review to a proven placement: gray for what does not count in the score, blue for what does. */
const levelColors = [
  'var(--edge)',
  'var(--line-strong)',
  'color-mix(in srgb, var(--brand) 45%, var(--paper))',
  'var(--brand)',
  'color-mix(in srgb, var(--brand-strong) 60%, var(--ink))',
];

/** Reviews received in each part, by level. */
export function reviewsByLevel(parts: readonly Part[], unit: PeriodUnit): Charted {
  const series = levels.map(({ level, name }) => ({
    name: `level${level}`,
    label: `Level ${level}: ${name}`,
    color: levelColors[level]!,
  }));
  const all = (part: Part) => part.levels.reduce((sum, one) => sum + one, 0);
  const table: FiguresTable = {
    title: 'Reviews by level',
    columns: [{ head: unitHeads[unit], kind: 'words' }, ...series.map(({ label }) => count(label)), count('All')],
    rows: parts.map((part) => [partTitle(part, unit), ...part.levels, all(part)]),
  };
  return {
    table,
    series,
    points: pointsOf(table, parts, unit, (part) =>
      Object.fromEntries(series.map(({ name }, level) => [name, part.levels[level] ?? 0])),
    ),
    isEmpty: parts.every((part) => all(part) === 0),
  };
}

/** Invitations sent in each part, and how many of them were answered. */
export function answersOverTime(parts: readonly Part[], unit: PeriodUnit): Charted {
  const table: FiguresTable = {
    title: 'Invitations and answers',
    columns: [
      { head: unitHeads[unit], kind: 'words' },
      count('Invitations sent'),
      count('Answered'),
      { head: 'Answer rate', kind: 'share' },
    ],
    rows: parts.map((part) => [
      partTitle(part, unit),
      part.sent,
      part.answered,
      part.sent > 0 ? part.answered / part.sent : null,
    ]),
  };
  return {
    table,
    series: [
      { name: 'sent', label: 'Invitations sent', color: 'var(--line-strong)' },
      { name: 'answered', label: 'Answered by now', color: 'var(--brand)' },
    ],
    points: pointsOf(table, parts, unit, ({ sent, answered }) => ({ sent, answered })),
    isEmpty: parts.every(({ sent }) => sent === 0),
  };
}

/** The points of a chart over time. What a tooltip says is the row of the table. */
export const pointsOf = <P extends PeriodPart>(
  { rows, columns }: FiguresTable,
  parts: readonly P[],
  unit: PeriodUnit,
  valuesOf: (part: P) => ChartPoint['values'],
): ChartPoint[] =>
  parts.map((part, index) => ({
    label: axisLabel(part, unit),
    title: partTitle(part, unit),
    values: valuesOf(part),
    facts: rows[index]!.slice(1).map((figure, place) => {
      const { head, kind } = columns[place + 1]!;
      return [head, figureText(figure, kind)] as const;
    }),
  }));

/** A step of the funnel, with its share of the first. */
export interface FunnelStep {
  readonly label: string;
  readonly count: number;
  readonly share: number | null;
}

/** How far the invitations of a period have come: every step includes those that went on. */
export function funnelOf(parts: readonly Part[]): FunnelStep[] {
  const steps = [
    ['Invited', 'sent'],
    ['Opened', 'opened'],
    ['Started', 'started'],
    ['Completed', 'answered'],
    ['Published', 'published'],
  ] as const;
  const sum = (name: (typeof steps)[number][1]) => parts.reduce((total, part) => total + part[name], 0);
  const sent = sum('sent');
  return steps.map(([label, name]) => ({ label, count: sum(name), share: sent > 0 ? sum(name) / sent : null }));
}

/** The funnel as a table. */
export const funnelTable = (steps: readonly FunnelStep[]): FiguresTable => ({
  title: 'From invited to published',
  columns: [{ head: 'Step', kind: 'words' }, count('Invitations'), { head: 'Share of invited', kind: 'share' }],
  rows: steps.map(({ label, count: found, share }) => [label, found, share]),
});

/** Which criteria are shown: all, or only those that a reviewer must or may rate. */
export type RatingChoice = 'mandatory' | 'optional' | undefined;

/** The rated criteria of each reviewer type, as a filter leaves them. */
export function criteriaOf(tallies: Tallies, choice: RatingChoice) {
  return audiences.flatMap((audience) => {
    const ratings = ratedCriteria(tallies, audience).filter(
      ({ key }) => !choice || criterionOf(audience, key)?.isMandatory === (choice === 'mandatory'),
    );
    return ratings.length > 0 ? [{ audience, ratings }] : [];
  });
}

/** The criteria as a table. */
export const criteriaTable = (rated: ReturnType<typeof criteriaOf>): FiguresTable => ({
  title: 'Ratings in detail',
  columns: [{ head: 'Criterion', kind: 'words' }, { head: 'Average', kind: 'score' }, count('Ratings')],
  rows: rated.flatMap(({ audience, ratings }) =>
    ratings.map(({ label, average, count: found }) => [
      `${label} (${voiceOf(audience).toLowerCase()}s)`,
      average,
      found,
    ]),
  ),
});
