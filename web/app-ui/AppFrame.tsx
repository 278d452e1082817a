import type { ReactNode } from 'react';
import { formatNumber } from '#common/formats.ts';
import { productName } from '#common/product.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import styles from './AppFrame.module.css';

/** A way to a part of the product, in the rail. */
export type RailItem = {
  label: string;
  href: string;
  current?: boolean;
  /** How many wait there. */
  count?: number;
};

export type AppFrameProps = {
  homeHref: string;
  /** Groups of the rail; a group's title may be left out. */
  rail: readonly { title?: string; items: readonly RailItem[] }[];
  /** Who is signed in and the way out, at the rail's foot. */
  account?: ReactNode;
  /** Above all: an impersonation's or a downgrade's notice. */
  banner?: ReactNode;
  /** Boards and tables take all the room there is. */
  isFullWidth?: boolean;
  children: ReactNode;
};

/** Around every signed-in page: a left rail of words, which is a top bar with a menu on a narrow screen. */
export function AppFrame({ homeHref, rail, account, banner, isFullWidth, children }: AppFrameProps) {
  const current = rail.flatMap((group) => group.items).find((item) => item.current);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <nav className={styles.rail} aria-label="Main">
        <Link href={homeHref} className={styles.home} aria-label={`${productName}, home`}>
          <ProductMark />
        </Link>
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
