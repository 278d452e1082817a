import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ProfileQuery } from '#common/urls.ts';
import { captureError } from '#web/kit/capture-error.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import type { Replyable } from './OwnersPart.tsx';

/** Most readers of a profile are strangers, so the owner's part loads only for signed-in users. */
const OwnersPart = lazy(() =>
  import('./OwnersPart.tsx').then(
    (part) => ({ default: part.OwnersPart }),
    (error: unknown) => {
      // The page works without it.
      captureError(error);
      return { default: () => <></> };
    },
  ),
);
const ReplyAction = lazy(async () => ({
  default: (await import('#web/features/reviews/replies/ReplyAction.tsx')).ReplyAction,
}));

/** The owner's view of a profile: an extra part, whether it is theirs, and the actions for each review. */
export interface ForOwner {
  readonly part: ReactNode;
  readonly isOwn: boolean;
  readonly actionsFor: (reviewId: string) => ReactNode;
}

/** Empty for strangers, and until the owner is known. */
export function useOwnersPart(slug: string, filters: ProfileQuery): ForOwner {
  const user = useUser();
  const [replyable, setReplyable] = useState<Replyable>(new Map());
  const [isOwn, setOwn] = useState(false);
  const actionsFor = useCallback(
    (reviewId: string): ReactNode => {
      const review = replyable.get(reviewId);
      return (
        review && (
          <Suspense>
            <ReplyAction review={review} />
          </Suspense>
        )
      );
    },
    [replyable],
  );
  const part = user && (
    <Suspense>
      <OwnersPart slug={slug} filters={filters} onReviews={setReplyable} onOwn={setOwn} />
    </Suspense>
  );
  return { part, isOwn, actionsFor };
}
