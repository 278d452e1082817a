import { formatDateTime } from '#common/formats.ts';
import { signalWords } from '#common/reviews/checks/signals.ts';
import type { ReviewToDecide_review$data } from '#web/__generated__/ReviewToDecide_review.graphql.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { Decided } from './Decided.tsx';
import styles from './ReviewToDecide.module.css';

/** Why a review waits for a decision, or the requested change, or the decision. */
export function WhyItWaits({ review }: { review: ReviewToDecide_review$data }) {
  const { edit } = review;
  const version = edit ?? review;
  if (version.moderation === 'changes_requested' && version.changesWords)
    return <ChangeRequested words={version.changesWords} since={version.changesRequestedAt} />;
  const waits = edit ? edit.moderation === 'queued' : review.moderation === 'queued';
  if (!waits || review.publication === 'withdrawn' || review.publication === 'removed')
    return <Decided review={review} />;
  const { signals } = version;
  return (
    <Notice tone="warn" title={edit ? 'Why the edit needs a check' : 'Why it needs a check'}>
      <ul className={styles.signals}>
        {signals.map((signal) => (
          <li key={signal}>{signalWords(signal)}</li>
        ))}
      </ul>
      <p>A signal or a low rating alone is no reason to reject a review.</p>
    </Notice>
  );
}

/** A change was requested, and the reviewer has not answered. */
function ChangeRequested({ words, since }: { words: string; since: string | null | undefined }) {
  const zone = useTimeZone();
  return (
    <Notice tone="info" title={`Changes requested${since ? `, ${formatDateTime(since, zone)}` : ''}`}>
      <p className={styles.words}>‘{words}’</p>
    </Notice>
  );
}
