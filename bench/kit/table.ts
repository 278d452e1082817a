/** One line of the table of all figures. */
export interface Row {
  /** Starts with the figure's name, such as `B1`, then what is compared. Unique. */
  readonly what: string;
  readonly ours: string;
  readonly limit: string;
  readonly ratio: string;
  /** The same ratio by the servers' CPU time, which other programs on the machine disturb less. */
  readonly byCpu: string;
  /** The smallest and largest ratio of all rounds. */
  readonly spread: string;
  readonly goal: string;
  readonly isReached: boolean;
  readonly command: string;
}

/** How one script was run: when, for how many minutes, at which load, on what and with what. */
export interface Taking {
  readonly figure: string;
  readonly at: string;
  readonly minutes: string;
  readonly load: string;
  readonly machine: string;
}

/** All figures, and how each was measured. */
export interface Table {
  readonly rows: readonly Row[];
  readonly takings: readonly Taking[];
}

const columns = ['figure', 'ours', 'limit', 'ratio', 'by CPU', 'spread', 'goal', 'reached', 'command'];
const takingColumns = ['figure', 'taken', 'minutes', 'load before', 'machine and programs'];

/** The goal a row belongs to: `B1`. */
export const figureOf = ({ what }: Row): string => what.split(' ')[0]!;

/** As Markdown: figures, and below them how each was measured. */
export const asMarkdown = ({ rows, takings }: Table): string =>
  [rowsAsTable(rows), markdown(takingColumns, takings.map(cellsOfTaking))].join('\n\n');

/** The summary in docs/performance.md. */
export const asSummary = (rows: readonly Row[]): string =>
  markdown(
    ['figure', 'ours', 'ratio', 'goal', 'reached', 'command'],
    rows.map(({ what, ours, ratio, goal, isReached, command }) => [
      what,
      ours,
      ratio,
      goal,
      isReached ? 'yes' : '**no**',
      `\`${command}\``,
    ]),
  );

/** Rows alone, as Markdown. */
export const rowsAsTable = (rows: readonly Row[]): string => markdown(columns, rows.map(cellsOfRow));

/** Reads what was written; a text without tables has none. */
export function readTable(text: string): Table {
  const lines = text.split('\n').filter((line) => /^\| B\d/.test(line));
  const cells = lines.map((line) => line.slice(2, -2).split(' | '));
  return {
    rows: cells.filter(({ length }) => length === columns.length).map(rowOfCells),
    takings: cells.filter(({ length }) => length === takingColumns.length).map(takingOfCells),
  };
}

/** The earlier table with new results in place of old ones, in the order of the goals. */
export function withNew(former: Table, taken: Table): Table {
  const anew = new Set(taken.takings.map(({ figure }) => figure));
  const place = (figure: string) => Number(figure.slice(1));
  return {
    rows: [...former.rows.filter((row) => !anew.has(figureOf(row))), ...taken.rows].sort(
      (one, other) => place(figureOf(one)) - place(figureOf(other)),
    ),
    takings: [...former.takings.filter(({ figure }) => !anew.has(figure)), ...taken.takings].sort(
      (one, other) => place(one.figure) - place(other.figure),
    ),
  };
}

const cellsOfRow = (row: Row) => [
  row.what,
  row.ours,
  row.limit,
  row.ratio,
  row.byCpu,
  row.spread,
  row.goal,
  row.isReached ? 'yes' : '**no**',
  `\`${row.command}\``,
];

function rowOfCells(cells: readonly string[]): Row {
  const [what = '', ours = '', limit = '', ratio = '', byCpu = '', spread = '', goal = ''] = cells;
  const [reached, command = ''] = cells.slice(-2);
  const isReached = reached === 'yes';
  return { what, ours, limit, ratio, byCpu, spread, goal, isReached, command: command.slice(1, -1) };
}

const cellsOfTaking = ({ figure, at, minutes, load, machine }: Taking) => [figure, at, minutes, load, machine];

function takingOfCells(cells: readonly string[]): Taking {
  const [figure = '', at = '', minutes = '', load = '', machine = ''] = cells;
  return { figure, at, minutes, load, machine };
}

/** A table as Markdown. A pipe within a cell would end it. */
export const markdown = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`)
    .join('\n');
