import { formatShare } from '#common/formats.ts';
import { coverageLimits } from '#common/limits.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import { isTooFew } from '#common/reviews/score.ts';
import { notCounted, reviewSums } from '#web/features/reviews/public/review-sums.ts';
import { Score } from '#web/ui/Score.tsx';
import styles from './FoundEvidence.module.css';

/** What is known about a profile's reviews. */
export interface EvidenceFigures {
  readonly score: number;
  readonly scoreHalf: number;
  readonly reviewCount: number;
  readonly reviewTallies: Tallies;
  readonly invitedCount: number;
  readonly eligibleCount: number;
}

/**
 * The evidence of a result on one line: score, interval, the share of published reviews whose placement was confirmed
 * or proven, and whether everyone was invited. Shares of fewer than ten are left out. Without counted reviews, it names
 * the others.
 */
export function FoundEvidence({ score, scoreHalf, reviewCount, reviewTallies, ...coverage }: EvidenceFigures) {
  const isScored = reviewCount > 0;
  const sums = reviewSums(reviewTallies, reviewCount);
  const { published, proven, confirmed } = sums;
  return (
    <div className={styles.evidence}>
      <Score
        layout="row"
        value={isScored ? score : null}
        low={isScored ? Math.max(1, score - scoreHalf) : null}
        high={isScored ? Math.min(5, score + scoreHalf) : null}
        count={reviewCount}
        noun={!isScored && published > 0 ? 'counted review' : 'review'}
      />
      {isScored
        ? !isTooFew(published) && <span>{`${formatShare((proven + confirmed) / published)} placement confirmed`}</span>
        : published > 0 && <span>{notCounted(sums)}</span>}
      <Invites {...coverage} />
    </div>
  );
}

/** Whether everyone was invited; nothing when too few could have been. */
function Invites({ invitedCount, eligibleCount }: Pick<EvidenceFigures, 'invitedCount' | 'eligibleCount'>) {
  if (eligibleCount < coverageLimits.tooFewBelow) return null;
  const share = invitedCount / eligibleCount;
  const isFair = share >= coverageLimits.goodFrom;
  return (
    <span className={isFair ? undefined : styles.selective}>
      {`${isFair ? 'Invites fairly' : 'Selective inviting'} (${formatShare(share)})`}
    </span>
  );
}
