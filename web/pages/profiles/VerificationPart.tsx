import { formatDay } from '#common/formats.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import type { ProfileQuery } from '#common/urls.ts';
import { LevelsExplained } from '#web/features/reviews/public/LevelsExplained.tsx';
import { ReviewPolicyLink } from '#web/features/reviews/public/ReviewPolicyLink.tsx';
import styles from './PublicProfile.module.css';

type VerificationPartProps = {
  figures: { readonly reviewTallies: Tallies; readonly reviewCount: number; readonly scoreAsOf: string };
  hrefOf: (filters: ProfileQuery) => string;
  /** A sentence before the explanation of the score, such as whose reviews it pools. */
  pools?: string | undefined;
};

/** The levels with this profile's number of reviews each, and how the score is computed. */
export function VerificationPart({ figures, hrefOf, pools }: VerificationPartProps) {
  return (
    <section className={styles.part} aria-labelledby="levels">
      <h2 id="levels">How reviews are verified</h2>
      <LevelsExplained of={{ tallies: figures.reviewTallies, hrefOf }} />
      <p className={styles.small}>
        {`${pools ? `${pools} ` : ''}Newer reviews count more: after a year, a review counts half. The score is computed every night${figures.reviewCount > 0 ? `, last as of ${formatDay(figures.scoreAsOf)}` : ''}. `}
        <ReviewPolicyLink />
      </p>
    </section>
  );
}
