import type { ReactNode } from 'react';
import styles from './Screen.module.css';
import { TitleRow, type TitleRowProps } from './TitleRow.tsx';

/** A signed-in page: its header, and its parts below each other. */
export function Screen({ children, ...header }: TitleRowProps & { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <TitleRow {...header} />
      {children}
    </div>
  );
}
