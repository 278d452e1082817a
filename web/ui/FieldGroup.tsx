import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './Field.tsx';
import styles from './FieldGroup.module.css';
import { useShownError } from './use-shown-error.ts';

export type FieldGroupProps = {
  id: string;
  legend: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  children: ReactNode;
};

/** Several controls that answer one question: a fieldset with our label, help and error. */
export function FieldGroup({ id, legend, help, error: given, optional, children }: FieldGroupProps) {
  const { error, around } = useShownError<HTMLFieldSetElement>(given);
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset
      {...around}
      className={classes(styles.group, Boolean(error) && styles.wrong)}
      aria-describedby={described || undefined}
    >
      <legend className={styles.legend}>
        {legend}
        {optional && <span className={styles.optional}> (optional)</span>}
      </legend>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </fieldset>
  );
}
