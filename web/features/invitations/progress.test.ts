import { expect, test } from 'vitest';
import { type InvitationFacts, lastStep, nextStep, timesOfSending } from './progress.ts';

const now = new Date('2026-11-21T12:00:00Z');
const facts: InvitationFacts = {
  state: 'sent',
  createdAt: '2026-11-10T09:00:00Z',
  scheduledFor: '2026-11-12T09:00:00Z',
  sentAt: '2026-11-12T09:00:00Z',
  completedAt: null,
  expiresAt: '2027-01-11T09:00:00Z',
  remindersSent: 0,
  nextReminderAt: null,
};

test('a scheduled invitation says when its email leaves', () => {
  expect(nextStep({ ...facts, state: 'scheduled', sentAt: null })).toEqual({
    label: 'Email goes out',
    when: { at: '2026-11-12T09:00:00Z', isExact: true },
  });
});

test.each([
  [0, '2026-11-16T09:00:00Z', 'First reminder', '2026-11-16T09:00:00Z'],
  [1, '2026-11-24T09:00:00Z', 'Last reminder', '2026-11-24T09:00:00Z'],
  [1, null, 'Link expires', '2027-01-11T09:00:00Z'],
  [2, null, 'Link expires', '2027-01-11T09:00:00Z'],
])('after %i reminders, with the next one at %s, comes: %s', (remindersSent, nextReminderAt, label, at) => {
  expect(nextStep({ ...facts, remindersSent, nextReminderAt })).toEqual({ label, when: { at } });
});

test.each(['completed', 'expired', 'bounced', 'cancelled', 'unsubscribed'])('nothing follows %s', (state) => {
  expect(nextStep({ ...facts, state })).toBeNull();
});

test('the last event is shown with its age', () => {
  expect(lastStep(facts, now)).toEqual({ label: 'Sent', when: { at: facts.sentAt, words: '9 days ago' } });
  expect(lastStep({ ...facts, completedAt: '2026-11-20T12:00:00Z' }, now).label).toBe('Reviewed');
});

test("a scheduled time is the viewer's, and the recipient's if their clocks show another", () => {
  const at = '2026-11-30T22:00:00Z';
  const own = 'Tue, Dec 1, 2026, 9:00 AM AEDT';
  const agencyZone = 'Australia/Sydney';
  const timesIn = (zone: string, location: string | null) => timesOfSending(at, zone, { location, agencyZone });
  expect(timesIn('Australia/Sydney', 'Perth WA')).toEqual({
    own,
    theirs: 'Tue, Dec 1, 2026, 6:00 AM AWST for the recipient',
  });
  for (const place of ['Melbourne', 'somewhere', null])
    expect(timesIn('Australia/Sydney', place)).toEqual({ own, theirs: null });
  expect(timesIn('Europe/London', null)).toEqual({
    own: 'Mon, Nov 30, 2026, 10:00 PM GMT',
    theirs: `${own} where the agency is`,
  });
});
