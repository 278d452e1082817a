import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './TwoLines.module.css';

type TwoLinesProps = {
  first: ReactNode;
  second: ReactNode;
  /** Where there is room for columns of their own, the second line is left to them. */
  isOnlyNarrow?: boolean;
};

/** A cell with what belongs to its words below them, smaller. */
export function TwoLines({ first, second, isOnlyNarrow }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      {second && <span className={classes(styles.second, isOnlyNarrow && styles.narrow)}>{second}</span>}
    </span>
  );
}
