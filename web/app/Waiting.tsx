import type { ReactNode } from 'react';
import { matchRoute } from '#common/routes.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import styles from './Waiting.module.css';

/**
 * A signed-in page before the browser has rendered it. The server sends only this, and the first render must match. It
 * has the page's rail, so the content appears in its final place.
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
