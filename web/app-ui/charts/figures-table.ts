import { formatNumber, formatScore, formatScoreExactly, formatShare } from '#common/formats.ts';

/** A value in a table of figures; null where there is none. */
export type Figure = string | number | null;

/** A column of figures: words, whole numbers, scores with two decimals, points with one, or shares from 0 to 1. */
export interface FigureColumn {
  readonly head: string;
  readonly kind: 'words' | 'count' | 'score' | 'points' | 'share';
}

/** The figures behind a chart, as a table. The first column says what a row is about. */
export interface FiguresTable {
  readonly title: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly (readonly Figure[])[];
}

/** A figure as it is shown; a dash where there is none. */
export function figureText(figure: Figure, kind: FigureColumn['kind']): string {
  if (figure === null) return '–';
  if (typeof figure === 'string') return figure;
  const formats = { words: String, count: formatNumber, score: formatScoreExactly, points: formatScore };
  return { ...formats, share: formatShare }[kind](figure);
}

/**
 * A table as lines of a file: its title, its heads, and its rows as they are shown. Whole numbers and points stay
 * numbers: as texts, negative ones would get an apostrophe against formulas.
 */
export const linesOf = ({ title, columns, rows }: FiguresTable): (string | number)[][] => [
  [title],
  columns.map(({ head }) => head),
  ...rows.map((row) =>
    row.map((figure, index) => {
      const { kind } = columns[index]!;
      if (typeof figure !== 'number') return figureText(figure, kind);
      if (kind === 'points') return Number(figure.toFixed(1));
      return kind === 'count' ? figure : figureText(figure, kind);
    }),
  ),
];
