import { expect, test } from 'vitest';
import {
  browserLimits,
  coverageLimits,
  invitationLimits,
  invitationsAMonth,
  reviewLimits,
  riskLimits,
  sessionLimits,
  textLimits,
  uploadLimits,
} from './limits.ts';

test('team plans multiply by seats, the others do not', () => {
  expect(invitationsAMonth('free', 9)).toBe(25);
  expect(invitationsAMonth('pro_individual', 9)).toBe(200);
  expect(invitationsAMonth('pro_team', 3)).toBe(600);
  expect(invitationsAMonth('ultimate_team', 3)).toBe(1500);
  expect(invitationsAMonth('pro_team', 0)).toBe(200);
});

/** Promises to people are repeated here, so nobody changes them in passing. */
test('promises to reviewers and recruiters hold', () => {
  expect(invitationLimits).toMatchObject({
    delayDays: { candidate: 7, employer: 14 },
    reminderDays: [4, 10],
    gapDays: 90,
  });
  expect(invitationLimits).toMatchObject({ expiresAfterDays: 60, sendBetweenHours: { from: 9, until: 17 } });
  expect(textLimits).toMatchObject({ message: { max: 500 }, reviewTitle: { min: 5, max: 80 } });
  expect(textLimits.reviewBody).toEqual({ min: 30, max: 3000 });
  expect(reviewLimits).toMatchObject({ tooFewBelow: 10, badUpTo: 4, levelOnePublishesAfterDays: 14 });
  expect(reviewLimits).toMatchObject({
    addressConfirmedWithinDays: 7,
    changesAnsweredWithinDays: 7,
    flagDecidedWithinDays: 7,
  });
  expect(coverageLimits).toEqual({ startedDaysAgo: 30, startedMonthsAgo: 24, goodFrom: 0.8, tooFewBelow: 10 });
  expect(riskLimits).toMatchObject({ alikeFrom: 0.85, sentWithinSeconds: 20 });
  expect(sessionLimits.impersonationMinutes).toBe(60);
});

test("the browser's timings are those of the specification", () => {
  expect(browserLimits).toMatchObject({ throttle: 400, pageEventDelay: 500, chunkTimeout: 120_000 });
  expect(browserLimits.queryCache).toEqual({ entries: 250, timeToLive: 60_000 });
  expect(browserLimits.toast).toMatchObject({ app: 3000, elsewhere: 5000, dragShare: 80 });
  expect(uploadLimits.file).toBe(20_000_000);
});
