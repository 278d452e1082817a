import type { ReactNode } from 'react';
import styles from './Part.module.css';

/** A part of a side panel under a head of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.head}>{title}</h3>
      {children}
    </section>
  );
}

/** A few things side by side with the facts. */
export function Listed({ items }: { items: readonly { key: string; content: ReactNode }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}

/** A page elsewhere, opened beside ours and told nothing of us. */
export function OutsideLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {href.replace(/^https?:\/\//, '')}
    </a>
  );
}
