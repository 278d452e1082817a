import { useState } from 'react';
import type { Picks } from '#web/app-ui/DataTable.tsx';

/** Rows that somebody has picked, among those that are shown. */
export type Picked<Row> = Picks<Row> & { rows: readonly Row[]; clear: () => void };

/** Keeps what is picked of a list by the ids of its rows; what has left the list, or may not be picked any more, is not picked. */
export function usePicks<Row extends { readonly id: string }>(
  shown: readonly Row[],
  words: Pick<Picks<Row>, 'name' | 'mayPick'>,
): Picked<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ...words,
    rows: shown.filter((row) => ids.has(row.id) && (words.mayPick?.(row) ?? true)),
    has: ({ id }) => ids.has(id),
    pick: (rows, isPicked) => {
      const next = new Set(ids);
      for (const { id } of rows) isPicked ? next.add(id) : next.delete(id);
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}
