import { besideEachOther, formatDay, formatNumber } from '#common/formats.ts';
import { reviewSums } from '#web/features/reviews/public/review-sums.ts';
import { Coverage } from '#web/ui/Coverage.tsx';
import { Score } from '#web/ui/Score.tsx';
import styles from './ProfileHead.module.css';
import type { ReviewFigures } from './ScoreCard.tsx';

type ScoreSummaryProps = {
  figures: Pick<ReviewFigures, 'score' | 'scoreHalf' | 'reviewCount' | 'reviewTallies'> & {
    readonly invitedCount: number;
    readonly eligibleCount: number;
  };
  /** The day of the newest published review. */
  latest: string | null | undefined;
  /** No one sends invitations from a profile that nobody has claimed. */
  showsCoverage: boolean;
};

/** What a profile comes down to: its score, what that is based on in one line, and whether everyone was invited. */
export function ScoreSummary({ figures, latest, showsCoverage }: ScoreSummaryProps) {
  const { score, scoreHalf, reviewCount } = figures;
  const evidence = evidenceOf(figures, latest);
  return (
    <section className={styles.summary} aria-label="Score">
      <Score
        layout="head"
        value={reviewCount > 0 ? score : null}
        low={Math.max(1, score - scoreHalf)}
        high={Math.min(5, score + scoreHalf)}
        count={reviewCount}
        noun={reviewCount === 0 && latest ? 'counted review' : 'review'}
      />
      {evidence && <p className={styles.evidence}>{evidence}</p>}
      {showsCoverage && <Coverage invited={figures.invitedCount} eligible={figures.eligibleCount} />}
    </section>
  );
}

/** One line about the reviews: how many are verified, how many more don't count, and how new they are. */
function evidenceOf({ reviewCount, reviewTallies }: ScoreSummaryProps['figures'], latest: string | null | undefined) {
  const { proven, confirmed, published } = reviewSums(reviewTallies, reviewCount);
  const verified = proven + confirmed;
  const others = published - reviewCount;
  return besideEachOther([
    reviewCount > 0 && `${verified > 0 ? formatNumber(verified) : 'None'} with a confirmed placement`,
    others > 0 && `${formatNumber(others)}${reviewCount > 0 ? ' more' : ''} not in the score`,
    latest && `latest ${formatDay(latest)}`,
  ]);
}
