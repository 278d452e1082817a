import { useState } from 'react';
import type { Picks } from '#web/app-ui/DataTable.tsx';

/** The selected rows, out of those shown. */
export type Picked<Row> = Picks<Row> & { rows: readonly Row[]; clear: () => void };

/** Keeps the selection by row ID. Rows that left the list, or can no longer be selected, drop out. */
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
