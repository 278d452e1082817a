import { expect, test } from 'vitest';
import { localTime, momentOf } from './local-time.ts';

test.each([
  ['Australia/Sydney', '2026-12-01T09:00', '2026-11-30T22:00:00.000Z'],
  ['Australia/Sydney', '2026-07-01T09:00', '2026-06-30T23:00:00.000Z'],
  ['Pacific/Auckland', '2027-01-01T00:00', '2026-12-31T11:00:00.000Z'],
  ['Europe/London', '2026-03-29T00:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/London', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
  ['America/New_York', '2026-11-01T03:00', '2026-11-01T08:00:00.000Z'],
])('in %s, %s is %s and back', (zone, local, moment) => {
  expect(momentOf(local, zone)).toBe(moment);
  expect(localTime(moment, zone)).toBe(local);
});

test.each([
  ['Australia/Sydney', '2026-10-04T02:30', '2026-10-04T03:30'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T03:30'],
])('in %s, the skipped %s becomes %s', (zone, local, later) => {
  expect(localTime(momentOf(local, zone), zone)).toBe(later);
});

test.each([
  ['Australia/Sydney', '2027-04-04T02:30', '2027-04-03T15:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('in %s, %s comes twice, and the first counts', (zone, local, moment) => {
  expect(momentOf(local, zone)).toBe(moment);
});

test('an empty field is no moment, and the other way round', () => {
  expect([momentOf('', 'UTC'), momentOf('tomorrow', 'UTC'), localTime(null, 'UTC')]).toEqual(['', '', '']);
});
