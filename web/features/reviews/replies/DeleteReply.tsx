import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteReply_review$key } from '#web/__generated__/DeleteReply_review.graphql.ts';
import type { DeleteReplyMutation } from '#web/__generated__/DeleteReplyMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type DeleteReplyProps = {
  review: DeleteReply_review$key;
  size: NonNullable<ButtonProps['size']>;
  onDeleted: () => void;
};

/** Deletes a reply, after a confirmation. */
export function DeleteReply({ review, size, onDeleted }: DeleteReplyProps) {
  const data = useFragment(
    graphql`
      fragment DeleteReply_review on Review {
        id
        shownName
        reply {
          version
        }
      }
    `,
    review,
  );
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = useCommand<DeleteReplyMutation>(graphql`
    mutation DeleteReplyMutation($input: DeleteReplyInput!) {
      deleteReply(input: $input) {
        errors { code message field }
        review {
          id
          ...ReviewArticle_review
          ...ReplyAction_review
          ...PublishedList_row
        }
      }
    }
  `);
  const act = async () => {
    setBusy(true);
    try {
      await remove({ reviewId: data.id, expectedVersion: data.reply?.version ?? null });
      setOpen(false);
      onDeleted();
    } catch (error) {
      setProblem(
        problemsOf(error)
          .map(({ message }) => message)
          .join(' '),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size={size}
        variant="quiet"
        onClick={() => setOpen(true)}
        aria-label={`Delete reply to ${data.shownName}`}
      >
        Delete reply
      </Button>
      <Dialog
        title="Delete this reply?"
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)} data-autofocus>
              Keep reply
            </Button>
            <Button variant="danger" busy={isBusy} onClick={act}>
              Delete reply
            </Button>
          </>
        }
      >
        {problem && (
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        )}
        <p>It will no longer appear under the review. You can write a new one.</p>
      </Dialog>
    </>
  );
}
