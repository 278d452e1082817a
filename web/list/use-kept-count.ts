import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { tabStore } from '#web/kit/session/local-store.ts';
import { StoredValues } from '#web/kit/session/storage.ts';

/** The most rows that one request may return. */
const atMost = 100;

type Loaded = {
  shown: number;
  hasNext: boolean;
  isLoading: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
};

/**
 * Remembers in this tab how many rows of a list were loaded. Going back or reloading restores that many; following a
 * link starts at the top.
 * @param list the address of the list, without the open row
 */
export function useKeptCount(list: string, { shown, hasNext, isLoading, loadNext }: Loaded): void {
  const name = `shown.${list}`;
  const cameBack = useNavigationType() === 'POP';
  const wanted = useRef<{ list: string; rows: number } | null>(null);
  if (wanted.current?.list !== list) wanted.current = { list, rows: cameBack ? keptAs(name) : 0 };
  useEffect(() => {
    const { rows } = wanted.current ?? { rows: 0 };
    if (rows > shown && hasNext) {
      if (isLoading) return;
      loadNext(Math.min(rows - shown, atMost), {
        onComplete: (error) => {
          if (error && wanted.current) wanted.current.rows = 0;
        },
      });
      return;
    }
    ofThisTab().save(name, shown, 'never');
  }, [name, shown, hasNext, isLoading, loadNext]);
}

const ofThisTab = () => new StoredValues(tabStore());

function keptAs(name: string): number {
  const kept = ofThisTab().read(name);
  return typeof kept === 'number' ? kept : 0;
}
