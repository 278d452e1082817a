import { graphql, useFragment } from 'react-relay';
import { flagLimits } from '#common/limits.ts';
import type { DecideReply_reply$key } from '#web/__generated__/DecideReply_reply.graphql.ts';
import { Decide } from '#web/features/admin/panel/Decide.tsx';

/** Approves or rejects a reply that waits. */
export function DecideReply({ reply, listId }: { reply: DecideReply_reply$key; listId: string | undefined }) {
  const row = useFragment(
    graphql`
      fragment DecideReply_reply on ReplyToCheck {
        id
        version
      }
    `,
    reply,
  );
  return (
    <Decide
      row={row}
      as="replyId"
      listId={listId}
      ways={[
        {
          mutation: approveMutation,
          label: 'Approve',
          variant: 'primary',
          hotkey: 'a',
          title: 'Publish this reply?',
          confirmLabel: 'Publish',
          explanation: ["It appears under the review right away. We'll email it to the reviewer."],
          done: 'Reply published.',
        },
        {
          mutation: rejectMutation,
          label: 'Reject',
          variant: 'danger',
          hotkey: 'r',
          title: 'Reject this reply?',
          isDestructive: true,
          explanation: ["We won't publish it, and we email the author the reason. An earlier published reply stays."],
          words: {
            name: 'words',
            label: 'Message to the author',
            max: flagLimits.decisionWords,
            optional: true,
          },
          done: 'Reply rejected.',
        },
      ]}
    />
  );
}

const approveMutation = graphql`
  mutation DecideReplyApproveMutation($input: ApproveReplyInput!) {
    approveReply(input: $input) {
      errors { code message field }
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
      errors { code message field }
      reply {
        id
        state
        version
      }
    }
  }
`;
