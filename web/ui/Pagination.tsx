import { formatCount, formatNumber } from '#common/formats.ts';
import { Button } from './Button.tsx';
import styles from './Pagination.module.css';

export type LoadMoreProps = {
  /** The next page; works without JavaScript. Left out at the end of the list. */
  href?: string | null;
  shown: number;
  /** Left out where nobody counted. */
  total?: number | null;
  /** What one of them is called, such as 'review'. */
  noun?: string;
  /** Where an s does not make the plural. */
  plural?: string;
  /** Fetches in place instead of going there. */
  onLoad?: () => void;
  busy?: boolean;
};

/** What of a list is shown, and the way to more of it. */
export function LoadMore({ href, shown, total, noun = 'review', plural = `${noun}s`, onLoad, busy }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p className={styles.words} aria-live="polite">
        {total == null
          ? formatCount(shown, noun, plural)
          : `${formatNumber(shown)} of ${formatCount(total, noun, plural)}`}{' '}
        shown
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

/** To the page before and the page after, as links. */
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
