import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { panelUrl } from '#common/urls.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { FilterLinks } from '../FilterLinks.tsx';
import styles from './PanelFilters.module.css';
import { narrowed } from './panel-address.ts';
import type { PanelPart } from './panel-parts.ts';

/** One way to narrow a list: `name` is the parameter in the address. */
export type PanelFilter = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** What the choice without a value says: 'All' if not said otherwise; null where one of the others always holds. */
  all?: string | null;
};

export type PanelFiltersProps = {
  part: PanelPart;
  address: PageAddress;
  filters?: readonly PanelFilter[];
  /** What the search looks through; without it there is no search box. Words travel as `q`. */
  searchLabel?: string;
};

/** Search box and filters of a panel list. All state is in the address. */
export function PanelFilters({ part, address, filters = [], searchLabel }: PanelFiltersProps) {
  return (
    <div className={styles.bar}>
      {searchLabel && <Search part={part} address={address} label={searchLabel} />}
      {filters.map(({ name, label, choices, all = 'All' }) => (
        <div key={name} className={styles.filter}>
          <span className={styles.name} aria-hidden="true">
            {label}
          </span>
          <FilterLinks
            label={label}
            links={[...(all === null ? [] : [{ value: undefined, label: all }]), ...choices].map((choice) => ({
              label: choice.label,
              href: narrowed(part, address, { [name]: choice.value }),
              current: (address.query[name] || undefined) === choice.value,
            }))}
          />
        </div>
      ))}
    </div>
  );
}

function Search({ part, address, label }: { part: PanelPart; address: PageAddress; label: string }) {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.target as HTMLFormElement).get('q') ?? '').trim();
    void navigate(narrowed(part, address, { q: words }));
  };
  const { q = '', after: _, open: __, ...kept } = address.query;
  const keep = Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, string] => Boolean(pair[1])));
  return (
    // The form inside works by itself, too; caught here, it does not leave the page.
    <div className={styles.search} onSubmit={search as never}>
      <SearchBox key={q} action={panelUrl(part)} defaultValue={q} label={label} placeholder={label} keep={keep} />
    </div>
  );
}
