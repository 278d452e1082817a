import { useId } from 'react';
import { classes } from '#web/ui/classes.ts';
import { FieldError } from '#web/ui/Field.tsx';
import { Star, starWords } from '#web/ui/StarInput.tsx';
import { useShownError } from '#web/ui/use-shown-error.ts';
import styles from './StarGrid.module.css';

/** One question of a `StarGrid`. */
export type StarGridRow = {
  name: string;
  label: string;
  /** null: not applicable; undefined: not answered. */
  defaultValue: number | null | undefined;
  error: string | undefined;
  /** Adds a sixth answer with an empty value. */
  notApplicable: boolean;
};

/** Several questions with one to five stars each, under one head: native radios, a row and a name for each question. */
export function StarGrid({ rows }: { rows: readonly StarGridRow[] }) {
  const words = useId();
  return (
    <div className={styles.grid}>
      <div className={classes(styles.row, styles.head)}>
        {starWords.map((word, index) => (
          <span key={word} id={`${words}${index}`}>
            <b>{index + 1}</b> <span className={styles.word}>{word}</span>
          </span>
        ))}
        {rows.some(({ notApplicable }) => notApplicable) && <abbr title="Not applicable">N/A</abbr>}
      </div>
      {rows.map((row) => (
        <Row key={row.name} {...row} words={words} />
      ))}
    </div>
  );
}

function Row({ name, label, defaultValue, error: given, notApplicable, words }: StarGridRow & { words: string }) {
  const { error, around } = useShownError<HTMLDivElement>(given);
  return (
    <div
      {...around}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-describedby={error ? `${name}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className={classes(styles.row, Boolean(error) && styles.wrong)}
    >
      <span className={styles.label} id={`${name}-label`}>
        {label}
      </span>
      {starWords.map((word, index) => (
        <Star
          key={word}
          name={name}
          id={index === 0 ? name : `${name}-${index + 1}`}
          value={index + 1}
          defaultChecked={defaultValue === index + 1}
          aria-labelledby={`${words}${index}`}
        />
      ))}
      {notApplicable && (
        <label className={styles.none}>
          <input
            type="radio"
            className={styles.mark}
            name={name}
            value=""
            defaultChecked={defaultValue === null}
            aria-label="Not applicable"
          />
        </label>
      )}
      {error && (
        <div className={styles.error}>
          <FieldError id={`${name}-error`} message={error} />
        </div>
      )}
    </div>
  );
}
