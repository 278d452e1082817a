import type { Plan } from '#common/limits.ts';
import { canChangeToPlan, planNames } from '#common/plans.ts';
import type { HeldRoles } from '#common/roles.ts';
import { routeOf } from '#common/routes.ts';
import { agencyUrl } from '#common/urls.ts';
import { isBuilt } from '#web/kit/is-built.ts';
import { useSite } from '#web/kit/site.ts';
import { Link } from '#web/ui/Link.tsx';

/** Who wants a plan: their address, their agency, and the names of others who run it. */
export interface PlanSeeker {
  readonly email: string;
  readonly agencyAdmins: readonly string[];
  readonly recruiter: { readonly agency: { readonly name: string; readonly slug: string } } | null | undefined;
}

type PlanWayProps = { plan: Plan; roles: HeldRoles; viewer: PlanSeeker | null | undefined };

/**
 * How somebody gets to a plan. Those who may change it go to the plans, or write to us until that page exists; the
 * others learn which people of their agency may.
 */
export function PlanWay({ plan, roles, viewer }: PlanWayProps) {
  const mayChange = canChangeToPlan(roles, plan);
  if (mayChange && isBuilt('subscription'))
    return (
      <p>
        <Link href={routeOf('subscription').path}>See plans</Link>
      </p>
    );
  const admins = viewer?.agencyAdmins ?? [];
  if (!mayChange && admins.length > 0) return <p>{`${inWords(admins)} can change your agency's plan.`}</p>;
  return <Writing plan={plan} viewer={viewer} />;
}

/** An email to us that names the plan, the agency and the account. */
function Writing({ plan, viewer }: Omit<PlanWayProps, 'roles'>) {
  const { contact } = useSite();
  const agency = viewer?.recruiter?.agency;
  const name = planNames[plan];
  const lines = [
    `I'd like to change to the ${name} plan.`,
    '',
    agency && `Agency: ${agency.name} (${agencyUrl(agency.slug)})`,
    viewer && `Account: ${viewer.email}`,
  ];
  const subject = agency ? `${name} plan for ${agency.name}` : `${name} plan`;
  const body = lines.filter((line) => typeof line === 'string').join('\n');
  return (
    <p>
      To change your plan, email <a href={mailto(contact, subject, body)}>{contact}</a>.
    </p>
  );
}

/** Three names at most: 'Ada, Kim, Robin, or another admin'. */
function inWords(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 3), 'another admin'] : names;
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(shown);
}

const mailto = (email: string, subject: string, body: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
