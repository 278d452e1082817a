import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { formatDate } from '#common/formats.ts';
import { isPlainDate } from '#common/inputs.ts';
import { browserLimits } from '#common/limits.ts';
import { FilterBar, type FilterChip } from '#web/ui/FilterBar.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './ListFilters.module.css';
import { ListSelect } from './ListSelect.tsx';
import { type ListAddress, type ListSort, narrowedTo } from './list-address.ts';
import { type Narrowing, useNarrowing } from './use-narrowing.ts';

/** One way to narrow a list: `name` is the parameter in the address. */
export type ListFilter = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
};

export type ListFiltersProps = {
  at: ListAddress;
  /** What the search looks through. */
  searchLabel: string;
  filters: readonly ListFilter[];
  /** What the days `from` and `to` are about, such as 'Asked'. */
  days: string;
  /** Orders of the list; the one without a value is the usual. */
  sorts: readonly ListSort[];
};

/** Search as one types, filters as chips, and the order of a list. All state is in the address. */
export function ListFilters({ at, searchLabel, filters, days, sorts }: ListFiltersProps) {
  const narrowing = useNarrowing(at);
  const { wanted, narrow } = narrowing;
  const change = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLSelectElement;
    narrow({ [name]: value });
  };
  const sheet = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (sheet.current && !sheet.current.contains(target as Node)) sheet.current.open = false;
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);
  const chips = chipsOf(at, wanted, filters, days);
  const all = narrowedTo(wanted, Object.fromEntries(['q', 'from', 'to', ...filters.map(({ name }) => name)].map(none)));
  return (
    <FilterBar chips={chips} clearHref={all}>
      <div className={styles.row}>
        <Search narrowing={narrowing} label={searchLabel} />
        <details className={styles.more} ref={sheet} onKeyDown={closeOnEscape}>
          <summary className={styles.button}>
            <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 5.5h14M5.5 10h9M8 14.5h4" />
            </svg>
            Filter
          </summary>
          <div className={styles.sheet} onChange={change}>
            {filters.map(({ name, label, choices }) => (
              <SelectField
                key={`${name} ${at.query[name]}`}
                id={`filter-${name}`}
                name={name}
                label={label}
                defaultValue={at.query[name] ?? ''}
                options={[{ value: '', label: 'All' }, ...choices]}
              />
            ))}
            <Day narrowing={narrowing} name="from" label={`${days} from`} />
            <Day narrowing={narrowing} name="to" label={`${days} until`} />
          </div>
        </details>
        <ListSelect narrowing={narrowing} name="sort" label="Sort" options={sorts} />
      </div>
    </FilterBar>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

const none = (name: string) => [name, null] as const;

/** What the shown list is narrowed by; each chip takes its own off what is wanted. */
function chipsOf(at: ListAddress, wanted: ListAddress, filters: readonly ListFilter[], days: string): FilterChip[] {
  const off = (name: string) => narrowedTo(wanted, { [name]: null });
  const { q, from, to } = at.query;
  const chosen = filters.flatMap(({ name, label, choices }) => {
    const choice = choices.find(({ value }) => value === at.query[name]);
    return choice ? [{ label: `${label}: ${choice.label}`, href: off(name) }] : [];
  });
  return [
    ...(q ? [{ label: `‘${q}’`, href: off('q') }] : []),
    ...chosen,
    ...(from && isPlainDate(from) ? [{ label: `${days} from ${formatDate(from)}`, href: off('from') }] : []),
    ...(to && isPlainDate(to) ? [{ label: `${days} until ${formatDate(to)}`, href: off('to') }] : []),
  ];
}

/** Typed with the keyboard a day is first another, so it is taken once the field is left. */
function Day({ narrowing, name, label }: { narrowing: Narrowing; name: string; label: string }) {
  const { wanted, narrow } = narrowing;
  const day = wanted.query[name];
  return (
    <TextField
      key={day}
      id={`filter-${name}`}
      type="date"
      label={label}
      defaultValue={day}
      onChange={(event) => event.stopPropagation()}
      onBlur={({ currentTarget: { value } }) => {
        if (value !== (day ?? '')) narrow({ [name]: value });
      }}
    />
  );
}

function Search({ narrowing, label }: { narrowing: Narrowing; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { q = '' } = narrowing.wanted.query;
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
    // What was taken off by its chip, or by Back, goes from the box as well; what is being typed stays, also until it is looked for.
    const box = input();
    if (box && document.activeElement !== box && timer.current === undefined) box.value = q;
  });
  return (
    // The form inside works by itself, too; caught here, it does not leave the page.
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
      <SearchBox action={narrowing.wanted.href({})} defaultValue={q} label={label} placeholder={label} />
    </div>
  );
}
