import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { rejectionWordsMax } from '#common/reviews/moderation/moderation.ts';
import type { RequestChangesMutation } from '#web/__generated__/RequestChangesMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import type { StoreUpdate } from '#web/features/admin/panel/leave-list.ts';
import { useCommand } from '#web/kit/command.ts';
import { TextArea } from '#web/ui/TextArea.tsx';

type Props = {
  open: boolean;
  decision: { reviewId: string; expectedVersion: number };
  leave: StoreUpdate;
  onClose: () => void;
  onRequested: () => void;
};

/** Asks the writer of a review for a change, in the words that they will read. */
export function RequestChanges({ open, decision, leave, onClose, onRequested }: Props) {
  const [words, setWords] = useState('');
  const request = useCommand<RequestChangesMutation>(graphql`
    mutation RequestChangesMutation($input: RequestChangesInput!) {
      requestChanges(input: $input) {
        review {
          id
          moderation
          version
          ...ReviewToDecide_review
          ...DecideReview_review
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
    <Confirm
      open={open}
      title="Ask for a change?"
      verb="Ask"
      tone="primary"
      done="Its writer is asked for a change."
      act={async () => {
        await request({ ...decision, words }, { updater: leave });
        onRequested();
      }}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <p>
            {`Its writer gets a mail with these words and a link to change it, and has ${formatCount(reviewLimits.changesAnsweredWithinDays, 'day')}. What they change is checked anew.`}
          </p>
          <TextArea
            id="changes-words"
            name="words"
            label="What they should change"
            help="Say what, and why. Never ask for other stars or a kinder tone."
            error={wrong('words')}
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
