import type { ReactNode } from 'react';
import { productName } from '#common/product.ts';
import { Link } from './Link.tsx';
import { ProductMark } from './ProductMark.tsx';
import styles from './PublicFrame.module.css';
import { SkipLink } from './SkipLink.tsx';

export type PublicFrameProps = {
  homeHref: string;
  searchHref: string;
  /** At the right of the header: 'Sign in', or the way back to the app. */
  session?: ReactNode;
  /** Plain links of the footer. */
  links?: readonly { label: string; href: string }[];
  /** A sentence in the footer. */
  imprint?: ReactNode;
  children: ReactNode;
};

/** Around every public page: logo, search and sign-in above, legal links below. */
export function PublicFrame({ homeHref, searchHref, session, links = [], imprint, children }: PublicFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link href={homeHref} className={styles.home} aria-label={`${productName}, home`}>
            <ProductMark />
          </Link>
          <nav className={styles.ways} aria-label="Main">
            <Link href={searchHref} className={styles.way}>
              <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true">
                <circle cx="8.75" cy="8.75" r="5.5" />
                <path d="M13 13l4 4" />
              </svg>
              Search
            </Link>
            {session}
          </nav>
        </div>
      </header>
      <main className={styles.main} id="main">
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.foot}>
          {links.length > 0 && (
            <nav aria-label={`About ${productName}`}>
              <ul className={styles.links}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {imprint && <p>{imprint}</p>}
        </div>
      </footer>
    </div>
  );
}
