import { planNames, planThatOpens } from '#common/plans.ts';
import type { Route } from '#common/routes.ts';
import { WayToPlan } from '#web/features/plans/WayToPlan.tsx';
import { landingFor } from '#web/kit/landing.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { purposes } from './purposes.ts';

/** For people whose roles do not open a page: says so, and what the page does. */
export function DeniedScreen({ route }: { route: Route }) {
  const user = useUser();
  const plan = planThatOpens(user?.roles ?? null, route.requirement);
  const waitsForApproval = route.needsApproved && user && !user.attributes.approved;
  return (
    <ErrorScreen
      title="You don't have permission to view this page"
      actions={<Button href={landingFor(user?.roles ?? [], user?.attributes.isLed)}>Go to your home page</Button>}
    >
      <p>
        <strong>{route.title}</strong>
        {purposes[route.id] ? `: ${purposes[route.id]}` : " isn't available to your role."}
      </p>
      {plan && (
        <>
          <p>{`It's included in the ${planNames[plan]} plan${plan === 'ultimate_team' ? '' : ' and higher'}.`}</p>
          <WayToPlan plan={plan} />
        </>
      )}
      {waitsForApproval && <p>It opens as soon as your agency or company is approved.</p>}
    </ErrorScreen>
  );
}
