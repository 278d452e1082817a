import { coverageLimits } from '#common/limits.ts';
import { Card } from '#web/ui/Card.tsx';
import { Coverage } from '#web/ui/Coverage.tsx';
import styles from './CoverageCard.module.css';

type CoverageCardProps = { figures: { readonly invitedCount: number; readonly eligibleCount: number } };

/** How many of the eligible people were invited; with fewer than ten, says that there are too few. */
export function CoverageCard({ figures: { invitedCount, eligibleCount } }: CoverageCardProps) {
  return (
    <Card title="Who was invited">
      {eligibleCount < coverageLimits.tooFewBelow ? (
        <p className={styles.few}>
          <b>Too few placements</b>{' '}
          {eligibleCount === 0
            ? 'to tell: no one could be invited yet.'
            : `to tell: ${invitedCount} of ${eligibleCount} eligible people were invited.`}
        </p>
      ) : (
        <Coverage invited={invitedCount} eligible={eligibleCount} />
      )}
      <p className={styles.how}>
        {`Based on placements that started ${coverageLimits.startedDaysAgo} days to ${coverageLimits.startedMonthsAgo} months ago. Shows whether everyone was invited, or only happy people.`}
      </p>
    </Card>
  );
}
