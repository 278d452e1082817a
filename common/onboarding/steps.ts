import { meets, type Permission } from '../roles.ts';

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

/** What a step takes: the others are open to every recruiter. */
const takes: Readonly<Partial<Record<OnboardingStep, Permission>>> = {
  'import-reviews': 'agency_edit',
  'invite-team': 'recruiter_invite',
};

/** The steps that somebody with these roles can do. */
export const stepsFor = (roles: readonly string[]): readonly OnboardingStep[] =>
  onboardingSteps.filter((step) => meets(roles, takes[step]));

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

/** The step that a page does, if it's one of the first steps. */
export const stepOfPage = (type: GettingStartedType): OnboardingStep | undefined =>
  onboardingSteps.find((step) => step === type);

/** The pages of the wizard for somebody who can do these steps, in order. */
export const pagesFor = (steps: readonly string[]): readonly GettingStartedType[] =>
  gettingStartedTypes.filter((type) => {
    const step = type === 'ats-invite-team' ? 'invite-team' : stepOfPage(type);
    return !step || steps.includes(step);
  });

/** Where the wizard goes on: welcome at first, then the first step that is neither done nor skipped; null if it's over. */
export function pageToContinue(
  steps: readonly string[],
  { done, skipped }: Pick<OnboardingState, 'done' | 'skipped'>,
): GettingStartedType | null {
  if (done.length === 0 && skipped.length === 0) return 'welcome';
  const isOpen = (step: string | undefined) => step && !done.includes(step) && !skipped.includes(step);
  return pagesFor(steps).find((type) => isOpen(stepOfPage(type))) ?? null;
}
