import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { mayGoUp } from '#common/reviews/lists/waiting.ts';
import type { DecideReview_review$key } from '#web/__generated__/DecideReview_review.graphql.ts';
import type { DecideReviewApproveMutation } from '#web/__generated__/DecideReviewApproveMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { leavingList } from '#web/features/admin/panel/leave-list.ts';
import { useCommand } from '#web/kit/command.ts';
import { useKeys } from '#web/kit/keys.ts';
import { Button } from '#web/ui/Button.tsx';
import { RejectReview } from './RejectReview.tsx';
import { RequestChanges } from './RequestChanges.tsx';

type Props = {
  review: DecideReview_review$key;
  /** The list in the store that the review leaves. */
  listId: string | undefined;
  /** Goes on to the next one. */
  onDecided: () => void;
};

/** Approve, ask for a change and reject, by button or by the keys `a`, `c` and `r`; all ask once more. */
export function DecideReview({ review: key, listId, onDecided }: Props) {
  const review = useFragment(
    graphql`
      fragment DecideReview_review on ReviewToCheck {
        id
        version
        level
        submittedAt
        hasQueuedEdit
        recruiter {
          name
        }
      }
    `,
    key,
  );
  const [asks, setAsks] = useState<'approve' | 'reject' | 'change' | null>(null);
  useKeys({ a: () => setAsks('approve'), c: () => setAsks('change'), r: () => setAsks('reject') });
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
  const isEdit = review.hasQueuedEdit;
  const goesUp = isEdit || mayGoUp({ level: review.level, submittedAt: new Date(review.submittedAt) }, new Date());
  return (
    <>
      <Button variant="primary" onClick={() => setAsks('approve')} aria-keyshortcuts="a">
        Approve
      </Button>
      <Button onClick={() => setAsks('change')} aria-keyshortcuts="c">
        Ask for a change
      </Button>
      <Button variant="danger" onClick={() => setAsks('reject')} aria-keyshortcuts="r">
        Reject
      </Button>
      <Confirm
        open={asks === 'approve'}
        title={isEdit ? 'Approve this change?' : 'Approve this review?'}
        verb={goesUp ? 'Publish' : 'Approve'}
        tone="primary"
        done={isEdit ? 'The change is published.' : goesUp ? 'The review is published.' : 'The review is approved.'}
        act={async () => {
          await approve(decision, { updater: leave });
          onDecided();
        }}
        onClose={() => setAsks(null)}
      >
        <p>
          {isEdit
            ? 'It takes the place of what the public sees now, marked as edited. Both sides are told.'
            : goesUp
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
      <RequestChanges
        open={asks === 'change'}
        decision={decision}
        leave={leave}
        onClose={() => setAsks(null)}
        onRequested={onDecided}
      />
    </>
  );
}
