/** A row in memory, with the name of its type. */
export type Row = Readonly<Record<string, unknown>> & { readonly $type: string };
/** Columns and directions of a list, with its key last. */
export type OracleOrder = readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
/** The arguments of a page, as the Relay specification names them. */
export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}
type Comparable = string | number | bigint;

/** A page of rows in memory, by the simplest possible code. */
export function oraclePage(
  rows: readonly Row[],
  args: PageArguments,
  sort: string,
  order: OracleOrder,
  total?: number,
) {
  const steps: OracleOrder = [...order, ['id', order.at(-1)![1]]];
  const texts = (row: Row) => steps.map(([column]) => textOf(row, column));
  const compare = (a: readonly string[], b: readonly string[]): number => {
    for (const [i, [column, direction]] of steps.entries()) {
      const [x, y] = [comparable(column, a[i]!), comparable(column, b[i]!)];
      if (x !== y) return (x < y ? -1 : 1) * (direction === 'asc' ? 1 : -1);
    }
    return 0;
  };
  const place = (cursor: string): string[] => JSON.parse(Buffer.from(cursor, 'base64').toString()).slice(1);
  const { first, last, after, before } = args;
  const list = [...rows].sort((a, b) => compare(texts(a), texts(b)));
  const window = list
    .filter((row) => after == null || compare(texts(row), place(after)) > 0)
    .filter((row) => before == null || compare(texts(row), place(before)) < 0);
  const size = first ?? last ?? 20;
  const shown = last != null ? window.slice(Math.max(0, window.length - size)) : window.slice(0, size);
  const edges = shown.map((node) => ({ node, cursor: cursorOf([sort, ...texts(node)]) }));
  const passedAfter = after != null && list.some((row) => compare(texts(row), place(after)) <= 0);
  const passedBefore = before != null && list.some((row) => compare(texts(row), place(before)) >= 0);
  const more = window.length > size;
  return {
    edges,
    totalCount: total ?? list.length,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: (last == null && more) || passedBefore,
      hasPreviousPage: (last != null && more) || passedAfter,
    },
  };
}

/** Formatted like a JSON array from Postgres. */
const cursorOf = (values: readonly string[]) =>
  Buffer.from(`[${values.map((value) => JSON.stringify(value)).join(', ')}]`).toString('base64');

function textOf(row: Row, column: string): string {
  if (column === 'created_at') return String(row['created_text']);
  return column === 'lower(title)' ? String(row['title']).toLowerCase() : String(row[column]);
}

function comparable(column: string, text: string): Comparable {
  if (column === 'views') return BigInt(text);
  return ['created_at', 'lower(title)', 'starts_on'].includes(column) || text.includes('-') ? text : Number(text);
}
