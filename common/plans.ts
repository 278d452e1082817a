import { type Plan, plans } from './limits.ts';
import { type HeldRoles, meets, type Requirement } from './roles.ts';

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
