import { type ReactNode, useState } from 'react';
import { formatCount } from '#common/formats.ts';
import { ComboboxField } from '#web/ui/ComboboxField.tsx';
import { useNamesLike } from './names-like.ts';

type CompanyFieldProps = { name: string; before?: string; error?: ReactNode };

/** A company's name, typed or chosen from existing companies. */
export function CompanyField({ name, before = '', error }: CompanyFieldProps) {
  const [value, setValue] = useState(before);
  // No lookup for the initial name or a chosen one.
  const [isTyped, setTyped] = useState(false);
  const { names } = useNamesLike('/company-names', isTyped ? value : '', 2);
  return (
    <ComboboxField
      id={name}
      label="Company"
      help="Start typing. If your company is listed, select it."
      error={error}
      input={{ name, maxLength: 120, required: true }}
      value={value}
      onType={(typed) => {
        setValue(typed);
        setTyped(true);
      }}
      onSearch={() => setTyped(true)}
      listLabel="Companies"
      options={names}
      count={(found) => `${formatCount(found, 'company', 'companies')} found`}
      onChoose={(company) => {
        setValue(company.name);
        setTyped(false);
      }}
    >
      {(company) => company.name}
    </ComboboxField>
  );
}
