import { Button } from './Button.tsx';
import styles from './SearchBox.module.css';

export type SearchBoxProps = {
  /** Where the words go, as `?q=`. */
  action: string;
  defaultValue?: string;
  label?: string;
  placeholder?: string;
  /** Query parameters to keep. */
  keep?: Record<string, string>;
  size?: 'medium' | 'large';
};

/** A search field: a plain GET form. */
export function SearchBox({ action, defaultValue, label = 'Search', placeholder, keep = {}, size }: SearchBoxProps) {
  return (
    <search>
      <form className={styles.box} action={action} method="get">
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.75" cy="8.75" r="5.5" />
          <path d="M13 13l4 4" />
        </svg>
        <input
          className={styles.words}
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={defaultValue}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit" variant="primary" size={size === 'large' ? 'medium' : 'small'}>
          Search
        </Button>
      </form>
    </search>
  );
}
