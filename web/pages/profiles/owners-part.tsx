import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ProfileQuery } from '#common/urls.ts';
import { report } from '#web/kit/report.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import type { Replyable } from './OwnersPart.tsx';

/** Most who read a profile are strangers: what only its owner sees is fetched for signed-in people alone. */
const OwnersPart = lazy(() =>
  import('./OwnersPart.tsx').then(
    (part) => ({ default: part.OwnersPart }),
    (error: unknown) => {
      // The page is whole without it.
      report(error);
      return { default: () => <></> };
    },
  ),
);
const ReplyAction = lazy(async () => ({
  default: (await import('#web/features/reviews/replies/ReplyAction.tsx')).ReplyAction,
}));

/** What a profile holds for its owner: a part of its own, whether it is theirs, and what each review lets them do. */
export interface ForOwner {
  readonly part: ReactNode;
  readonly isOwn: boolean;
  readonly actionsFor: (reviewId: string) => ReactNode;
}

/** Nothing of it for strangers, nor until it is known whose profile it is. */
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
