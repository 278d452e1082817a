import { useState } from 'react';
import { besideEachOther, formatCount } from '#common/formats.ts';
import type { Side } from '#common/people/people.ts';
import { searchSuggestionsUrl } from '#common/urls.ts';
import { type Named, useNamesLike } from '#web/features/accounts/companies/names-like.ts';
import { ComboboxField } from '#web/ui/ComboboxField.tsx';

/** An agency or a company, by its global id. */
export type Place = { readonly id: string; readonly name: string };

interface Suggestion extends Named {
  readonly kind?: string;
  readonly detail?: string;
}

type PlaceFieldProps = {
  side: Side;
  before: string;
  error: string | undefined;
  onChoose: (place: Place | null) => void;
};

/** An approved agency or company, chosen from those whose name is like what is typed. */
export function PlaceField({ side, before, error, onChoose }: PlaceFieldProps) {
  const [value, setValue] = useState(before);
  const [isTyped, setTyped] = useState(false);
  const path = side === 'agency' ? searchSuggestionsUrl() : '/company-names';
  const { names } = useNamesLike<Suggestion>(path, isTyped ? value : '', 2);
  return (
    <ComboboxField
      id="place"
      label={side === 'agency' ? 'Agency' : 'Company'}
      help="Start typing its name, then select it."
      error={error}
      input={{ name: 'place', maxLength: 120, required: true, autoFocus: true }}
      value={value}
      onType={(typed) => {
        setValue(typed);
        setTyped(true);
        onChoose(null);
      }}
      onSearch={() => setTyped(true)}
      listLabel={side === 'agency' ? 'Agencies' : 'Companies'}
      options={side === 'agency' ? names.filter(({ kind }) => kind === 'agency') : names}
      count={(found) =>
        side === 'agency' ? formatCount(found, 'agency', 'agencies') : formatCount(found, 'company', 'companies')
      }
      onChoose={({ id, name }) => {
        setValue(name);
        setTyped(false);
        onChoose({ id: side === 'agency' ? `Agency:${id}` : id, name });
      }}
    >
      {({ name, detail }) => besideEachOther([name, detail ?? ''])}
    </ComboboxField>
  );
}
