import { expect, test } from 'vitest';
import { isLed, onboardingSteps, openSteps, stepsFor } from './steps.ts';

const recruiter = ['ROLE_RECRUITER'];
const freelancer = ['ROLE_RECRUITER', 'ROLE_RECRUITER_FREELANCER'];

test('there are eight steps; a freelancer has no team to invite', () => {
  expect(stepsFor(recruiter)).toHaveLength(8);
  expect(stepsFor(freelancer)).toEqual(onboardingSteps.filter((step) => step !== 'invite-team'));
});

test('somebody is led until each step is done or skipped, or they dismiss it', () => {
  const done = ['profile', 'create-placement', 'reply', 'share', 'ats-connect', 'get-reviews'];
  expect(openSteps(recruiter, { done, skipped: ['import-reviews'] })).toEqual(['invite-team']);
  expect(isLed(recruiter, { done, skipped: ['import-reviews'], isDismissed: false })).toBe(true);
  expect(isLed(recruiter, { done, skipped: ['import-reviews'], isDismissed: true })).toBe(false);
  expect(isLed(freelancer, { done, skipped: ['import-reviews'], isDismissed: false })).toBe(false);
});
