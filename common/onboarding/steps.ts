import { kindOf } from '../kinds.ts';

/** The steps that lead somebody new to their first reviews, in order. Data tells which are done. */
export const onboardingSteps = [
  'profile',
  'import-reviews',
  'ats-connect',
  'create-placement',
  'get-reviews',
  'reply',
  'invite-team',
  'share',
] as const;

/** One of the first steps. */
export type OnboardingStep = (typeof onboardingSteps)[number];

/** The steps for somebody with these roles. Freelancers have no team to invite. */
export const stepsFor = (roles: readonly string[]): readonly OnboardingStep[] =>
  kindOf(roles) === 'freelancer' ? onboardingSteps.filter((step) => step !== 'invite-team') : onboardingSteps;

/** How far somebody has come. */
export interface OnboardingState {
  readonly done: readonly string[];
  readonly skipped: readonly string[];
  readonly isDismissed: boolean;
}

/** The steps that somebody has neither done nor skipped. */
export const openSteps = (
  roles: readonly string[],
  { done, skipped }: Pick<OnboardingState, 'done' | 'skipped'>,
): readonly OnboardingStep[] => stepsFor(roles).filter((step) => !done.includes(step) && !skipped.includes(step));

/** Whether Home still leads somebody: they have not dismissed it, and a step is open. */
export const isLed = (roles: readonly string[], state: OnboardingState): boolean =>
  !state.isDismissed && openSteps(roles, state).length > 0;

/** The pages of the wizard, in its order. */
export const gettingStartedTypes = [
  'welcome',
  'profile',
  'import-reviews',
  'ats-integration',
  'ats-selection',
  'ats-connect',
  'ats-invite-team',
  'create-placement',
  'placements-introduction',
  'get-reviews',
  'kanban-introduction',
  'reply',
  'invite-team',
] as const;

/** A page of the wizard. */
export type GettingStartedType = (typeof gettingStartedTypes)[number];
