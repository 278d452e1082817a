import { type ChangeEventHandler, type ReactNode, useId } from 'react';
import { starPath } from '#common/pictures/star.ts';
import { classes } from './classes.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './StarInput.module.css';

/** What each number of stars means, from 1 to 5. */
export const starWords = ['Poor', 'Weak', 'Fair', 'Good', 'Great'] as const;

export type StarInputProps = {
  name: string;
  legend: ReactNode;
  /** null: not applicable; omitted: not answered. */
  defaultValue?: number | null;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  help?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  required?: boolean;
  /** Adds a sixth answer with an empty value. */
  notApplicable?: boolean;
  /** The id of the first star, for links in an ErrorSummary; defaults to `name`. */
  id?: string;
  /** For the main question. */
  isLarge?: boolean;
};

/** One to five stars as native radios: for mouse, touch and arrow keys, and without JavaScript. */
export function StarInput({ name, id = name, legend, defaultValue, onChange, isLarge, ...rest }: StarInputProps) {
  const { required, notApplicable, ...group } = rest;
  const words = useId();
  const radio = { type: 'radio', name, onChange, required, className: styles.radio } as const;
  return (
    <FieldGroup id={id} legend={isLarge ? <span className={styles.question}>{legend}</span> : legend} {...group}>
      <div className={classes(styles.answers, isLarge && styles.large)}>
        <div className={styles.stars}>
          {starWords.map((word, index) => (
            <label key={word} className={styles.star}>
              <input
                {...radio}
                id={index === 0 ? id : `${id}-${index + 1}`}
                value={index + 1}
                defaultChecked={defaultValue === index + 1}
                aria-labelledby={`${words}${index}`}
              />
              <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true">
                <path d={starPath} />
              </svg>
              <span className={styles.word} id={`${words}${index}`}>
                <b>{index + 1}</b> {word}
              </span>
            </label>
          ))}
        </div>
        {notApplicable && (
          <label className={styles.none}>
            <input
              {...radio}
              className={styles.noneMark}
              value=""
              id={`${id}-none`}
              defaultChecked={defaultValue === null}
            />
            Not applicable
          </label>
        )}
      </div>
    </FieldGroup>
  );
}
