import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { flagLimits } from '#common/limits.ts';
import type { DecideReply_reply$key } from '#web/__generated__/DecideReply_reply.graphql.ts';
import type { DecideReplyApproveMutation } from '#web/__generated__/DecideReplyApproveMutation.graphql.ts';
import type { DecideReplyRejectMutation } from '#web/__generated__/DecideReplyRejectMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { leavingList } from '#web/features/admin/panel/leave-list.ts';
import { useCommand } from '#web/kit/command.ts';
import { useKeys } from '#web/kit/keys.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type Props = { reply: DecideReply_reply$key; listId: string | undefined };

/** Approve and reject a reply, by button or by the keys `a` and `r`; both ask once more. */
export function DecideReply({ reply: key, listId }: Props) {
  const { id: replyId, version: expectedVersion } = useFragment(
    graphql`
      fragment DecideReply_reply on ReplyToCheck {
        id
        version
      }
    `,
    key,
  );
  const [asks, setAsks] = useState<'approve' | 'reject' | null>(null);
  const [words, setWords] = useState('');
  useKeys({ a: () => setAsks('approve'), r: () => setAsks('reject') });
  const approve = useCommand<DecideReplyApproveMutation>(approveMutation);
  const reject = useCommand<DecideReplyRejectMutation>(rejectMutation);
  const updater = leavingList(listId, replyId);
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
        title="Publish this reply?"
        verb="Publish"
        tone="primary"
        done="The reply is published."
        act={() => approve({ replyId, expectedVersion }, { updater })}
        onClose={() => setAsks(null)}
      >
        <p>It stands below the review at once, and the reviewer gets it by e-mail.</p>
      </Confirm>
      <Confirm
        open={asks === 'reject'}
        title="Reject this reply?"
        verb="Reject"
        done="The reply is rejected, and its writer is told why."
        act={() => reject({ replyId, expectedVersion, words }, { updater })}
        onClose={() => setAsks(null)}
      >
        {(wrong) => (
          <>
            <p>It is not published. Its writer gets a mail that says why. A reply that stood there before stays.</p>
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

const approveMutation = graphql`
  mutation DecideReplyApproveMutation($input: ApproveReplyInput!) {
    approveReply(input: $input) {
      errors {
        code
        message
        field
      }
      reply {
        id
        state
        version
      }
    }
  }
`;

const rejectMutation = graphql`
  mutation DecideReplyRejectMutation($input: RejectReplyInput!) {
    rejectReply(input: $input) {
      errors {
        code
        message
        field
      }
      reply {
        id
        state
        version
      }
    }
  }
`;
