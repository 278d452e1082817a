import { invitationsAMonth, type Plan, plans } from './limits.ts';
import { type HeldRoles, meets, type Requirement, roleName } from './roles.ts';
import { routeOf } from './routes.ts';

/** The label of a plan. */
export const planNames: Readonly<Record<Plan, string>> = {
  free: 'Free',
  pro_individual: 'Pro Individual',
  pro_team: 'Pro Team',
  ultimate_team: 'Ultimate Team',
};

/** The smallest plan with which a recruiter would meet a requirement; undefined when no plan would help. */
export function planThatOpens(held: HeldRoles, requirement: Requirement): Plan | undefined {
  if (!meets(held, 'recruiter') || meets(held, requirement)) return undefined;
  return plans.find((plan) => plan !== 'free' && meets([...(held ?? []), plan], requirement));
}

/** The largest plan that somebody holds, themselves or through their agency. */
export const planOf = (held: HeldRoles): Plan => plans.findLast((plan) => held?.includes(roleName(plan))) ?? 'free';

/** The smallest plan with more invitations a month than somebody's agency has now; undefined for the largest. */
export function planWithMoreInvitations(held: HeldRoles, limit: number): Plan | undefined {
  const larger = plans.slice(plans.indexOf(planOf(held)) + 1);
  // Team plans count people, and a freelancer is alone.
  return larger.find((plan) => !meets(held, 'recruiter_freelancer') || invitationsAMonth(plan) > limit);
}

/**
 * Whether somebody may change to a plan: an individual one for themselves, a team plan if they run the agency. The
 * server checks it again.
 */
export function canChangeToPlan(held: HeldRoles, plan: Plan): boolean {
  const runsAgency = meets(held, ['recruiter_admin', 'recruiter_freelancer'], { any: true });
  return meets(held, routeOf('subscription').requirement) && (plan === 'pro_individual' || runsAgency);
}
