import { expect, test } from 'vitest';
import { nextStepOf, whyNotSending } from './steps.ts';

const at = '2026-11-21T09:00:00Z';
const queued = {
  ...{ state: 'queued', createdAt: at, scheduledFor: at, remindersSent: 0 },
  ...{ sentAt: null, startedAt: null, completedAt: null, expiresAt: null, nextReminderAt: null },
};

test('a request in the queue goes out only while its campaign is active and not paused', () => {
  const active = { isActive: true, pausedAt: null };
  expect(nextStepOf({ ...queued, campaign: active })?.label).toBe('Email goes out from');
  expect(nextStepOf({ ...queued, campaign: { isActive: true, pausedAt: at } })).toBeNull();
  expect(nextStepOf({ ...queued, campaign: { isActive: false, pausedAt: null } })).toBeNull();
});

test('an inactive campaign is called inactive even if it is paused, too', () => {
  expect(whyNotSending({ isActive: false, pausedAt: at })).toBe('inactive');
  expect(whyNotSending({ isActive: true, pausedAt: at })).toBe('paused');
  expect(whyNotSending({ isActive: true, pausedAt: null })).toBeNull();
  expect(whyNotSending(null)).toBe('inactive');
});
