import { useState } from 'react';
import { localStore } from '#web/kit/session/local-store.ts';
import { StoredValues } from '#web/kit/session/storage.ts';
import type { RowColumn } from './row-column.ts';

/** The columns that somebody has chosen to see. */
export interface ChosenColumns<Row> {
  readonly shown: readonly RowColumn<Row>[];
  /** Those that can be hidden. */
  readonly options: readonly { readonly key: string; readonly head: string; readonly isShown: boolean }[];
  readonly show: (key: string, isShown: boolean) => void;
}

type Kept = Readonly<Record<string, boolean>>;

/** The columns of a list without those that were hidden. Remembered in this browser under the list's name. */
export function useChosenColumns<Row>(list: string, columns: readonly RowColumn<Row>[]): ChosenColumns<Row> {
  const name = `columns.${list}`;
  const [kept, setKept] = useState(() => keptIn(new StoredValues(localStore()).read(name)));
  const isShown = ({ key, choice }: RowColumn<Row>) => !choice || (kept[key] ?? choice === 'shown');
  return {
    shown: columns.filter(isShown),
    options: columns.flatMap((column) =>
      column.choice ? [{ key: column.key, head: column.head, isShown: isShown(column) }] : [],
    ),
    show: (key, isWanted) => {
      const next = { ...kept, [key]: isWanted };
      setKept(next);
      new StoredValues(localStore()).save(name, next, 'never');
    },
  };
}

/** What was kept, unless something else wrote there. */
export function keptIn(read: unknown): Kept {
  if (!read || typeof read !== 'object') return {};
  return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'boolean'));
}
