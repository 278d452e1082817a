import { expect, test } from 'vitest';
import { dueDay, extendedDueDay } from './data-request-clock.ts';

test.each([
  ['GB', '2026-01-15T12:00:00Z', '2026-02-15', '2026-04-15'],
  ['GB', '2026-01-31T12:00:00Z', '2026-02-28', '2026-04-28'],
  ['GB', '2028-01-31T12:00:00Z', '2028-02-29', '2028-04-29'],
  ['GB', '2026-12-31T12:00:00Z', '2027-01-31', '2027-03-31'],
  // Summer time: it is already the next day in London.
  ['GB', '2026-06-30T23:30:00Z', '2026-08-01', '2026-10-01'],
  ['AU', '2026-01-15T02:00:00Z', '2026-02-14', '2026-03-16'],
  ['AU', '2026-01-15T14:00:00Z', '2026-02-15', '2026-03-17'],
  // A Monday, and 20 working days are four weeks.
  ['NZ', '2026-03-02T00:00:00Z', '2026-03-30', '2026-04-27'],
  // Received on a Saturday, so that the first working day is Monday.
  ['NZ', '2026-03-07T00:00:00Z', '2026-04-03', '2026-05-01'],
  ['US', '2026-01-15T02:00:00Z', '2026-02-13', '2026-03-15'],
  ['ZZ', '2026-01-15T02:00:00Z', '2026-02-14', '2026-03-16'],
] as const)('a request from %s of %s is due on %s, and on %s once extended', (country, at, due, extended) => {
  expect(dueDay(new Date(at), country)).toBe(due);
  expect(extendedDueDay(due, country)).toBe(extended);
});
