import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { useShownError } from './use-shown-error.ts';

/** What the control inside a `Field` must have, so label, help and error belong to it. */
export type FieldControl = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  /** Also the target of links in an ErrorSummary. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** A warning; the value is accepted anyway. */
  warning?: ReactNode;
  /** Says '(optional)' after the label: our forms mark optional fields, not required ones. */
  optional?: boolean;
  /** At the end of the line below, such as a character count. */
  count?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

/** One question of a form: label above, the control, error next to it, help below. */
export function Field({ id, label, help, error: given, warning, optional, count, children }: FieldProps) {
  const { error, around } = useShownError<HTMLDivElement>(given);
  const parts = { error, warning, help, count };
  const described = Object.entries(parts).flatMap(([name, part]) => (part ? `${id}-${name}` : []));
  return (
    <div {...around} className={classes(styles.field, Boolean(error) && styles.wrong)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`} message={error} />}
      {warning && (
        <p className={styles.warning} id={`${id}-warning`} role="status">
          {warning}
        </p>
      )}
      {(help || count) && (
        <div className={styles.below}>
          {help && (
            <p className={styles.help} id={`${id}-help`}>
              {help}
            </p>
          )}
          {count && (
            <span className={styles.count} id={`${id}-count`}>
              {count}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** What is wrong with a field, with an icon besides the colour. */
export function FieldError({ id, message }: { id: string; message: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm-.9 3.2h1.8l-.2 5H7.3zM8 12.4a1.1 1.1 0 1 1 0-2.2 1.1 1.1 0 0 1 0 2.2z" />
      </svg>
      {message}
    </p>
  );
}
