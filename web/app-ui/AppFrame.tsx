import type { ReactNode } from 'react';
import { formatNumber } from '#common/formats.ts';
import { productName } from '#common/product.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import styles from './AppFrame.module.css';

/** An entry in the rail. */
export type RailItem = {
  label: string;
  href: string;
  current?: boolean;
  /** How many items wait there. */
  count?: number;
};

export type AppFrameProps = {
  homeHref: string;
  /** Groups of entries; the title is optional. */
  rail: readonly { title?: string; items: readonly RailItem[] }[];
  /** The bell, beside the product's mark. */
  bell?: ReactNode;
  /** The signed-in user and the way to sign out, at the foot of the rail. */
  account?: ReactNode;
  /** Above everything: a notice about an impersonation or a downgrade. */
  banner?: ReactNode;
  /** Uses the full width, for boards and tables. */
  isFullWidth?: boolean;
  children: ReactNode;
};

/** The frame of every signed-in page: a rail on the left, or a top bar with a menu on narrow screens. */
export function AppFrame({ homeHref, rail, bell, account, banner, isFullWidth, children }: AppFrameProps) {
  const current = rail.flatMap((group) => group.items).find((item) => item.current);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <nav className={styles.rail} aria-label="Main">
        <div className={styles.top}>
          <Link href={homeHref} className={styles.home} aria-label={`${productName}, home`}>
            <ProductMark />
          </Link>
          {bell}
        </div>
        <div className={styles.wide}>
          <Groups rail={rail} />
          {account && <div className={styles.account}>{account}</div>}
        </div>
        <details className={styles.narrow} key={current?.href}>
          <summary className={styles.menu}>
            <svg className={styles.bars} viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 6h14M3 10h14M3 14h14" />
            </svg>
            Menu
          </summary>
          <div className={styles.sheet}>
            <Groups rail={rail} />
            {account && <div className={styles.account}>{account}</div>}
          </div>
        </details>
      </nav>
      <main className={styles.main} id="main">
        {banner}
        <div className={classes(styles.content, isFullWidth && styles.full)}>{children}</div>
      </main>
    </div>
  );
}

function Groups({ rail }: Pick<AppFrameProps, 'rail'>) {
  return rail.map((group) => (
    <div key={group.title ?? group.items[0]?.href} className={styles.group}>
      {group.title && <p className={styles.groupTitle}>{group.title}</p>}
      <ul className={styles.items}>
        {group.items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} className={styles.item} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{formatNumber(item.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
