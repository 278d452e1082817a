import type { SubmitEvent } from 'react';
import { formatDate } from '#common/formats.ts';
import { panelUrl } from '#common/urls.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { narrowedTo } from '#web/list/list-address.ts';
import { useNarrowing } from '#web/list/use-narrowing.ts';
import { Button } from '#web/ui/Button.tsx';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { panelList } from '../panel/panel-address.ts';
import { wordsOf } from '../panel/words.ts';
import styles from './AuditSearch.module.css';

/** What the log is searched by besides who; the names are those of the address. */
const fields = [
  { name: 'impersonator', label: 'Acting for them', type: 'text' },
  { name: 'action', label: 'Action', type: 'text', help: 'As in the log’s file: approveReview' },
  { name: 'subject', label: 'Subject', type: 'text', help: 'Its id' },
  { name: 'agency', label: 'Agency', type: 'text' },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'until', label: 'Until', type: 'date' },
] as const;

/** A form with all that the log can be narrowed by, and what it is narrowed by now. */
export function AuditSearch({ address }: { address: PageAddress }) {
  const { wanted, narrow } = useNarrowing(panelList('audit', address));
  const at = (name: string) => address.query[name] || undefined;
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const changes = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? '').trim()]));
    narrow(changes);
  };
  const chips = fields.flatMap(({ name, label, type }) => {
    const value = at(name);
    if (!value) return [];
    const words = type === 'date' ? dayOf(value) : name === 'action' ? wordsOf(value) : value;
    return [{ label: `${label}: ${words}`, href: narrowedTo(wanted, { [name]: null }) }];
  });
  return (
    <>
      <details open={chips.length > 0}>
        <summary className={styles.summary}>More to search by</summary>
        <form key={JSON.stringify(address.query)} className={styles.fields} onSubmit={search}>
          {fields.map(({ name, label, type, ...field }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              type={type}
              defaultValue={at(name) ?? ''}
              error={
                name === 'until' &&
                isBackwards(at('from'), at('until')) &&
                'Until lies before From: choose a later day.'
              }
              {...field}
            />
          ))}
          <Button type="submit">Search</Button>
        </form>
      </details>
      {chips.length > 0 && <FilterBar chips={chips} clearHref={panelUrl('audit')} />}
    </>
  );
}

/** A day in words; what an address says that is none stays as it is. */
const dayOf = (text: string) => (Number.isNaN(Date.parse(text)) ? text : formatDate(text));

const isBackwards = (from: string | undefined, until: string | undefined) => Boolean(from && until && until < from);
