import type { ReactNode } from 'react';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import styles from './Waiting.module.css';

/** A signed-in page before the browser has drawn it; the server sends no more of it, and so does the first drawing. */
export function Waiting({ children }: { children?: ReactNode }) {
  const isHydrated = useHydrated();
  if (isHydrated && children) return children;
  return (
    <main id="main" className={styles.waiting}>
      <p role="status">Please wait...</p>
      <noscript>
        <p>This part of Plaudit needs JavaScript. Public pages and review forms work without it.</p>
      </noscript>
    </main>
  );
}
