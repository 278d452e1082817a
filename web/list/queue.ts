import { type Context, createContext, use } from 'react';
import { useKeys } from '#web/kit/keys.ts';

/** A list whose rows wait for somebody to decide about them. */
export interface Queue<Row> {
  waits: (row: Row) => boolean;
  /** The keys of its ways to decide, beside those that lead from row to row. */
  keys: readonly (readonly [key: string, does: string])[];
}

/** Opens the row that waits next, once the open one is decided; without one, `closes` closes the panel. */
type GoOn = (closes: boolean) => void;

/** For what stands in the panel of an open row. Does nothing outside a queue. */
export const GoOnContext: Context<GoOn> = createContext<GoOn>(() => {});

/** How a decision goes on to the next row that waits. */
export const useGoOn = (): GoOn => use(GoOnContext);

/** The keys `j` and `k` for the next row and the one before, and the way on after a decision. */
export function useQueue<Row>(
  queue: Queue<Row> | undefined,
  { rows, at, open }: { rows: readonly Row[]; at: number; open: (row: Row | undefined) => void },
): GoOn {
  const step = (by: number) => {
    const row = at < 0 ? rows[0] : rows[at + by];
    if (row) open(row);
  };
  useKeys(queue ? { j: () => step(1), k: () => step(-1) } : {});
  return (closes) => {
    if (!queue) return;
    const next = rows.slice(at + 1).find(queue.waits) ?? rows.slice(0, Math.max(at, 0)).findLast(queue.waits);
    if (next || closes) open(next);
  };
}
