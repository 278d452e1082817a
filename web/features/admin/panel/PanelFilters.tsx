import { type SubmitEvent, useEffect, useRef } from 'react';
import type { PageAddress } from '#web/kit/page.ts';
import { FilterLinks } from '#web/list/FilterLinks.tsx';
import { ListSelect } from '#web/list/ListSelect.tsx';
import { type ListAddress, type ListSort, narrowedTo } from '#web/list/list-address.ts';
import { type Narrowing, useNarrowing } from '#web/list/use-narrowing.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import styles from './PanelFilters.module.css';
import { panelList } from './panel-address.ts';
import type { PanelPart } from './panel-parts.ts';

/** One way to narrow a list: `name` is the parameter in the address. */
export type PanelFilter = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** What the choice without a value says: 'All' if not said otherwise; null where one of the others always holds. */
  all?: string | null;
  /** Too many choices, or too long ones, to stand side by side. */
  isSelect?: boolean;
};

export type PanelFiltersProps = {
  part: PanelPart;
  address: PageAddress;
  filters?: readonly PanelFilter[];
  /** What the search looks through; without it there is no search box. Words travel as `q`. */
  searchLabel?: string;
  /** Orders of the list, which travel as `sort`; the one without a value is the usual. */
  sorts?: readonly ListSort[];
};

/** Search box, filters and order of a panel list. All state is in the address. */
export function PanelFilters({ part, address, filters = [], searchLabel, sorts }: PanelFiltersProps) {
  const at = panelList(part, address);
  const narrowing = useNarrowing(at);
  const long = filters.filter(({ isSelect }) => isSelect);
  return (
    <div className={styles.bar}>
      {(searchLabel || sorts) && (
        <div className={styles.row}>
          {searchLabel && <Search at={at} narrowing={narrowing} label={searchLabel} />}
          {sorts && <ListSelect narrowing={narrowing} name="sort" label="Sort" options={sorts} />}
        </div>
      )}
      {filters
        .filter(({ isSelect }) => !isSelect)
        .map((filter) => (
          <Filter key={filter.name} at={at} wanted={narrowing.wanted} filter={filter} />
        ))}
      {long.length > 0 && (
        <div className={styles.row}>
          {long.map(({ name, label, choices, all }) => (
            <ListSelect
              key={name}
              narrowing={narrowing}
              name={name}
              label={label}
              options={[{ value: '', label: all ?? 'All' }, ...choices]}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** On a narrow screen a strip, which shows the choice at work. */
function Filter({ at, wanted, filter }: { at: ListAddress; wanted: ListAddress; filter: PanelFilter }) {
  const { name, label, choices, all = 'All' } = filter;
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
        links={[...(all === null ? [] : [{ value: undefined, label: all }]), ...choices].map((choice) => ({
          label: choice.label,
          href: narrowedTo(wanted, { [name]: choice.value }),
          current: chosen === choice.value,
        }))}
      />
    </div>
  );
}

function Search({ at, narrowing, label }: { at: ListAddress; narrowing: Narrowing; label: string }) {
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    narrowing.narrow({ q: String(new FormData(event.target as HTMLFormElement).get('q') ?? '').trim() });
  };
  const { q = '', after: _, open: __, ...kept } = at.query;
  const keep = Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, string] => Boolean(pair[1])));
  return (
    // The form inside works by itself, too; caught here, it does not leave the page.
    <div className={styles.search} onSubmit={search as never}>
      <SearchBox key={q} action={at.href({})} defaultValue={q} label={label} placeholder={label} keep={keep} />
    </div>
  );
}
