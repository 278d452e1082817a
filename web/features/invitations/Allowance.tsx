import { graphql } from 'react-relay';
import { formatCount, formatDate, formatNumber } from '#common/formats.ts';
import type { AllowanceQuery } from '#web/__generated__/AllowanceQuery.graphql.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './InvitationForm.module.css';

/** How many of this month's invitations the plan leaves once these are sent. */
export function Allowance({ recruiterId, count }: { recruiterId: string; count: number }) {
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
            <Notice tone="warn" title={`${formatCount(count - left, 'ask')} will wait until ${formatDate(resetsAt)}`}>
              {`Your plan has ${formatNumber(limit)} asks a month, of which ${formatNumber(left)} are left. Those that wait leave by themselves, in the order of their start.`}
            </Notice>
          );
        return (
          <p className={styles.help}>
            {`After this, ${formatNumber(left - count)} of ${formatNumber(limit)} asks are left this month.`}
          </p>
        );
      }}
    </ForViewer>
  );
}
