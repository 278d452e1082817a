import { type Plan, plans } from './limits.ts';
import { type HeldRoles, meets, type Requirement } from './roles.ts';

/** What a plan is called. */
export const planNames: Readonly<Record<Plan, string>> = {
  free: 'Free',
  pro_individual: 'Pro Individual',
  pro_team: 'Pro Team',
  ultimate_team: 'Ultimate Team',
};

/** The smallest plan with which a recruiter would meet a requirement; none if no plan is what they lack. */
export function planThatOpens(held: HeldRoles, requirement: Requirement): Plan | undefined {
  if (!meets(held, 'recruiter') || meets(held, requirement)) return undefined;
  return plans.find((plan) => plan !== 'free' && meets([...(held ?? []), plan], requirement));
}
