import { type Search, searchSorts } from '#common/search/search.ts';
import { searchFormId } from '#web/features/search/FilterOption.tsx';
import type { SearchChange } from '#web/features/search/search-address.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import styles from './SearchPage.module.css';

const labels = { relevance: 'Relevance', score: 'Score', reviews: 'Number of reviews' } as const;
const options = searchSorts.map((value) => ({ value, label: labels[value] }));

/** The order of the results; part of the form above them. */
export function SortField({ search, onChange }: { search: Search; onChange: (change: SearchChange) => void }) {
  return (
    <div className={styles.sort}>
      <SelectField
        name="sort"
        label="Sort by"
        form={searchFormId}
        value={search.sort ?? 'relevance'}
        onChange={({ target: { value } }) =>
          onChange({ sort: value === 'score' || value === 'reviews' ? value : undefined })
        }
        options={options}
      />
    </div>
  );
}
