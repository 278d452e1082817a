import { describe, expect, test } from 'vitest';
import {
  formatAge,
  formatAppointment,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatInterval,
  formatNumber,
  formatScore,
  formatScoreExactly,
  formatShare,
  truncate,
} from './formats.ts';

describe('dates', () => {
  test('spell the month', () => {
    expect(formatDate('2026-11-21T23:30:00Z', 'UTC')).toBe('Nov 21, 2026');
    expect(formatDate(new Date('2026-03-04T00:00:00Z'), 'UTC')).toBe('Mar 4, 2026');
  });

  test.each([
    ['Australia/Sydney', '2026-11-21T12:59:59Z', 'Nov 21, 2026'],
    ['Australia/Sydney', '2026-11-21T13:00:00Z', 'Nov 22, 2026'],
    ['Pacific/Auckland', '2026-12-31T10:59:59Z', 'Dec 31, 2026'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', 'Jan 1, 2027'],
    ['Europe/London', '2026-07-01T22:59:59Z', 'Jul 1, 2026'],
    ['Europe/London', '2026-07-01T23:00:00Z', 'Jul 2, 2026'],
    ['America/New_York', '2026-11-22T04:59:59Z', 'Nov 21, 2026'],
    ['America/New_York', '2026-11-22T05:00:00Z', 'Nov 22, 2026'],
  ])('in %s, %s is %s', (zone, moment, day) => {
    expect(formatDate(moment, zone)).toBe(day);
  });

  test.each(['America/Los_Angeles', 'Pacific/Auckland', 'UTC'])('without a time are not shifted in %s', (zone) => {
    expect([formatDate('2026-11-21', zone), formatDay('2026-11-21')]).toEqual(['Nov 21, 2026', 'Nov 21, 2026']);
  });
});

describe('times', () => {
  test.each([
    ['UTC', '2026-11-21T14:05:00Z', 'Nov 21, 2026, 2:05 PM UTC'],
    // The hour is skipped or comes twice.
    ['Australia/Sydney', '2026-10-03T15:59:00Z', 'Oct 4, 2026, 1:59 AM AEST'],
    ['Australia/Sydney', '2026-10-03T16:00:00Z', 'Oct 4, 2026, 3:00 AM AEDT'],
    ['Pacific/Auckland', '2027-04-03T13:30:00Z', 'Apr 4, 2027, 2:30 AM NZDT'],
    ['Pacific/Auckland', '2027-04-03T14:30:00Z', 'Apr 4, 2027, 2:30 AM NZST'],
    ['Europe/London', '2026-10-25T00:30:00Z', 'Oct 25, 2026, 1:30 AM BST'],
    ['Europe/London', '2026-10-25T01:30:00Z', 'Oct 25, 2026, 1:30 AM GMT'],
    ['America/New_York', '2026-03-08T06:59:00Z', 'Mar 8, 2026, 1:59 AM EST'],
    ['America/New_York', '2026-03-08T07:00:00Z', 'Mar 8, 2026, 3:00 AM EDT'],
    ['Australia/Brisbane', '2026-12-01T00:00:00Z', 'Dec 1, 2026, 10:00 AM AEST'],
    ['Australia/Adelaide', '2026-12-01T00:00:00Z', 'Dec 1, 2026, 10:30 AM ACDT'],
    ['Australia/Lord_Howe', '2026-07-01T00:00:00Z', 'Jul 1, 2026, 10:30 AM GMT+10:30'],
    ['Asia/Kolkata', '2026-12-01T00:00:00Z', 'Dec 1, 2026, 5:30 AM GMT+5:30'],
  ])('in %s, %s is %s', (zone, moment, time) => {
    expect(formatDateTime(moment, zone)).toBe(time);
  });

  test('of what is planned name the weekday', () => {
    expect(formatAppointment('2026-11-30T22:00:00Z', 'Australia/Sydney')).toBe('Tue, Dec 1, 2026, 9:00 AM AEDT');
    expect(formatAppointment('2026-11-30T22:00:00Z', 'Europe/London')).toBe('Mon, Nov 30, 2026, 10:00 PM GMT');
  });
});

describe('ages', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  test.each([
    ['2026-11-21T11:59:30Z', 'just now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T09:10:00Z', '2 hours ago'],
    ['2026-11-18T12:00:00Z', '3 days ago'],
    ['2026-11-18T12:00:01Z', '2 days ago'],
    ['2026-09-01T12:00:00Z', '2 months ago'],
    ['2024-11-01T12:00:00Z', '2 years ago'],
    ['2026-11-28T12:00:00Z', 'in 7 days'],
  ])('%s is %s', (moment, age) => {
    expect(formatAge(moment, now)).toBe(age);
  });
});

describe('numbers', () => {
  test('have commas', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567');
  });

  test('take a singular or plural noun', () => {
    expect([0, 1, 2, 3000].map((count) => formatCount(count, 'review'))).toEqual([
      '0 reviews',
      '1 review',
      '2 reviews',
      '3,000 reviews',
    ]);
    expect(formatCount(2, 'agency', 'agencies')).toBe('2 agencies');
  });

  test('of scores have one decimal in short, two in full', () => {
    expect([formatScore(4.6404), formatScoreExactly(4.6404), formatScore(5), formatScore(null)]).toEqual([
      '4.6',
      '4.64',
      '5.0',
      '–',
    ]);
  });

  test('have a sign only if they are negative as shown', () => {
    expect([formatScore(-12.5), formatScore(-0.04)]).toEqual(['-12.5', '0.0']);
  });

  test('of intervals have more decimals if both ends would look the same', () => {
    const interval = { low: 4.4885, high: 4.7923 };
    expect(formatInterval(interval)).toBe('4.5–4.8');
    expect(formatInterval({ low: 4.2701, high: 4.3349 })).toBe('4.27–4.33');
    expect(formatInterval(interval, formatScoreExactly)).toBe('4.49–4.79');
  });

  test('of shares never round up to a goal', () => {
    expect([formatShare(0.8), formatShare(0.799), formatShare(0.29), formatShare(1), formatShare(null)]).toEqual([
      '80%',
      '79%',
      '29%',
      '100%',
      '–',
    ]);
  });

  test('of bytes are short', () => {
    expect([formatBytes(1), formatBytes(64_000), formatBytes(20_000_000)]).toEqual(['1 byte', '64 KB', '20 MB']);
  });
});

test('a text is cut at its limit, and never in the middle of a character', () => {
  expect(['😀😀', 'a😀', 'abc'].map((text) => truncate(text, 2))).toEqual(['😀', 'a', 'ab']);
  expect(truncate('😀😀', 3)).toBe('😀');
});
