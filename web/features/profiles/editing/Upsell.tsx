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
      <Notice tone="warn" title="Nobody sees this yet">
        <p>{`You may write it, but the agency's plan does not cover ${what}. It is kept, and shown as soon as the plan does.`}</p>
      </Notice>
    );
  const plan = planThatOpens(user?.roles ?? null, requirement);
  return (
    <Notice
      title={plan ? `This comes with the plan ${planNames[plan]} and those above it` : 'This needs another plan'}
      action={isBuilt('subscription') && <Link href="/subscription">See the plans</Link>}
    >
      <p>{`With it you get ${what} ${where}. What was there before is kept, and shown again with the plan.`}</p>
    </Notice>
  );
}
