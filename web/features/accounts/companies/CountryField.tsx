import type { ReactNode } from 'react';
import { countries } from '#common/countries.ts';
import { SelectField } from '#web/ui/SelectField.tsx';

const options = [
  { value: '', label: 'Choose a country' },
  ...countries.map(({ code, name }) => ({ value: code, label: name })),
];

/** A supported country, by its code. */
export function CountryField({ name, chosen, error }: { name: string; chosen?: string; error?: ReactNode }) {
  return (
    <SelectField
      name={name}
      label="Country"
      options={options}
      defaultValue={chosen ?? ''}
      autoComplete="country"
      required
      error={error}
    />
  );
}
