import type { ReactNode } from 'react';
import { productName } from '#common/product.ts';
import styles from './FocusFrame.module.css';
import { Link } from './Link.tsx';
import { ProductMark } from './ProductMark.tsx';
import { SkipLink } from './SkipLink.tsx';

export type FocusFrameProps = {
  homeHref: string;
  title?: ReactNode;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** `narrow` for sign-in, `form` for longer forms. */
  width?: 'narrow' | 'form';
  /** Below the column: the other ways in. */
  foot?: ReactNode;
  children: ReactNode;
};

/** One thing to do and nothing else: sign-in, forms, surveys. */
export function FocusFrame({ homeHref, title, intro, width = 'narrow', foot, children }: FocusFrameProps) {
  return (
    <div className={styles.frame} data-width={width}>
      <SkipLink />
      <header className={styles.header}>
        <Link href={homeHref} className={styles.home} aria-label={`${productName}, home`}>
          <ProductMark />
        </Link>
      </header>
      <main className={styles.main} id="main">
        {title && (
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        {children}
      </main>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  );
}

/** Last in a focus frame: other options. Below the column, and beside it if there is room. */
export function FocusBeside({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.beside} aria-label={label}>
      <div className={styles.told}>{children}</div>
    </section>
  );
}
