import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReplyAction_review$key } from '#web/__generated__/ReplyAction_review.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { DeleteReply } from './DeleteReply.tsx';
import styles from './ReplyAction.module.css';
import { ReplyForm } from './ReplyForm.tsx';

/** The button that opens the reply form in place. If the plan does not include replies, says which plan does. */
export function ReplyAction({ review }: { review: ReplyAction_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReplyAction_review on Review {
        viewerCanReply
        shownName
        queuedReply
        reply {
          version
        }
        ...ReplyForm_review
        ...DeleteReply_review
      }
    `,
    review,
  );
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const button = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Returns the focus to the button that opened the form.
    if (wasOpen.current && !isOpen) button.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = (words = '') => {
    setOpen(false);
    setSaid(words);
  };
  if (isOpen && data.viewerCanReply) {
    return (
      <div className={styles.form}>
        <ReplyForm
          review={data}
          onDone={(isQueued) => close(isQueued ? '' : 'Reply published.')}
          onCancel={() => close()}
        />
      </div>
    );
  }
  return (
    <>
      {data.queuedReply && (
        <Notice tone="info" role="status" title="Your reply is waiting for a moderator">
          A moderator checks it before it's published, because it sounds like an accusation or an earlier reply was
          removed. You can still edit it.
        </Notice>
      )}
      <span ref={button} className={styles.button}>
        <Button size="small" onClick={() => setOpen(true)} aria-label={labelOf(data)}>
          {data.reply || data.queuedReply ? 'Edit reply' : 'Reply'}
        </Button>
        {data.viewerCanReply && (data.reply || data.queuedReply) && (
          <DeleteReply review={data} onDeleted={() => close('Reply deleted.')} />
        )}
        <span role="status" className={styles.done}>
          {said}
        </span>
      </span>
      {isOpen && <PlanNeeded onClose={() => close()} />}
    </>
  );
}

function PlanNeeded({ onClose }: { onClose: () => void }) {
  return (
    <Notice
      role="status"
      title="Replies are included in paid plans"
      action={
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      Upgrade to Pro individual, Pro team, or Ultimate team to reply. Your plan includes every review and the reviewer's
      private note.
    </Notice>
  );
}

type LabelledReview = { reply: unknown; queuedReply: unknown; shownName: string };

function labelOf({ reply, queuedReply, shownName }: LabelledReview): string {
  return reply || queuedReply ? `Edit reply to ${shownName}` : `Reply to ${shownName}`;
}
