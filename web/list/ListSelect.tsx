import styles from './ListSelect.module.css';
import type { Narrowing } from './use-narrowing.ts';

export type ListSelectProps = {
  /** Of the list; the select shows what is wanted. */
  narrowing: Narrowing;
  /** The parameter in the address that it changes. */
  name: string;
  label: string;
  /** The one without a value holds where the address says nothing. */
  options: readonly { value: string; label: string }[];
};

/** One parameter of a list as a select in the row of its search: the order, or a filter with many choices. */
export function ListSelect({ narrowing: { wanted, narrow }, name, label, options }: ListSelectProps) {
  const asked = wanted.query[name];
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <select
        name={name}
        className={styles.select}
        value={options.some(({ value }) => value === asked) ? asked : ''}
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
