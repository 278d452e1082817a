import { expect, test } from 'vitest';
import { timeZoneInput } from './accounts/time-zone.ts';
import { readInput } from './inputs.ts';
import { cityOf, timeZoneNames, timeZoneOf } from './time-zones.ts';

test.each([
  ['Australia/Sydney', 'Australia/Sydney'],
  ['Australia/Canberra', 'Australia/Sydney'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Etc/UTC', 'UTC'],
  ['UTC', 'UTC'],
])('%s is stored as %s', (name, stored) => {
  expect(timeZoneOf(name)).toBe(stored);
});

test.each(['', 'Mars/Olympus', '+05:00', 'Etc/GMT+5', 'Australia/Sydney ', "Australia/Sydney'--", 'toString', 7, null])(
  '%j is refused',
  (name) => {
    expect(timeZoneOf(name)).toBeNull();
    expect(readInput(timeZoneInput, { timeZone: name })).toEqual({
      ok: false,
      problems: [{ code: 'invalid', message: 'Choose a time zone from the list.', field: 'timeZone' }],
    });
  },
);

test('each listed time zone is stored under its own name, and its city tells it apart', () => {
  const names = timeZoneNames();
  expect(names.length).toBeGreaterThan(400);
  expect(names.map(timeZoneOf)).toEqual(names);
  expect(new Set(names.map(cityOf)).size).toBe(names.length);
});
