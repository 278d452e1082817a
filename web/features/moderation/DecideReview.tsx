import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { mayGoUp } from '#common/reviews/waiting.ts';
import type { DecideReview_review$key } from '#web/__generated__/DecideReview_review.graphql.ts';
import type { DecideReviewApproveMutation } from '#web/__generated__/DecideReviewApproveMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Confirm } from '../panel/Confirm.tsx';
import { leavingList } from '../panel/leave-list.ts';
import { RejectReview } from './RejectReview.tsx';
import { useKeys } from './step-keys.ts';

type Props = {
  review: DecideReview_review$key;
  /** The list in the store that the review leaves. */
  listId: string | undefined;
  /** Goes on to the next one. */
  onDecided: () => void;
};

/** Approve and reject, by button or by the keys `a` and `r`; both ask once more. */
export function DecideReview({ review: key, listId, onDecided }: Props) {
  const review = useFragment(
    graphql`
      fragment DecideReview_review on ReviewToCheck {
        id
        version
        level
        submittedAt
        recruiter {
          name
        }
      }
    `,
    key,
  );
  const [asks, setAsks] = useState<'approve' | 'reject' | null>(null);
  useKeys({ a: () => setAsks('approve'), r: () => setAsks('reject') });
  const approve = useCommand<DecideReviewApproveMutation>(graphql`
    mutation DecideReviewApproveMutation($input: ApproveReviewInput!) {
      approveReview(input: $input) {
        review {
          id
          moderation
          publication
          version
          ...ReviewToDecide_review
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const decision = { reviewId: review.id, expectedVersion: review.version };
  const leave = leavingList(listId, review.id);
  const goesUp = mayGoUp({ level: review.level, submittedAt: new Date(review.submittedAt) }, new Date());
  return (
    <>
      <Button variant="primary" onClick={() => setAsks('approve')} aria-keyshortcuts="a">
        Approve
      </Button>
      <Button variant="danger" onClick={() => setAsks('reject')} aria-keyshortcuts="r">
        Reject
      </Button>
      <Confirm
        open={asks === 'approve'}
        title="Approve this review?"
        verb={goesUp ? 'Publish' : 'Approve'}
        tone="primary"
        done={goesUp ? 'The review is published.' : 'The review is approved.'}
        act={async () => {
          await approve(decision, { updater: leave });
          onDecided();
        }}
        onClose={() => setAsks(null)}
      >
        <p>
          {goesUp
            ? `It is public at once, and ${review.recruiter?.name ?? 'the recruiter'} is told.`
            : `It goes up as soon as its placement is known, or ${formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')} after it was sent.`}
        </p>
      </Confirm>
      <RejectReview
        open={asks === 'reject'}
        decision={decision}
        leave={leave}
        onClose={() => setAsks(null)}
        onRejected={onDecided}
      />
    </>
  );
}
