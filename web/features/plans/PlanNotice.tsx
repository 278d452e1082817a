import type { ReactNode } from 'react';
import type { Plan } from '#common/limits.ts';
import { planNames } from '#common/plans.ts';
import { Notice, type NoticeProps } from '#web/ui/Notice.tsx';
import styles from './PlanNotice.module.css';
import { WayToPlan } from './WayToPlan.tsx';

type PlanNoticeProps = Pick<NoticeProps, 'tone' | 'title' | 'action' | 'role'> & {
  /** The smallest plan that includes it; undefined when no plan would help. */
  plan: Plan | undefined;
  children: ReactNode;
};

/** Stands where something is locked: which plan includes it, and how to get that plan. */
export function PlanNotice({ plan, title, children, ...notice }: PlanNoticeProps) {
  const fromPlan = plan ? `Available from the ${planNames[plan]} plan` : 'This needs a different plan';
  return (
    <Notice title={title ?? fromPlan} {...notice}>
      <div className={styles.words}>
        <p>{children}</p>
        {plan && <WayToPlan plan={plan} />}
      </div>
    </Notice>
  );
}
