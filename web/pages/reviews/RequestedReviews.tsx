import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { reviewsUrl } from '#common/urls.ts';
import type { AskForReview_viewer$key } from '#web/__generated__/AskForReview_viewer.graphql.ts';
import type { InvitationList_query$key } from '#web/__generated__/InvitationList_query.graphql.ts';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { InvitationList } from '#web/features/invitations/InvitationList.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

// The rules of the form are the heaviest part of the page; the list does without them.
const AskForReview = lazy(() =>
  import('#web/features/invitations/AskForReview.tsx').then((module) => ({ default: module.AskForReview })),
);

type RequestedReviewsProps = {
  query: InvitationList_query$key;
  viewer: AskForReview_viewer$key | null | undefined;
  state: string | undefined;
  mayAsk: boolean;
  /** Opens the form: 'new', or the slug of the recruiter to ask for. */
  ask: string | undefined;
};

/** The asks with the panel to ask anew, which stands in the address, so that a link may open it. */
export function RequestedReviews({ query, viewer, state, ask, mayAsk }: RequestedReviewsProps) {
  const navigate = useNavigate();
  const close = () => navigate(reviewsUrl('requested', { state }), { replace: true, preventScrollReset: true });
  const asked = (name: string) => {
    notify.success(`${name} will be asked.`);
    void close();
  };
  const firstAsk = mayAsk && (
    <Button variant="primary" href={reviewsUrl('requested', { ask: 'new' })}>
      Ask for your first review
    </Button>
  );
  return (
    <InvitationList query={query} state={state} firstAsk={firstAsk}>
      {(listId) => (
        <SidePanel title="Ask for a review" open={Boolean(ask)} onClose={close}>
          <Suspense fallback={<Skeleton lines={8} />}>
            {viewer && <AskForReview viewer={viewer} slug={ask} listId={listId} onAsked={asked} />}
          </Suspense>
        </SidePanel>
      )}
    </InvitationList>
  );
}
