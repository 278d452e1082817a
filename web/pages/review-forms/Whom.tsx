import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/Avatar.tsx';
import styles from './ReviewForms.module.css';

type WhomProps = { name: string; photo: string | null | undefined; children: ReactNode };

/** Shows whom the review is about, above the questions, so that nobody reviews the wrong person. */
export function Whom({ name, photo, children }: WhomProps) {
  return (
    <div className={styles.whom}>
      <Avatar name={name} photo={photo ?? null} size="large" />
      <p className={styles.whomWords}>{children}</p>
    </div>
  );
}
