import type { ChangeEvent } from 'react';
import { formatNumber } from '#common/formats.ts';
import { classes } from '#web/ui/classes.ts';
import { FilterOption } from './FilterOption.tsx';
import { foldsOf } from './filter-folds.ts';
import styles from './SearchFilters.module.css';

type FilterGroupProps = {
  legend: string;
  /** The query parameter. */
  name: string;
  /** The label of the choice not to filter; makes it a choice of one. */
  any?: string;
  options: readonly { readonly value: string; readonly label: string }[];
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
  const folds = foldsOf(options, { countOf: ({ value }) => countOf(value), atFirst });
  const type = any === undefined ? 'checkbox' : 'radio';
  const listed = (part: typeof options, fold?: string) =>
    part.map(({ value, label }) => (
      <FilterOption
        key={value}
        {...input}
        type={type}
        value={value}
        label={label}
        count={countOf(value)}
        checked={selected.includes(value)}
        fold={fold}
      />
    ));
  const { more, unmatched } = folds;
  const hiddenOf = (part: typeof options) => part.filter(({ value }) => !selected.includes(value)).length;
  const withNoMatches = `${formatNumber(hiddenOf(unmatched))} with no matches`;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {any !== undefined && (
        <FilterOption {...input} type={type} value="" label={any} checked={selected.length === 0} />
      )}
      {[
        ...listed(folds.shown),
        ...listed(more, styles.more),
        atFirst !== undefined && (
          <Fold
            key="more"
            className={styles.moreFold}
            isEmpty={hiddenOf(more) === 0}
            closed="Show more"
            open="Show fewer"
          />
        ),
        ...listed(unmatched, styles.unmatched),
        <Fold
          key="unmatched"
          className={styles.unmatchedFold}
          isEmpty={hiddenOf(unmatched) === 0}
          closed={`Show ${withNoMatches}`}
          open={`Hide ${withNoMatches}`}
        />,
      ]}
    </fieldset>
  );
}

type FoldProps = { className: string | undefined; isEmpty: boolean; closed: string; open: string };

/** Shows and hides the choices before it. It remains while there are none, so that it stays open. */
function Fold({ className, isEmpty, closed, open }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)} hidden={isEmpty}>
      <summary className={styles.foldSummary}>
        <span className={styles.closed}>{closed}</span>
        <span className={styles.opened}>{open}</span>
      </summary>
    </details>
  );
}
