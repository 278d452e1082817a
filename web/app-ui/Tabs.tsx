import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './Tabs.module.css';
import { useTabInView } from './use-tab-in-view.ts';

/** `count` is how many items wait there, formatted such as '12' or '1,000+'. */
export type Tab = { label: string; href: string; current?: boolean; count?: string };

/** Tabs of a page, each with its own address. On narrow screens a strip, scrolled to the current one. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const current = tabs.find((tab) => tab.current)?.href;
  const strip = useTabInView<HTMLUListElement>(current);
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs} ref={strip}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
              <span>{`${tab.label} `}</span>
              {tab.count !== undefined && (
                <>
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
