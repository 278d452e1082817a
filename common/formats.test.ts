import { describe, expect, test } from 'vitest';
import {
  formatAge,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatInterval,
  formatNumber,
  formatScore,
  formatScoreExactly,
  formatShare,
  truncate,
} from './formats.ts';

describe('dates', () => {
  test('spell the month', () => {
    expect(formatDate('2026-11-21T23:30:00Z')).toBe('Nov 21, 2026');
    expect(formatDate(new Date('2026-03-04T00:00:00Z'))).toBe('Mar 4, 2026');
  });

  test('use the given time zone', () => {
    expect(formatDate('2026-11-21T23:30:00Z', 'Australia/Sydney')).toBe('Nov 22, 2026');
  });

  test('without a time are the same in every time zone', () => {
    expect(formatDate('2026-11-21', 'America/Los_Angeles')).toBe('Nov 21, 2026');
  });

  test('that include a time also name the time zone', () => {
    expect(formatDateTime('2026-11-21T14:05:00Z')).toBe('Nov 21, 2026, 2:05 PM UTC');
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
