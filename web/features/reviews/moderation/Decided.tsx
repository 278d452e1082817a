import { auditActorWords } from '#common/admin/audit-words.ts';
import { formatCount, formatDateTime } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { rejectionWords } from '#common/reviews/moderation/moderation.ts';
import { labelledFor } from '#common/spelled-out.ts';
import type { ReviewToDecide_review$data } from '#web/__generated__/ReviewToDecide_review.graphql.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { decidedBecauseWords } from '../flags/flag-words.ts';

/** The decision about a review: by whom, when and why. For a review that is gone, who removed or withdrew it. */
export function Decided({
  review: { moderation, publication, rejectedBecause, rejectedWords, ...review },
}: {
  review: ReviewToDecide_review$data;
}) {
  const zone = useTimeZone();
  if (publication === 'removed' || publication === 'withdrawn')
    return (
      <Notice
        tone={publication === 'removed' ? 'bad' : 'info'}
        title={`${publication === 'removed' ? 'Removed' : 'Withdrawn by the reviewer'}${review.goneAt ? `, ${formatDateTime(review.goneAt, zone)}` : ''}`}
      >
        {review.removedBecause && <p>{decidedBecauseWords('review', review.removedBecause)}</p>}
        {review.removedWords && <p>‘{review.removedWords}’</p>}
      </Notice>
    );
  if (!review.decidedAt)
    return <Notice tone="info" title={publication === 'unpublished' ? 'Not public yet' : 'Public'} />;
  const who = `${review.decidedBy?.name ?? auditActorWords.user}${review.decidedAt ? `, ${formatDateTime(review.decidedAt, zone)}` : ''}`;
  if (moderation === 'rejected') {
    const reason = rejectedBecause && labelledFor(rejectionWords, rejectedBecause).label;
    return (
      <Notice tone="bad" title={`Rejected by ${who}`}>
        {reason && <p>{reason}</p>}
        {rejectedWords && <p>‘{rejectedWords}’</p>}
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={`Approved by ${who}`}>
      {publication === 'unpublished'
        ? `We publish it once its placement is known, or after ${formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')}.`
        : "It's public."}
    </Notice>
  );
}
