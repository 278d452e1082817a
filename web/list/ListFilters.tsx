import type { ComponentProps } from 'react';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { ColumnSheet } from './ColumnSheet.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FilterStrip } from './FilterStrip.tsx';
import type { ListFilter } from './filters.ts';
import styles from './ListFilters.module.css';
import { ListSearch } from './ListSearch.tsx';
import { ListSelect } from './ListSelect.tsx';
import type { ListAddress, ListSort } from './list-address.ts';
import { chipsOf, clearedOf, type ListKind, type ListOperation } from './list-kind.ts';
import type { Narrowing } from './use-narrowing.ts';

export type ListFiltersProps = {
  kind: Pick<ListKind<ListOperation, never, never, never>, 'filters' | 'sorts' | 'keeps'>;
  at: ListAddress;
  narrowing: Narrowing;
  filters: readonly ListFilter[];
  /** If empty, there is no select. */
  sorts: readonly ListSort[];
  columns: ComponentProps<typeof ColumnSheet>['choice'];
};

/** A list's search, filters, chips and order. All state is in the address. */
export function ListFilters({ kind, at, narrowing, filters, sorts, columns }: ListFiltersProps) {
  const { wanted } = narrowing;
  const shown = filters.filter(({ isShown }) => isShown?.(at.query) ?? true);
  const by = (...controls: readonly ListFilter['control'][]) =>
    shown.filter(({ control }) => controls.includes(control));
  const selects = by('select');
  const inSheet = by('sheet', 'text', 'day');
  return (
    <FilterBar chips={chipsOf(filters, at, wanted)} clearHref={clearedOf(kind, wanted)}>
      <div className={styles.bar}>
        <div className={styles.row}>
          {by('search').map(({ label }) => (
            <ListSearch key={label} narrowing={narrowing} label={label} />
          ))}
          {inSheet.length > 0 && <FilterSheet at={at} narrowing={narrowing} filters={inSheet} />}
          {sorts.length > 0 && <ListSelect narrowing={narrowing} name="sort" label="Sort" options={sorts} />}
          {columns.options.length > 0 && <ColumnSheet choice={columns} />}
        </div>
        {by('links').map((filter) => (
          <FilterStrip key={filter.name} at={at} wanted={wanted} filter={filter} />
        ))}
        {selects.length > 0 && (
          <div className={styles.row}>
            {selects.map(({ name, label, choices = [], all = 'All' }) => (
              <ListSelect
                key={name}
                narrowing={narrowing}
                name={name}
                label={label}
                options={[{ value: '', label: all }, ...choices]}
              />
            ))}
          </div>
        )}
      </div>
    </FilterBar>
  );
}
