import { type ChangeEventHandler, type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { classes } from './classes.ts';
import { FieldError } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { useShownError } from './use-shown-error.ts';

/** One of several options. */
export type ChoiceOption = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean };

export type ChoiceProps = {
  name: string;
  legend: ReactNode;
  options: ChoiceOption[];
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  help?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  required?: boolean;
  /** Side by side if there is room. */
  inline?: boolean;
  /** The id of the first option, for links in an ErrorSummary; defaults to `name`. */
  id?: string;
};

/** A few options, each a card: native radios under `name`. */
export function Choice({
  name,
  legend,
  options,
  value,
  defaultValue,
  onChange,
  inline,
  id = name,
  ...group
}: ChoiceProps) {
  const { required, ...field } = group;
  return (
    <FieldGroup id={id} legend={legend} {...field}>
      <div className={classes(styles.options, inline && styles.inline)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.mark}
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              onChange={onChange}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.help && <span className={styles.help}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export type CheckboxProps = {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  required?: boolean;
  id?: string;
};

/** A checkbox. */
export function Checkbox({ label, help, error: given, id, ...input }: CheckboxProps) {
  const { error, around } = useShownError<HTMLDivElement>(given);
  const made = useId();
  const own = id ?? input.name ?? made;
  const described = [error && `${own}-error`, help && `${own}-help`].filter(Boolean).join(' ');
  return (
    <div {...around} className={styles.checkbox}>
      <label className={styles.tick}>
        <input
          {...input}
          id={own}
          type="checkbox"
          className={styles.mark}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {help && (
        <p className={styles.under} id={`${own}-help`}>
          {help}
        </p>
      )}
      {error && (
        <div className={styles.wrong}>
          <FieldError id={`${own}-error`} message={error} />
        </div>
      )}
    </div>
  );
}
