import { planNames, planThatOpens } from '#common/plans.ts';
import type { Requirement } from '#common/roles.ts';
import { isBuilt } from '#web/kit/is-built.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type UpsellProps = {
  requirement: Requirement;
  /** What the plan adds, and where it is shown. */
  what: string;
  where: string;
  mayEdit: boolean;
  /** Whether the agency's plan makes it public. */
  isShown?: boolean;
};

/** Says which plan unlocks a part of the profile, to people without that plan; empty for the others. */
export function Upsell({ requirement, what, where, mayEdit, isShown = true }: UpsellProps) {
  const user = useUser();
  if (mayEdit && isShown) return null;
  if (mayEdit)
    return (
      <Notice tone="warn" title="The public can't see this yet">
        <p>{`You can edit this, but your agency's plan doesn't include ${what}. We save it and show it as soon as the plan does.`}</p>
      </Notice>
    );
  const plan = planThatOpens(user?.roles ?? null, requirement);
  return (
    <Notice
      title={plan ? `Available from the ${planNames[plan]} plan` : 'This needs a different plan'}
      action={isBuilt('subscription') && <Link href="/subscription">See plans</Link>}
    >
      <p>{`It adds ${what} ${where}. Anything you added before is saved, and shown again with the plan.`}</p>
    </Notice>
  );
}
