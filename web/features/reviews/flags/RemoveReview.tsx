import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { flagLimits } from '#common/limits.ts';
import type { RemoveReview_review$key } from '#web/__generated__/RemoveReview_review.graphql.ts';
import type { RemoveReviewMutation } from '#web/__generated__/RemoveReviewMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { RemovalReason } from './RemovalReason.tsx';

/** Removes a public review that nobody flagged, for one of the reasons for which anybody could have. */
export function RemoveReview({ review: key }: { review: RemoveReview_review$key }) {
  const { id: reviewId, version: expectedVersion } = useFragment(
    graphql`
      fragment RemoveReview_review on ReviewToCheck {
        id
        version
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const remove = useCommand<RemoveReviewMutation>(graphql`
    mutation RemoveReviewMutation($input: RemoveReviewInput!) {
      removeReview(input: $input) {
        review {
          id
          version
          publication
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
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Remove it
      </Button>
      <Confirm
        open={isOpen}
        title="Remove this review?"
        verb="Remove it"
        done="The review is removed. Both sides are told."
        act={() => remove({ reviewId, expectedVersion, reason, words })}
        onClose={() => setOpen(false)}
      >
        {(wrong) => (
          <>
            <p>
              It is taken off the profile and counted as removed in public. This cannot be undone here. Its writer and
              the recruiter are told why, and how to object.
            </p>
            <RemovalReason reason={reason} error={wrong('reason')} onChange={setReason} />
            <TextArea
              name="words"
              label="What else they should know"
              error={wrong('words')}
              optional
              rows={4}
              maxLength={flagLimits.decisionWords}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </>
        )}
      </Confirm>
    </>
  );
}
