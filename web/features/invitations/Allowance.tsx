import { graphql } from 'react-relay';
import { formatCount, formatDate, formatNumber } from '#common/formats.ts';
import { invitationsAMonth, type Plan } from '#common/limits.ts';
import { planNames, planWithMoreInvitations } from '#common/plans.ts';
import type { AllowanceQuery } from '#web/__generated__/AllowanceQuery.graphql.ts';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { useUser } from '#web/kit/session/use-session.ts';
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
            <TooMany
              limit={limit}
              title={`${formatCount(count - left, 'invitation')} won't go out before ${formatDate(resetsAt, zone)}`}
            >
              {`Your plan includes ${formatNumber(limit)} invitations a month, with ${formatNumber(left)} left. The rest go out automatically in the first month that has room.`}
            </TooMany>
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

/** Also says which plan would have room, if there is one. */
function TooMany({ limit, title, children }: { limit: number; title: string; children: string }) {
  const plan = planWithMoreInvitations(useUser()?.roles ?? null, limit);
  const offer = plan && ` The ${planNames[plan]} plan includes ${inWords(plan)}.`;
  return (
    <PlanNotice tone="warn" title={title} plan={plan}>
      {`${children}${offer ?? ''}`}
    </PlanNotice>
  );
}

const inWords = (plan: Plan) =>
  `${formatNumber(invitationsAMonth(plan))} a month${plan === 'pro_individual' ? '' : ' for each recruiter'}`;
