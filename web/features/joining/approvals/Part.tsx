import type { ReactNode } from 'react';
import styles from './Part.module.css';

/** A part of a side panel with its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.head}>{title}</h3>
      {children}
    </section>
  );
}

/** A compact list. */
export function Listed({ items }: { items: readonly { key: string; content: ReactNode }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}

/** An external link that opens in a new tab and sends no referrer. */
export function OutsideLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {href.replace(/^https?:\/\//, '')}
    </a>
  );
}
