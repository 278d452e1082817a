import { formatNumber } from '#common/formats.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './Tabs.module.css';

export type Tab = { label: string; href: string; current?: boolean; count?: number };

/** Parts of one page, each with an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{formatNumber(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
