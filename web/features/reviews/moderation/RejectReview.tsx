import { useState } from 'react';
import { graphql } from 'react-relay';
import { rejectionReasons, rejectionWords, rejectionWordsMax } from '#common/reviews/moderation/moderation.ts';
import type { RejectReviewMutation } from '#web/__generated__/RejectReviewMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import type { StoreUpdate } from '#web/features/admin/panel/leave-list.ts';
import { useCommand } from '#web/kit/command.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type Props = {
  open: boolean;
  decision: { reviewId: string; expectedVersion: number };
  leave: StoreUpdate;
  onClose: () => void;
  onRejected: () => void;
};

/** Asks why a review is rejected, in the words that its writer will read. */
export function RejectReview({ open, decision, leave, onClose, onRejected }: Props) {
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const reject = useCommand<RejectReviewMutation>(graphql`
    mutation RejectReviewMutation($input: RejectReviewInput!) {
      rejectReview(input: $input) {
        review {
          id
          moderation
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
  const chosen = rejectionReasons.find((one) => one === reason);
  return (
    <Confirm
      open={open}
      title="Reject this review?"
      verb="Reject"
      done="The review is rejected, and its writer is told why."
      act={async () => {
        await reject({ ...decision, reason, words }, { updater: leave });
        onRejected();
      }}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <p>
            It is never published. Its writer gets a mail that says why and how to object. This cannot be undone here.
          </p>
          <SelectField
            name="reason"
            label="Why"
            error={wrong('reason')}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            options={[
              { value: '', label: 'Choose a reason' },
              ...rejectionReasons.map((value) => ({ value, label: rejectionWords[value].label })),
            ]}
            help={chosen && `The writer reads: ‘${rejectionWords[chosen].sentence}’`}
          />
          <TextArea
            name="words"
            label="What else the writer should know"
            error={wrong('words')}
            optional
            rows={4}
            maxLength={rejectionWordsMax}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </>
      )}
    </Confirm>
  );
}
