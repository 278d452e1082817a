import styles from './ListSelect.module.css';
import type { Narrowing } from './use-narrowing.ts';

export type ListSelectProps = {
  /** The requested address; the select shows its value. */
  narrowing: Narrowing;
  /** The query parameter to change. */
  name: string;
  label: string;
  /** The option with an empty value applies when the parameter is missing. */
  options: readonly { value: string; label: string }[];
};

/** A select for one parameter, beside the search: the order, or a filter with many values. */
export function ListSelect({ narrowing: { wanted, narrow }, name, label, options }: ListSelectProps) {
  const chosen = wanted.query[name];
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <select
        name={name}
        className={styles.select}
        value={options.some(({ value }) => value === chosen) ? chosen : ''}
        onChange={({ target: { value } }) => narrow({ [name]: value })}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
