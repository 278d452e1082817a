import { useState } from 'react';
import { besideEachOther, formatCount } from '#common/formats.ts';
import { searchSuggestionsUrl } from '#common/urls.ts';
import { type Named, useNamesLike } from '#web/features/accounts/companies/names-like.ts';
import { ComboboxField } from '#web/ui/ComboboxField.tsx';

/** A recruiter or an agency, by its global id. */
export type SupplierChoice = { readonly id: string; readonly name: string };

interface Suggestion extends Named {
  readonly kind: string;
  readonly detail: string;
}

type Kind = keyof typeof types;
type SupplierFieldProps = {
  /** Both by default. */
  kinds?: readonly Kind[];
  error: string;
  onChoose: (choice: SupplierChoice | null) => void;
};

/** A recruiter or an agency, chosen from those that the search finds. */
export function SupplierField({ kinds = ['recruiter', 'agency'], error, onChoose }: SupplierFieldProps) {
  const [value, setValue] = useState('');
  const [isTyped, setTyped] = useState(false);
  const { names } = useNamesLike<Suggestion>(searchSuggestionsUrl(), isTyped ? value : '', 2);
  return (
    <ComboboxField
      id="supplier"
      label={kinds
        .map((kind) => types[kind])
        .join(' or ')
        .replace('or A', 'or a')}
      help="Start typing a name, then select it."
      error={error}
      input={{ name: 'supplier', maxLength: 120, required: true }}
      value={value}
      onType={(typed) => {
        setValue(typed);
        setTyped(true);
        onChoose(null);
      }}
      onSearch={() => setTyped(true)}
      listLabel="Profiles"
      options={names.filter(({ kind }) => kinds.includes(kind as Kind))}
      count={(found) => formatCount(found, 'profile')}
      onChoose={({ id, kind, name }) => {
        setValue(name);
        setTyped(false);
        onChoose({ id: `${types[kind as keyof typeof types]}:${id}`, name });
      }}
    >
      {({ kind, name, detail }) => besideEachOther([name, types[kind as keyof typeof types], detail])}
    </ComboboxField>
  );
}

const types = { recruiter: 'Recruiter', agency: 'Agency' } as const;
