import { expect, test } from 'vitest';
import { gettingStartedTypes, isLed, onboardingSteps, openSteps, pagesFor, pageToContinue, stepsFor } from './steps.ts';

const admin = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
const recruiter = ['ROLE_RECRUITER'];
const freelancer = ['ROLE_RECRUITER', 'ROLE_RECRUITER_FREELANCER'];

test('there are eight steps for an admin; others leave out what only an admin can do', () => {
  expect(stepsFor(admin)).toEqual(onboardingSteps);
  for (const roles of [recruiter, freelancer])
    expect(stepsFor(roles)).toEqual(
      onboardingSteps.filter((step) => step !== 'invite-team' && step !== 'import-reviews'),
    );
});

test('somebody is led until each step is done or skipped, or they dismiss it', () => {
  const done = ['profile', 'create-placement', 'reply', 'share', 'ats-connect', 'get-reviews'];
  expect(openSteps(admin, { done, skipped: ['import-reviews'] })).toEqual(['invite-team']);
  expect(isLed(admin, { done, skipped: ['import-reviews'], isDismissed: false })).toBe(true);
  expect(isLed(admin, { done, skipped: ['import-reviews'], isDismissed: true })).toBe(false);
  expect(isLed(freelancer, { done, skipped: [], isDismissed: false })).toBe(false);
});

test('the wizard leaves out pages of steps that somebody cannot do', () => {
  expect(pagesFor(onboardingSteps)).toEqual(gettingStartedTypes);
  const pages = pagesFor(stepsFor(['ROLE_RECRUITER']));
  expect(gettingStartedTypes.filter((type) => !pages.includes(type))).toEqual([
    'import-reviews',
    'ats-invite-team',
    'invite-team',
  ]);
});

test('the wizard begins with welcome, and goes on at the first step that is neither done nor skipped', () => {
  const steps = stepsFor(['ROLE_RECRUITER']);
  expect(pageToContinue(steps, { done: [], skipped: [] })).toBe('welcome');
  expect(pageToContinue(steps, { done: ['profile'], skipped: ['ats-connect'] })).toBe('create-placement');
  expect(pageToContinue(steps, { done: steps.filter((step) => step !== 'share'), skipped: [] })).toBeNull();
});
