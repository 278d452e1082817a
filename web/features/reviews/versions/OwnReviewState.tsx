import { formatCount, formatDateTime } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
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
  const zone = useTimeZone();
  const version = edit ?? review;
  if (version.moderation === 'changes_requested' && version.changesWords)
    return (
      <Notice tone="warn" title="A moderator asked for a change">
        <p className={styles.words}>{version.changesWords}</p>
        {version.changesRequestedAt && (
          <p>{`Make the change by ${formatDateTime(answeredUntil(version.changesRequestedAt), zone)}. ${edit ? 'Your current version stays public.' : "Your review isn't public yet."}`}</p>
        )}
      </Notice>
    );
  if (edit)
    return (
      <Notice tone="info" title="We're checking your changes">
        {edit.moderation === 'queued'
          ? 'A moderator checks it first. Your current version stays public until then.'
          : 'This usually takes a minute. Your current version stays public until then.'}
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
      title: 'Your review is hidden while we look into a flag',
      words: "Someone says it contains personal data or a threat. We'll tell you what we decide.",
    } as const;
  if (publication === 'under_review')
    return {
      tone: 'warn',
      title: 'Your review is under review',
      words: 'Someone flagged it. It stays public, with a label, until a moderator decides.',
    } as const;
  if (moderation === 'queued')
    return {
      tone: 'info',
      title: 'A moderator is checking your review',
      words: "We'll publish it if it follows our review policy.",
    } as const;
  if (moderation === 'received')
    return { tone: 'info', title: 'Your review is being checked', words: 'This usually takes a minute.' } as const;
  return {
    tone: 'info',
    title: "Your review isn't public yet",
    words:
      level < 2
        ? `We're looking for the placement it's about. We'll publish it when we find it, or ${formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')} after you sent it.`
        : "We'll publish it soon.",
  } as const;
}
