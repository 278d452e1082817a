import { describe, expect, test } from 'vitest';
import { environments, featureNames, featuresFor, parseFeatures } from './features.ts';

test('there are 26 features, none twice', () => {
  expect(new Set(featureNames).size).toBe(26);
  expect(featureNames).toHaveLength(26);
});

describe('by environment', () => {
  test.each(environments)('jobs are on and awards off in %s', (environment) => {
    expect(featuresFor(environment)).toMatchObject({ jobs: true, simplifyReviewForm: true, awards: false });
  });

  test('experimental features are on everywhere but in production', () => {
    expect(featuresFor('staging').trainingSessionModal).toBe(true);
    expect(featuresFor('production').trainingSessionModal).toBe(false);
  });

  test('production has 16 on, the others 22', () => {
    const on = environments.map((name) => Object.values(featuresFor(name)).filter(Boolean).length);
    expect(on).toEqual([22, 22, 22, 16]);
  });
});

describe('the setting', () => {
  test('turns features on and off', () => {
    expect(featuresFor('production', parseFeatures(' +awards, -jobs '))).toMatchObject({ awards: true, jobs: false });
  });

  test('may be empty; the last mention wins', () => {
    expect(parseFeatures('')).toEqual({});
    expect(parseFeatures('+jobs,-jobs')).toEqual({ jobs: false });
  });

  test('names an unknown feature and lists the known ones', () => {
    expect(() => parseFeatures('+jobs,+unicorns')).toThrow(/no feature 'unicorns'.*awards, /);
    expect(() => parseFeatures('+toString')).toThrow(/no feature 'toString'/);
  });

  test('requires + or -', () => {
    expect(() => parseFeatures('awards')).toThrow("Write '+awards' or '-awards'");
  });
});
