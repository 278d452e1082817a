import { type Context, createContext, use } from 'react';
import { useKeys } from '#web/kit/keys.ts';

/** A list whose rows wait for a decision. */
export interface Queue<Row> {
  waits: (row: Row) => boolean;
  /** The shortcuts of its decisions, besides those for moving between rows. */
  keys: readonly (readonly [key: string, does: string])[];
}

/** Opens the next waiting row after a decision; if there is none, `closes` closes the panel. */
type GoOn = (closes: boolean) => void;

/** For the content of an open row's panel. Does nothing outside a queue. */
export const GoOnContext: Context<GoOn> = createContext<GoOn>(() => {});

/** Moves to the next waiting row after a decision. */
export const useGoOn = (): GoOn => use(GoOnContext);

/** Adds the keys `j` and `k` for the next and previous row; returns how to move on after a decision. */
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
