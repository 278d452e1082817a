import type { Plan } from '#common/limits.ts';
import { planNames, planThatOpens } from '#common/plans.ts';
import type { Requirement } from '#common/roles.ts';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { useUser } from '#web/kit/session/use-session.ts';

type UpsellProps = {
  /** Whose page it is: an agency's shows what a team plan includes. */
  of: 'recruiter' | 'agency';
  requirement: Requirement;
  /** What the plan adds, and where it is shown. */
  what: string;
  where: string;
  mayEdit: boolean;
  /** Whether the agency's plan makes it public. */
  isShown?: boolean;
};

/** Says which plan unlocks a part of the profile, to people without that plan; empty for the others. */
export function Upsell({ of, requirement, what, where, mayEdit, isShown = true }: UpsellProps) {
  const user = useUser();
  if (mayEdit && isShown) return null;
  if (mayEdit)
    return (
      <PlanNotice tone="warn" title="The public can't see this yet" plan={teamPlan}>
        {`You can edit this, but your agency's plan doesn't include ${what}. We save it and show it once your agency has the ${planNames[teamPlan]} plan.`}
      </PlanNotice>
    );
  const plan = planThatOpens(user?.roles ?? null, requirement);
  return (
    <PlanNotice plan={plan && of === 'agency' ? teamPlan : plan}>
      {`It adds ${what} ${where}. Anything you added before is saved, and shown again with the plan.`}
    </PlanNotice>
  );
}

/** The smallest plan that belongs to an agency. */
const teamPlan = 'pro_team' satisfies Plan;
