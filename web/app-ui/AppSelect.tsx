import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { Field } from '#web/ui/Field.tsx';
import styles from './AppSelect.module.css';
import type { Bound } from './fields.tsx';

export type AppSelectProps = {
  label: ReactNode;
  help?: ReactNode;
  optional?: boolean;
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  /** Typing filters the options; by default from nine options on. */
  searchable?: boolean;
};

/** One option from a list, bound to a form; clearable if it is optional. */
export function AppSelect<Values>(props: Bound<Values> & AppSelectProps) {
  const { form, name, label, help, optional, options, searchable = options.length > 8, placeholder } = props;
  const { error, ...bound } = form.getInputProps(name);
  return (
    <Field id={name} label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <Select
          {...bound}
          {...control}
          key={form.key(name)}
          name={name}
          error={Boolean(error)}
          data={options}
          placeholder={placeholder}
          searchable={searchable}
          clearable={optional}
          nothingFoundMessage="No results"
          maxDropdownHeight={280}
          comboboxProps={{ withinPortal: false }}
          className={styles.select}
          classNames={{ input: control.className, option: styles.option, dropdown: styles.dropdown }}
        />
      )}
    </Field>
  );
}
