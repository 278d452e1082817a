import { graphql, useFragment } from 'react-relay';
import { coverageLimits } from '#common/limits.ts';
import type { InvitationCoverage_recruiter$key } from '#web/__generated__/InvitationCoverage_recruiter.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Coverage } from '#web/ui/Coverage.tsx';
import styles from './InvitationCoverage.module.css';

/** Whether a recruiter asks everybody or picks; nothing for a profile that nobody has claimed. */
export function InvitationCoverage({ recruiter }: { recruiter: InvitationCoverage_recruiter$key }) {
  const { isClaimed, invitedCount, eligibleCount } = useFragment(
    graphql`
      fragment InvitationCoverage_recruiter on Recruiter {
        isClaimed
        invitedCount
        eligibleCount
      }
    `,
    recruiter,
  );
  if (!isClaimed) return null;
  return (
    <Card title="Who was asked">
      {eligibleCount < coverageLimits.tooFewBelow ? (
        <p className={styles.few}>
          <b>Too few placements</b> {`to say: ${invitedCount} of ${eligibleCount} eligible people were asked.`}
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
