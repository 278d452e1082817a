import type { ChangeEvent } from 'react';
import { Field } from '#web/ui/Field.tsx';
import styles from './Posts.module.css';

type RangeFieldProps = {
  name: string;
  label: string;
  value: string;
  max: number;
  unit: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A number from 0 up, chosen with a slider. */
export function RangeField({ name, label, value, max, unit, error, onChange }: RangeFieldProps) {
  return (
    <Field id={name} label={label} error={error}>
      {(control) => (
        <span className={styles.range}>
          <input
            {...control}
            type="range"
            name={name}
            min={0}
            max={max}
            value={value}
            onChange={onChange}
            className={styles.slider}
            aria-valuetext={`${value} ${unit}`}
          />
          <output>{`${value} ${unit}`}</output>
        </span>
      )}
    </Field>
  );
}
