import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> &
  Pick<FieldProps, 'label' | 'help' | 'error' | 'optional'> & {
    options: { value: string; label: string }[];
    ref?: Ref<HTMLSelectElement>;
  };

/** A choice too long for cards, as a native select. */
export function SelectField({ id, label, help, error, optional, options, ...select }: SelectFieldProps) {
  const made = useId();
  return (
    <Field id={id ?? select.name ?? made} label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <select {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
