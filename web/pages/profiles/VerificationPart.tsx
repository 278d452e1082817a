import { formatCount, formatDay, formatNumber } from '#common/formats.ts';
import { coverageLimits } from '#common/limits.ts';
import { scoreVersion } from '#common/reviews/score.ts';
import type { ProfileQuery } from '#common/urls.ts';
import type { ReviewFigures } from '#web/features/profiles/recruiters/ScoreCard.tsx';
import { LevelsExplained } from '#web/features/reviews/public/LevelsExplained.tsx';
import { ReviewPolicyLink } from '#web/features/reviews/public/ReviewPolicyLink.tsx';
import styles from './PublicProfile.module.css';

type VerificationPartProps = {
  figures: ReviewFigures;
  hrefOf: (filters: ProfileQuery) => string;
  /** A sentence that says whose reviews the score pools. */
  pools: string;
  showsCoverage: boolean;
};

/** The levels with this profile's number of reviews each, how the score is computed, and what coverage is counted over. */
export function VerificationPart({ figures, hrefOf, pools, showsCoverage }: VerificationPartProps) {
  const { reviewCount, publishedCount } = figures;
  return (
    <details className={styles.fold}>
      <summary className={styles.line}>
        <h2 id="levels">How reviews are verified</h2>
        {publishedCount > 0 && (
          <span className={styles.small}>
            {`${formatNumber(reviewCount)} of ${formatCount(publishedCount, 'review')} tied to a placement`}
          </span>
        )}
      </summary>
      <div className={styles.part}>
        <LevelsExplained of={{ tallies: figures.reviewTallies, hrefOf }} />
        <p className={styles.small}>
          {`${pools} A review counts half after a year.${reviewCount > 0 ? ` Computed as of ${formatDay(figures.scoreAsOf)}, formula ${scoreVersion}.` : ''} `}
          <ReviewPolicyLink />
        </p>
        {showsCoverage && (
          <p className={styles.small}>
            {`Coverage shows whether everyone was invited, or only happy people, for placements that started ${coverageLimits.startedDaysAgo} days to ${coverageLimits.startedMonthsAgo} months ago.`}
          </p>
        )}
      </div>
    </details>
  );
}
