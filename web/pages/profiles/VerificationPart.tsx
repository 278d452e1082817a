import { formatCount, formatDay, formatNumber, formatShare } from '#common/formats.ts';
import { coverageLimits } from '#common/limits.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import type { ProfileQuery } from '#common/urls.ts';
import { LevelsExplained } from '#web/features/reviews/public/LevelsExplained.tsx';
import { ReviewPolicyLink } from '#web/features/reviews/public/ReviewPolicyLink.tsx';
import { Fold } from './Fold.tsx';
import styles from './PublicProfile.module.css';

type VerificationPartProps = {
  figures: {
    readonly reviewTallies: Tallies;
    readonly reviewCount: number;
    readonly publishedCount: number;
    readonly scoreAsOf: string;
    readonly invitedCount: number;
    readonly eligibleCount: number;
  };
  hrefOf: (filters: ProfileQuery) => string;
  /** A sentence before the explanation of the score, such as whose reviews it pools. */
  pools?: string | undefined;
  showsCoverage: boolean;
};

/** The levels with this profile's number of reviews each, how the score is computed, and who could be invited. */
export function VerificationPart({ figures, hrefOf, pools, showsCoverage }: VerificationPartProps) {
  const { reviewCount, publishedCount, invitedCount, eligibleCount } = figures;
  return (
    <div>
      <Fold
        id="levels"
        title="How reviews are verified"
        summary={
          publishedCount > 0
            ? `${formatNumber(reviewCount)} of ${formatCount(publishedCount, 'review')} tied to a placement`
            : 'Five levels, from imported to proven'
        }
      >
        <LevelsExplained of={{ tallies: figures.reviewTallies, hrefOf }} />
        <p className={styles.small}>
          {`${pools ? `${pools} ` : ''}Newer reviews count more: after a year, a review counts half. The score is computed every night${reviewCount > 0 ? `, last as of ${formatDay(figures.scoreAsOf)}` : ''}. `}
          <ReviewPolicyLink />
        </p>
      </Fold>
      {showsCoverage && (
        <Fold
          id="coverage"
          title="Who was invited"
          summary={`${formatNumber(invitedCount)} of ${formatNumber(eligibleCount)} eligible people`}
        >
          <p className={styles.small}>
            {`Based on placements that started ${coverageLimits.startedDaysAgo} days to ${coverageLimits.startedMonthsAgo} months ago. Shows whether everyone was invited, or only happy people: the line marks ${formatShare(coverageLimits.goodFrom)}, and below it inviting is selective.`}
          </p>
        </Fold>
      )}
    </div>
  );
}
