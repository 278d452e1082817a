import { describe, expect, test } from 'vitest';
import { environments, flagNames, flagsFor, parseFeatures } from './flags.ts';

test('there are 26 flags, none twice', () => {
  expect(new Set(flagNames).size).toBe(26);
  expect(flagNames).toHaveLength(26);
});

describe('by environment', () => {
  test.each(environments)('jobs are on and awards off in %s', (environment) => {
    expect(flagsFor(environment)).toMatchObject({ jobs: true, simplifyReviewForm: true, awards: false });
  });

  test('experimental flags are on everywhere but in production', () => {
    expect(flagsFor('staging').trainingSessionModal).toBe(true);
    expect(flagsFor('production').trainingSessionModal).toBe(false);
  });

  test('production has 16 on, the others 22', () => {
    const on = environments.map((name) => Object.values(flagsFor(name)).filter(Boolean).length);
    expect(on).toEqual([22, 22, 22, 16]);
  });
});

describe('the setting', () => {
  test('turns flags on and off', () => {
    expect(flagsFor('production', parseFeatures(' +awards, -jobs '))).toMatchObject({ awards: true, jobs: false });
  });

  test('may be empty; the last mention wins', () => {
    expect(parseFeatures('')).toEqual({});
    expect(parseFeatures('+jobs,-jobs')).toEqual({ jobs: false });
  });

  test('names an unknown flag and lists the known ones', () => {
    expect(() => parseFeatures('+jobs,+unicorns')).toThrow(/no feature 'unicorns'.*awards, /);
    expect(() => parseFeatures('+toString')).toThrow(/no feature 'toString'/);
  });

  test('requires + or -', () => {
    expect(() => parseFeatures('awards')).toThrow("Write '+awards' or '-awards'");
  });
});
