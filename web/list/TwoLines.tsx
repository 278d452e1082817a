import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './TwoLines.module.css';

type TwoLinesProps = {
  first: ReactNode;
  second: ReactNode;
  /** Hide the second line where its content has columns of its own. */
  isOnlyNarrow?: boolean;
};

/** A cell with a second, smaller line below the first. */
export function TwoLines({ first, second, isOnlyNarrow }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      {second && <span className={classes(styles.second, isOnlyNarrow && styles.narrow)}>{second}</span>}
    </span>
  );
}
