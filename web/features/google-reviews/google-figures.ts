import { formatShortMonth } from '#common/formats.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import type { ChartPoint, ChartSeries } from '#web/app-ui/charts/chart.ts';
import { type FiguresTable, figureText } from '#web/app-ui/charts/figures-table.ts';

/** The figures of a place, as the API has them. */
export interface PlaceFigures {
  readonly distribution: readonly number[];
  readonly months: Tallies;
}

/** A chart, and the same as a table. */
interface Drawn {
  readonly table: FiguresTable;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  readonly isEmpty: boolean;
}

const series: readonly ChartSeries[] = [{ name: 'count', label: 'Reviews', color: 'var(--brand)' }];
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** How many reviews have each rating on Google, over some places. */
export function ratingsOf(places: readonly PlaceFigures[]): Drawn {
  const rows = [5, 4, 3, 2, 1].map((stars) => ({
    label: `${stars} of 5`,
    count: sum(places.map(({ distribution }) => distribution[stars - 1] ?? 0)),
  }));
  return {
    table: {
      title: 'Ratings on Google',
      columns: [
        { head: 'Rating', kind: 'words' },
        { head: 'Reviews', kind: 'count' },
      ],
      rows: rows.map(({ label, count }) => [label, count]),
    },
    series,
    points: rows.map(({ label, count }) => ({
      ...{ label, title: label, values: { count } },
      facts: [['Reviews', figureText(count, 'count')]],
    })),
    isEmpty: rows.every(({ count }) => count === 0),
  };
}

/** The ratings of the last twelve months in UTC, over some places: how many, and their average. */
export function monthsOf(places: readonly PlaceFigures[], today: Date): Drawn {
  const rows = lastMonths(today).map((month) => {
    const of = (name: string) => sum(places.map(({ months }) => months[`${name} ${month}`] ?? 0));
    const count = of('count');
    return { month: formatShortMonth(month), count, average: count > 0 ? of('stars') / count : null };
  });
  return {
    table: {
      title: 'Reviews by month',
      columns: [
        { head: 'Month', kind: 'words' },
        { head: 'Reviews', kind: 'count' },
        { head: 'Average on Google', kind: 'score' },
      ],
      rows: rows.map(({ month, count, average }) => [month, count, average]),
    },
    series,
    points: rows.map(({ month, count, average }) => ({
      ...{ label: month, title: month, values: { count } },
      facts: [
        ['Reviews', figureText(count, 'count')],
        ['Average on Google', figureText(average, 'score')],
      ],
    })),
    isEmpty: rows.every(({ count }) => count === 0),
  };
}

/** The last twelve months, such as '2026-11', the oldest first. */
const lastMonths = (today: Date): readonly string[] =>
  Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 11 + at, 1)).toISOString().slice(0, 7),
  );
