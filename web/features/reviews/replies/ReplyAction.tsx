import { type ReactNode, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { planThatOpens } from '#common/plans.ts';
import type { ProfileAddress } from '#common/urls.ts';
import type { ReplyAction_review$key } from '#web/__generated__/ReplyAction_review.graphql.ts';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { useKeys } from '#web/kit/keys.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { useUnsent } from '#web/kit/unsent.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { DeleteReply } from './DeleteReply.tsx';
import styles from './ReplyAction.module.css';
import { ReplyForm, type TypedReply } from './ReplyForm.tsx';
import { ReplyWaits } from './ReplyWaits.tsx';

type ReplyActionProps = {
  review: ReplyAction_review$key;
  /**
   * At the foot of a panel, where it is the main action, with the others beside it, which the form replaces. `begins`:
   * the panel was opened to reply.
   */
  inPanel?: { begins: boolean; others: ReactNode };
  /** The profile that it is on. */
  at?: ProfileAddress;
};

/** The button that opens the reply form in place. If the plan does not include replies, says which plan does. */
export function ReplyAction({ review, inPanel, at }: ReplyActionProps) {
  const data = useFragment(
    graphql`
      fragment ReplyAction_review on Review {
        id
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
  const [isOpen, setOpen] = useState(inPanel?.begins ?? false);
  const { kept } = useUnsent<TypedReply>(`reply ${data.id}`);
  const [hasDraft, setDraft] = useState(kept !== null);
  const [said, setSaid] = useState('');
  const button = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Returns the focus to the button that opened the form.
    if (wasOpen.current && !isOpen) button.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useKeys(inPanel ? { r: () => setOpen(true) } : {});
  const close = (words = '') => {
    setOpen(false);
    setDraft(false);
    setSaid(words);
  };
  const isAnswered = Boolean(data.reply || data.queuedReply);
  const verb = hasDraft ? 'Continue reply' : isAnswered ? 'Edit reply' : 'Reply';
  if (isOpen && data.viewerCanReply) {
    return (
      <div className={classes(styles.form, inPanel && styles.compact)}>
        <ReplyForm
          review={data}
          at={at}
          onDone={(isQueued) => close(isQueued ? '' : 'Reply published.')}
          onCancel={() => close()}
        />
      </div>
    );
  }
  return (
    <>
      {data.queuedReply && !inPanel && <ReplyWaits />}
      <span ref={button} className={inPanel ? styles.panel : styles.button}>
        <Button
          size={inPanel ? 'medium' : 'small'}
          variant={inPanel && (hasDraft || !isAnswered) ? 'primary' : 'secondary'}
          onClick={() => setOpen(true)}
          aria-label={`${verb} to ${data.shownName}`}
          aria-keyshortcuts={inPanel && 'r'}
        >
          {verb}
        </Button>
        {data.viewerCanReply && isAnswered && (
          <DeleteReply review={data} size={inPanel ? 'medium' : 'small'} onDeleted={() => close('Reply deleted.')} />
        )}
        {inPanel?.others}
        <span role="status" className={styles.done}>
          {said}
        </span>
      </span>
      {isOpen && <PlanNeeded onClose={() => close()} />}
    </>
  );
}

function PlanNeeded({ onClose }: { onClose: () => void }) {
  const user = useUser();
  return (
    <PlanNotice
      role="status"
      plan={planThatOpens(user?.roles ?? null, 'review_reply')}
      action={
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      With it, you can reply to reviews. Your current plan lets you read every review and private note.
    </PlanNotice>
  );
}
