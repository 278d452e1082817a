import { useState } from 'react';
import { Notice } from '#web/ui/Notice.tsx';
import { LoadMore, type LoadMoreProps } from '#web/ui/Pagination.tsx';

export type MoreOfListProps = Omit<LoadMoreProps, 'onLoad'> & {
  /** Relay's `loadNext` of a pagination fragment. */
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  atOnce: number;
};

/** Loads more rows in place. On failure it says so, and the same button tries again. */
export function MoreOfList({ loadNext, atOnce, ...more }: MoreOfListProps) {
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    loadNext(atOnce, { onComplete: (error) => setFailed(error !== null) });
  };
  return (
    <>
      {hasFailed && (
        <Notice tone="bad" role="alert" title="We couldn't load more">
          Check your connection, then try again.
        </Notice>
      )}
      <LoadMore {...more} onLoad={load} />
    </>
  );
}
