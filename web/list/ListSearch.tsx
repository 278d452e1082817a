import { type FormEvent, useEffect, useRef } from 'react';
import { browserLimits } from '#common/limits.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import styles from './ListSearch.module.css';
import type { Narrowing } from './use-narrowing.ts';

type ListSearchProps = { narrowing: Narrowing; label: string };

/** Searches the list a moment after the last keystroke. */
export function ListSearch({ narrowing, label }: ListSearchProps) {
  const place = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { q = '', after: _, open: __, ...kept } = narrowing.wanted.query;
  const latest = useRef(narrowing);
  useEffect(() => {
    latest.current = narrowing;
  });
  const input = () => place.current?.querySelector('input[type=search]') as HTMLInputElement | null;
  const look = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const words = input()?.value.trim() ?? '';
    const { wanted, narrow } = latest.current;
    if (words !== (wanted.query.q ?? '')) narrow({ q: words }, { replace: true });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Clears the box when a chip or Back removes the words, but never while the user types or a search is pending.
    const box = input();
    if (box && document.activeElement !== box && timer.current === undefined) box.value = q;
  });
  return (
    // The form also works without JavaScript; handling submit here avoids leaving the page.
    <div
      ref={place}
      className={styles.search}
      onSubmit={
        ((event: FormEvent) => {
          event.preventDefault();
          look();
        }) as never
      }
      onInput={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(look, browserLimits.throttle);
      }}
    >
      <SearchBox
        action={narrowing.wanted.href({})}
        defaultValue={q}
        label={label}
        placeholder={label}
        keep={Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, string] => Boolean(pair[1])))}
      />
    </div>
  );
}
