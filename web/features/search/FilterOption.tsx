import type { ChangeEvent } from 'react';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './SearchFilters.module.css';

/** The ID of the form that the filters belong to, even when rendered outside it. */
export const searchFormId = 'search';

type FilterOptionProps = {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: string;
  count?: string | undefined;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** One value of a filter, with its number of results. */
export function FilterOption({ label, count, ...input }: FilterOptionProps) {
  return (
    <label className={styles.option}>
      <input {...input} form={searchFormId} className={styles.mark} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          {count}
          <VisuallyHidden> {count === '1' ? 'result' : 'results'}</VisuallyHidden>
        </span>
      )}
    </label>
  );
}
