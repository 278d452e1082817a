import { expect, test } from 'vitest';
import { atFields, bookingInput, valuesOf } from './booking-values.ts';

const zone = 'Australia/Sydney';
const filledIn = {
  ...valuesOf(null, zone),
  topics: ['team'],
  times: ['2026-12-01T09:00', '', '2026-12-02T14:00'],
  people: '3',
};

test("times are read in the viewer's zone, and empty ones are left out", () => {
  expect(bookingInput(filledIn, zone)).toMatchObject({
    ok: true,
    value: { times: ['2026-11-30T22:00:00.000Z', '2026-12-02T03:00:00.000Z'], people: 3, phone: null, note: null },
  });
});

test('a stored booking is shown as it was typed', () => {
  const preferredTimes = ['2026-11-30T22:00:00.000Z', '2026-12-02T03:00:00.000Z'];
  expect(valuesOf({ topics: ['team'], preferredTimes, people: 3, phone: null, note: 'Hi' }, zone)).toEqual({
    topics: ['team'],
    times: ['2026-12-01T09:00', '2026-12-02T14:00', ''],
    people: '3',
    phone: '',
    note: 'Hi',
  });
});

test('every problem is at its field', () => {
  const read = bookingInput(
    { topics: [], times: ['2026-12-01T09:00', '', ''], people: '', phone: 'x', note: '' },
    zone,
  );
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(['topics', 'time-2', 'people', 'phone']);
  const refused = [{ code: 'TOO_SOON', message: 'Choose a later time.', field: 'times.1' }];
  expect(atFields(refused, filledIn)[0]!.field).toBe('time-3');
});
