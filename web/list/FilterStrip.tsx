import { useEffect, useRef } from 'react';
import { FilterLinks } from './FilterLinks.tsx';
import styles from './FilterStrip.module.css';
import type { ListFilter } from './filters.ts';
import { type ListAddress, narrowedTo } from './list-address.ts';

type FilterStripProps = { at: ListAddress; wanted: ListAddress; filter: ListFilter };

/** The values of a filter side by side; on narrow screens a strip, scrolled to the applied one. */
export function FilterStrip({ at, wanted, filter }: FilterStripProps) {
  const { name, label, choices = [], all = 'All' } = filter;
  const strip = useRef<HTMLDivElement>(null);
  const chosen = at.query[name] || undefined;
  useEffect(() => {
    const here = chosen && strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - strip.current.offsetLeft - 16;
  }, [chosen]);
  return (
    <div className={styles.filter} ref={strip}>
      <span className={styles.name} aria-hidden="true">
        {label}
      </span>
      <FilterLinks
        label={label}
        links={[{ value: undefined, label: all }, ...choices].map((choice) => ({
          label: choice.label,
          href: narrowedTo(wanted, { [name]: choice.value }),
          current: chosen === choice.value,
        }))}
      />
    </div>
  );
}
