import type { ReactNode } from 'react';
import { matchRoute } from '#common/routes.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import styles from './Waiting.module.css';

/**
 * A signed-in page before the browser has drawn it; the server sends no more of it, and so does the first drawing. Where
 * the page has a rail, so has this: what comes takes the places that are kept for it.
 */
export function Waiting({ path, children }: { path: string; children?: ReactNode }) {
  const isHydrated = useHydrated();
  if (isHydrated && children) return children;
  const hasRail = matchRoute(path)?.route.layout === 'app';
  return (
    <main id="main" className={hasRail ? styles.frame : styles.waiting}>
      {hasRail && <div className={styles.title} aria-hidden="true" />}
      <p role="status">Please wait...</p>
      <noscript>
        <p>This part of Plaudit needs JavaScript. Public pages and review forms work without it.</p>
      </noscript>
      {hasRail && <div className={styles.rows} aria-hidden="true" />}
    </main>
  );
}
