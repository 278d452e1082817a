import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReplyAction_review$key } from '#web/__generated__/ReplyAction_review.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './ReplyAction.module.css';
import { ReplyForm } from './ReplyForm.tsx';

/** The button that opens the reply's form in place; where the plan lacks replying, it says which plan has it. */
export function ReplyAction({ review }: { review: ReplyAction_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReplyAction_review on Review {
        viewerCanReply
        shownName
        reply {
          version
        }
        ...ReplyForm_review
      }
    `,
    review,
  );
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button is back: the focus returns to it.
    if (wasOpen.current && !isOpen) button.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = (done: boolean) => {
    setOpen(false);
    setDone(done);
  };
  if (isOpen && data.viewerCanReply) {
    return (
      <div className={styles.form}>
        <ReplyForm review={data} onDone={() => close(true)} onCancel={() => close(false)} />
      </div>
    );
  }
  return (
    <>
      <span ref={button} className={styles.button}>
        <Button size="small" onClick={() => setOpen(true)} aria-label={labelOf(data)}>
          {data.reply ? 'Edit the reply' : 'Reply'}
        </Button>
        <span role="status" className={styles.done}>
          {isDone && 'Your reply is published.'}
        </span>
      </span>
      {isOpen && <PlanNeeded onClose={() => close(false)} />}
    </>
  );
}

function PlanNeeded({ onClose }: { onClose: () => void }) {
  return (
    <Notice
      role="status"
      title="Replying is part of the paid plans"
      action={
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      Pro individual, Pro team and Ultimate team open it. Your plan shows every review, and the reviewer’s private note.
    </Notice>
  );
}

function labelOf({ reply, shownName }: { reply: unknown; shownName: string }): string {
  return reply ? `Edit the reply to ${shownName}` : `Reply to ${shownName}`;
}
