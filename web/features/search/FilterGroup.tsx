import type { ChangeEvent, ReactNode } from 'react';
import { formatNumber } from '#common/formats.ts';
import { FilterOption } from './FilterOption.tsx';
import { foldsOf } from './filter-folds.ts';
import styles from './SearchFilters.module.css';

type Option = { readonly value: string; readonly label: string };

type FilterGroupProps = {
  legend: string;
  /** The query parameter. */
  name: string;
  /** The label of the choice not to filter; makes it a choice of one. */
  any?: string;
  options: readonly Option[];
  /** The values that are selected. */
  selected: readonly string[];
  /** The number of results with a value, in words; undefined if they were not counted. */
  countOf: (value: string) => string | undefined;
  /** How many of the values with matches are shown at first. */
  atFirst?: number;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * The choices of one filter. Those without matches and those beyond the first are folded away by style, so selected ones
 * stay visible and in place, and it works without JavaScript.
 */
export function FilterGroup({ legend, any, options, selected, countOf, atFirst, ...input }: FilterGroupProps) {
  const [shown, more, unmatched] = foldsOf(options, ({ value }) => countOf(value), atFirst);
  const type = any === undefined ? 'checkbox' : 'radio';
  const isSelected = ({ value }: Option) => selected.includes(value);
  const listed = (part: readonly Option[]) =>
    part.map((option) => (
      <FilterOption
        key={option.value}
        {...input}
        {...option}
        type={type}
        count={countOf(option.value)}
        checked={isSelected(option)}
      />
    ));
  const hidden = formatNumber(unmatched.filter((option) => !isSelected(option)).length);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {any !== undefined && (
        <FilterOption {...input} type={type} value="" label={any} checked={selected.length === 0} />
      )}
      {listed(shown)}
      {atFirst !== undefined && (
        <Folded isEmpty={more.every(isSelected)} closed="Show more" open="Show fewer">
          {listed(more)}
        </Folded>
      )}
      {unmatched.length > 0 && (
        <Folded
          isEmpty={hidden === '0'}
          closed={`Show ${hidden} more (no matches)`}
          open={`Hide ${hidden} (no matches)`}
        >
          {listed(unmatched)}
        </Folded>
      )}
    </fieldset>
  );
}

type FoldedProps = { isEmpty: boolean; closed: string; open: string; children: ReactNode };

/** Choices, and what shows and hides those that are not selected. It remains without any, so that it stays open. */
function Folded({ isEmpty, closed, open, children }: FoldedProps) {
  return (
    <div className={styles.folded}>
      {children}
      <details hidden={isEmpty}>
        <summary className={styles.fold}>
          <span>{closed}</span>
          <span>{open}</span>
        </summary>
      </details>
    </div>
  );
}
