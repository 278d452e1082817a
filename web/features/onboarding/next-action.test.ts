import { expect, test } from 'vitest';
import { onboardingSteps } from '#common/onboarding/steps.ts';
import { nextAction } from './next-action.ts';

const roles = ['ROLE_RECRUITER'];
const open = { done: ['profile'], skipped: ['import-reviews'], isDismissed: false };
const over = { done: onboardingSteps, skipped: [], isDismissed: false };
const none = { unanswered: 0, eligible: 0, invited: 0 };

test('somebody is led to the first step that is neither done nor skipped', () => {
  expect(nextAction(roles, open, none, true).label).toBe('Bring in your placements');
});

test('a review that waits comes first, if the plan includes replies', () => {
  expect(nextAction(roles, open, { ...none, unanswered: 2 }, true).label).toBe('Reply to 2 reviews');
  expect(nextAction(roles, open, { ...none, unanswered: 2 }, false).label).toBe('Bring in your placements');
});

test('later, the figures say what to do', () => {
  expect(nextAction(roles, over, { unanswered: 0, eligible: 10, invited: 7 }, true).label).toBe('Invite 3 more people');
  expect(nextAction(roles, over, { unanswered: 0, eligible: 10, invited: 9 }, true).label).toBe(
    'Invite people to review you',
  );
  expect(nextAction(roles, { ...open, isDismissed: true }, none, true).label).toBe('Invite people to review you');
});
