import { coverageLimits } from '#common/limits.ts';
import { Card } from '#web/ui/Card.tsx';
import { Coverage } from '#web/ui/Coverage.tsx';
import styles from './CoverageCard.module.css';

type CoverageCardProps = { figures: { readonly invitedCount: number; readonly eligibleCount: number } };

/** How many of the eligible people were invited; with fewer than ten, says that there are too few. */
export function CoverageCard({ figures: { invitedCount, eligibleCount } }: CoverageCardProps) {
  return (
    <Card title="Who was asked">
      {eligibleCount < coverageLimits.tooFewBelow ? (
        <p className={styles.few}>
          <b>Too few placements</b>{' '}
          {eligibleCount === 0
            ? 'to say: nobody could be asked so far.'
            : `to say: ${invitedCount} of ${eligibleCount} eligible people were asked.`}
        </p>
      ) : (
        <Coverage invited={invitedCount} eligible={eligibleCount} />
      )}
      <p className={styles.how}>
        {`Counted over placements that started ${coverageLimits.startedDaysAgo} days to ${coverageLimits.startedMonthsAgo} months ago. It shows whether only the pleased were asked.`}
      </p>
    </Card>
  );
}
