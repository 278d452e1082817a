import type { ChangeEvent } from 'react';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Posts.module.css';

type ColorFieldProps = {
  name: string;
  label: string;
  value: string;
  help?: string;
  error: string | undefined;
  warning?: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A color, typed like #0072bb or picked. */
export function ColorField({ name, label, value, onChange, ...field }: ColorFieldProps) {
  const color = value.trim().toLowerCase();
  return (
    <div className={styles.color}>
      <TextField {...field} name={name} label={label} value={value} onChange={onChange} />
      <input
        type="color"
        className={styles.picker}
        aria-label={`Pick the ${label.toLowerCase()}`}
        value={/^#[0-9a-f]{6}$/.test(color) ? color : '#000000'}
        onChange={onChange}
      />
    </div>
  );
}
