import { formatCount, formatNumber } from '#common/formats.ts';
import { Button } from './Button.tsx';
import styles from './Pagination.module.css';

export type LoadMoreProps = {
  /** The next page; works without JavaScript. Omitted at the end of the list. */
  href?: string | null;
  shown: number;
  /** Omitted when nobody counted. */
  total?: number | null;
  /** What one item is called, such as 'review'. */
  noun?: string;
  /** For irregular plurals. */
  plural?: string;
  /** Loads in place instead of navigating. */
  onLoad?: () => void;
  busy?: boolean;
};

/** What is shown of a list, and the way to more. */
export function LoadMore({ href, shown, total, noun = 'review', plural = `${noun}s`, onLoad, busy }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p className={styles.words} aria-live="polite">
        {`${total == null ? '' : `${formatNumber(shown)} of `}${formatCount(total ?? shown, noun, plural)} shown`}
      </p>
      {href && (
        <Button
          href={href}
          aria-busy={busy}
          onClick={(event) => {
            if (!onLoad || event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            if (!busy) onLoad();
          }}
        >
          {busy ? 'Loading…' : `Load more ${plural}`}
        </Button>
      )}
    </div>
  );
}

export type PaginationProps = { previousHref?: string | null; nextHref?: string | null; label?: string };

/** Links to the previous and the next page. */
export function Pagination({ previousHref, nextHref, label = 'Pages' }: PaginationProps) {
  if (!previousHref && !nextHref) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {previousHref && (
        <Button href={previousHref} rel="prev">
          Previous
        </Button>
      )}
      {nextHref && (
        <Button href={nextHref} rel="next">
          Next
        </Button>
      )}
    </nav>
  );
}
