import { type ChangeEventHandler, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { starPath } from '#common/pictures/star.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './StarInput.module.css';

/** What each number of stars means, from 1 to 5. */
export const starWords = ['Poor', 'Weak', 'Fair', 'Good', 'Great'] as const;

export type StarInputProps = {
  name: string;
  legend: ReactNode;
  defaultValue?: number | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  help?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  required?: boolean;
  /** The id of the first star, for links in an ErrorSummary; defaults to `name`. */
  id?: string;
};

/** The main question: one to five stars as native radios, for mouse, touch and arrow keys, and without JavaScript. */
export function StarInput({ name, id = name, legend, defaultValue, onChange, ...rest }: StarInputProps) {
  const { required, ...group } = rest;
  const words = useId();
  const radio = { name, onChange, required };
  return (
    <FieldGroup id={id} legend={<span className={styles.question}>{legend}</span>} {...group}>
      <div className={styles.stars}>
        {starWords.map((word, index) => (
          <Star
            key={word}
            {...radio}
            id={index === 0 ? id : `${id}-${index + 1}`}
            value={index + 1}
            defaultChecked={defaultValue === index + 1}
            aria-labelledby={`${words}${index}`}
          >
            <span className={styles.word} id={`${words}${index}`}>
              <b>{index + 1}</b> {word}
            </span>
          </Star>
        ))}
      </div>
    </FieldGroup>
  );
}

/** One star of a row: a radio that fills it and all before it. */
export function Star({ children, ...radio }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.star}>
      <input {...radio} type="radio" className={styles.radio} />
      <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true">
        <path d={starPath} />
      </svg>
      {children}
    </label>
  );
}
