import type { ReactNode } from 'react';
import { requirementText } from '#common/requirement-text.ts';
import type { Requirement } from '#common/roles.ts';
import styles from './Outline.module.css';

/** A dashed outline labelled with the required roles. */
export function Outline({ requirement, children }: { requirement: Requirement | 'no user'; children: ReactNode }) {
  const text = requirement === 'no user' ? requirement : requirementText(requirement);
  return (
    <div className={styles.outline} data-requirement={text}>
      <span className={styles.text}>{text}</span>
      {children}
    </div>
  );
}
