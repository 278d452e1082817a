import type { PeriodUnit } from '#common/dashboard/period.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { groupCounts, groupOf, type Nps, npsGroups, npsOf } from '#common/surveys/nps.ts';
import { npsText } from '#common/surveys/nps-words.ts';
import { groupWords } from '#common/surveys/workflows.ts';
import type { Figure, FigureColumn, FiguresTable } from '#web/app-ui/charts/figures-table.ts';
import { type Charted, partTitle, pointsOf } from '#web/features/dashboard/dashboard-figures.ts';
import { audienceIn, audienceWords } from '../survey-words.ts';

/** Emails and answers of something, as the API has them. Scores are counted from 0 to 10. */
export interface Counted {
  readonly sent: number;
  readonly answered: number;
  readonly scores: readonly number[];
}

/** Some days and what they brought. */
export interface NpsPart extends Counted {
  readonly from: string;
  readonly to: string;
}

/** A line of a table of figures: what it is about, and its score. */
export interface NpsRow extends Counted {
  readonly key: string;
  readonly name: string;
  readonly nps: Nps;
}

/** The net promoter score of answers that are counted by score. */
export const npsFrom = (scores: readonly number[]): Nps => npsOf(groupCounts(scores));

/** The sums of several. */
export function summed(all: readonly Counted[]): Counted {
  return {
    sent: all.reduce((sum, { sent }) => sum + sent, 0),
    answered: all.reduce((sum, { answered }) => sum + answered, 0),
    scores: Array.from({ length: 11 }, (_, score) => all.reduce((sum, { scores }) => sum + (scores[score] ?? 0), 0)),
  };
}

/** The share of emailed people who have answered; null without emails. */
export const rateOf = ({ sent, answered }: Counted): number | null => (sent > 0 ? answered / sent : null);

/** Lines of the API with their scores, those with the most answers first. */
export const rowsOf = (
  lines: readonly (Counted & { readonly key?: string | null; readonly name?: string | null })[],
  nameOf: (line: { readonly key?: string | null; readonly name?: string | null }) => string,
): NpsRow[] =>
  lines
    .map((line) => ({ ...line, key: line.key ?? '', name: nameOf(line), nps: npsFrom(line.scores) }))
    .sort((one, other) => other.nps.count - one.nps.count || one.name.localeCompare(other.name));

/** The name of an audience's line. */
export const audienceName = ({ key }: { readonly key?: string | null }): string =>
  audienceWords[audienceIn(key ?? undefined) satisfies Audience];

/** The columns of a score and of both ends of its interval. */
export const npsColumns: readonly FigureColumn[] = [
  { head: 'NPS', kind: 'points' },
  { head: '95% from', kind: 'points' },
  { head: '95% to', kind: 'points' },
];

/** What these columns have of a score: words while its answers are too few. */
export const npsPoints = (nps: Nps): Figure[] => [nps.score ?? npsText(nps), nps.low, nps.high];

/** Lines as a table of a file. */
export const rowsTable = (title: string, head: string, rows: readonly NpsRow[]): FiguresTable => ({
  title,
  columns: [
    { head, kind: 'words' },
    ...npsColumns,
    { head: 'Answers', kind: 'count' },
    ...npsGroups.map((group) => ({ head: groupWords[group], kind: 'count' as const })),
    { head: 'People emailed', kind: 'count' },
    { head: 'Response rate', kind: 'share' },
  ],
  rows: rows.map((row) => {
    const groups = groupCounts(row.scores);
    return [
      ...[row.name, ...npsPoints(row.nps), row.nps.count],
      ...npsGroups.map((group) => groups[group]),
      ...[row.sent, rateOf(row)],
    ];
  }),
});

/** The colors of the groups. Words or numbers always stand beside them. */
export const groupColors = {
  promoter: 'var(--good)',
  passive: 'var(--edge)',
  detractor: 'var(--bad)',
} as const;

const unitHeads: Readonly<Record<PeriodUnit, string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** The score of each part of a period, with its interval; nothing where answers are too few. */
export function npsOverTime(parts: readonly NpsPart[], unit: PeriodUnit): Charted {
  const scored = parts.map(({ scores }) => npsFrom(scores));
  const table: FiguresTable = {
    title: 'NPS over time',
    columns: [{ head: unitHeads[unit], kind: 'words' }, ...npsColumns, { head: 'Answers', kind: 'count' }],
    rows: parts.map((part, place) => {
      const nps = scored[place]!;
      return [partTitle(part, unit), ...npsPoints(nps), nps.count];
    }),
  };
  return {
    table,
    series: [
      { name: 'interval', label: '95% interval', color: 'color-mix(in srgb, var(--brand) 30%, var(--paper))' },
      { name: 'nps', label: 'NPS', color: 'var(--brand)' },
    ],
    points: pointsOf(table, parts, unit, (part) => {
      const { score, low, high } = npsFrom(part.scores);
      return { nps: score, interval: low === null || high === null ? null : [low, high] };
    }),
    isEmpty: scored.every(({ score }) => score === null),
  };
}

/** The answers of each part of a period, by group. */
export function answersByGroup(parts: readonly NpsPart[], unit: PeriodUnit): Charted {
  const groups = parts.map(({ scores }) => groupCounts(scores));
  const table: FiguresTable = {
    title: 'Answers by group',
    columns: [
      { head: unitHeads[unit], kind: 'words' },
      ...npsGroups.map((group) => ({ head: groupWords[group], kind: 'count' as const })),
      { head: 'All', kind: 'count' },
    ],
    rows: parts.map((part, place) => [
      partTitle(part, unit),
      ...npsGroups.map((group) => groups[place]![group]),
      npsFrom(part.scores).count,
    ]),
  };
  return {
    table,
    // From the bottom up.
    series: [...npsGroups].reverse().map((name) => ({ name, label: groupWords[name], color: groupColors[name] })),
    points: pointsOf(table, parts, unit, ({ scores }) => ({ ...groupCounts(scores) })),
    isEmpty: parts.every(({ scores }) => npsFrom(scores).count === 0),
  };
}

/** How many gave each score. */
export function scoreDistribution(scores: readonly number[]): Charted {
  const all = npsFrom(scores).count;
  const shareOf = (count: number) => (all > 0 ? count / all : null);
  const table: FiguresTable = {
    title: 'Scores',
    columns: [
      { head: 'Score', kind: 'words' },
      { head: 'Group', kind: 'words' },
      { head: 'Answers', kind: 'count' },
      { head: 'Share', kind: 'share' },
    ],
    rows: scores.map((count, score) => [String(score), groupWords[groupOf(score)], count, shareOf(count)]),
  };
  return {
    table,
    series: [...npsGroups].reverse().map((name) => ({ name, label: groupWords[name], color: groupColors[name] })),
    points: scores.map((count, score) => ({
      label: String(score),
      title: `Score ${score}`,
      values: { [groupOf(score)]: count },
      facts: [
        ['Group', groupWords[groupOf(score)]],
        ['Answers', String(count)],
      ],
    })),
    isEmpty: all === 0,
  };
}

/** How many gave a score of each group of each audience: whom its workflows followed. */
export const workflowRows = (audiences: readonly (Counted & { readonly key?: string | null })[]) =>
  audiences.flatMap((line) => {
    const counts = groupCounts(line.scores);
    const all = npsFrom(line.scores).count;
    return npsGroups.map((group) => ({
      audience: audienceIn(line.key ?? undefined),
      group,
      count: counts[group],
      share: all > 0 ? counts[group] / all : null,
    }));
  });

/** The same as a table of a file. */
export const workflowsTable = (rows: ReturnType<typeof workflowRows>): FiguresTable => ({
  title: 'By workflow',
  columns: [
    { head: 'Workflow', kind: 'words' },
    { head: 'Answers', kind: 'count' },
    { head: 'Share of the audience', kind: 'share' },
  ],
  rows: rows.map(({ audience, group, count, share }) => [
    `${audienceWords[audience]}, ${groupWords[group].toLowerCase()}`,
    count,
    share,
  ]),
});
