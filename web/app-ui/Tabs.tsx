import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './Tabs.module.css';

/** `count` says how many wait there, in words such as '12' or '1,000+'. */
export type Tab = { label: string; href: string; current?: boolean; count?: string };

/** Parts of one page, each with an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{tab.count}</span>
                  <VisuallyHidden> waiting</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
