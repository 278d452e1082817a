import { type ReactNode, useId } from 'react';
import styles from './PageSection.module.css';

/** A part of the page with a heading. */
export function PageSection({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.about}>{about}</p>
      </div>
      {children}
    </section>
  );
}
