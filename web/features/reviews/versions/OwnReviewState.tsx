import { formatCount, formatDate } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './OwnReview.module.css';

type OwnReviewStateProps = {
  review: {
    readonly moderation: string;
    readonly publication: string;
    readonly isHidden: boolean;
    readonly changesWords: string | null | undefined;
    readonly changesRequestedAt: string | null | undefined;
    readonly level: number;
  };
  edit: {
    readonly moderation: string;
    readonly changesWords: string | null | undefined;
    readonly changesRequestedAt: string | null | undefined;
  } | null;
};

/** The state of the reviewer's own review or edit, and what it means. */
export function OwnReviewState({ review, edit }: OwnReviewStateProps) {
  const version = edit ?? review;
  if (version.moderation === 'changes_requested' && version.changesWords)
    return (
      <Notice tone="warn" title="One of our moderators asks you for a change">
        <p className={styles.words}>{version.changesWords}</p>
        {version.changesRequestedAt && (
          <p>{`Please answer until ${formatDate(answeredUntil(version.changesRequestedAt))}. ${edit ? 'Until then your review stays public as it was.' : 'Until then it is not published.'}`}</p>
        )}
      </Notice>
    );
  if (edit)
    return (
      <Notice tone="info" title="Your change is being checked">
        {edit.moderation === 'queued'
          ? 'One of our moderators reads it first. Until then your review stays public as it was.'
          : 'That usually takes a minute. Until then your review stays public as it was.'}
      </Notice>
    );
  const { tone, title, words } = stateOf(review);
  return (
    <Notice tone={tone} title={title}>
      {words}
    </Notice>
  );
}

const day = 86_400_000;
const answeredUntil = (since: string) =>
  new Date(Date.parse(since) + reviewLimits.changesAnsweredWithinDays * day).toISOString();

function stateOf({ publication, moderation, isHidden, level }: OwnReviewStateProps['review']) {
  if (publication === 'published') return { tone: 'good', title: 'Your review is public', words: null } as const;
  if (isHidden)
    return {
      tone: 'warn',
      title: 'Your review was flagged, and is not shown until that is decided',
      words: 'Somebody says that it contains personal data or a threat. We tell you what is decided.',
    } as const;
  if (publication === 'under_review')
    return {
      tone: 'warn',
      title: 'Your review is under review',
      words: 'Somebody flagged it. It stays public, with a label, until one of our moderators has decided.',
    } as const;
  if (moderation === 'queued')
    return { tone: 'info', title: 'One of our moderators reads your review', words: 'Then it is published.' } as const;
  if (moderation === 'received')
    return { tone: 'info', title: 'Your review is being checked', words: 'That usually takes a minute.' } as const;
  return {
    tone: 'info',
    title: 'Your review waits',
    words:
      level < 2
        ? `We look for the placement that it is about. It is published when we find it, or ${formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')} after you sent it.`
        : 'It is published soon.',
  } as const;
}
