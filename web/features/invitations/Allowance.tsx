import { graphql } from 'react-relay';
import { formatCount, formatDate, formatNumber } from '#common/formats.ts';
import type { AllowanceQuery } from '#web/__generated__/AllowanceQuery.graphql.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './InvitationForm.module.css';

/** How many of this month's invitations the plan leaves once these are sent. */
export function Allowance({ recruiterId, count }: { recruiterId: string; count: number }) {
  const zone = useTimeZone();
  return (
    <ForViewer<AllowanceQuery>
      key={recruiterId}
      query={graphql`
        query AllowanceQuery($recruiterId: ID) {
          monthAllowance(recruiterId: $recruiterId) {
            limit
            used
            resetsAt
          }
        }
      `}
      variables={{ recruiterId }}
    >
      {({ monthAllowance }) => {
        if (!monthAllowance) return null;
        const { limit, used, resetsAt } = monthAllowance;
        const left = Math.max(0, limit - used);
        if (count > left)
          return (
            <Notice
              tone="warn"
              title={`${formatCount(count - left, 'invitation')} won't go out before ${formatDate(resetsAt, zone)}`}
            >
              {`Your plan includes ${formatNumber(limit)} invitations a month, with ${formatNumber(left)} left. The rest go out automatically in the first month that has room.`}
            </Notice>
          );
        return (
          <p className={styles.help}>
            {`After this, you'll have ${formatNumber(left - count)} of ${formatNumber(limit)} invitations left this month.`}
          </p>
        );
      }}
    </ForViewer>
  );
}
