import { useBegin } from '#web/list/begin.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './ReplyCell.module.css';

/** A published review, as far as its reply goes. */
export interface Answerable {
  readonly id: string;
  readonly shownName: string;
  readonly reply: object | null | undefined;
  readonly queuedReply: string | null | undefined;
}

/** Whether a review was replied to, in words. */
export function replyWords({ reply, queuedReply }: Pick<Answerable, 'reply' | 'queuedReply'>): string {
  if (queuedReply) return 'Being checked';
  return reply ? 'Replied' : 'Missing';
}

/** The state of a review's reply, and a button that opens the review to write or edit it; staff see the state only. */
export function ReplyCell({ review, looksOnly }: { review: Answerable; looksOnly: boolean }) {
  const begin = useBegin();
  const { id, shownName, reply, queuedReply } = review;
  const press = () => begin(id, 'reply');
  if (!reply && !queuedReply && !looksOnly)
    return (
      <Button size="small" onClick={press} aria-label={`Reply to ${shownName}`}>
        Reply
      </Button>
    );
  return (
    <span className={styles.cell}>
      <Tag tone={queuedReply ? 'warn' : reply ? 'good' : 'info'}>{replyWords(review)}</Tag>
      {!looksOnly && (
        <Button size="small" variant="quiet" onClick={press} aria-label={`Edit reply to ${shownName}`}>
          Edit
        </Button>
      )}
    </span>
  );
}
