import { expect, test } from 'vitest';
import { recruiterUrl } from '#common/urls.ts';
import { readFilters } from './read-filters.ts';

test('reads the filters back from a link', () => {
  const filters = {
    audience: 'employer',
    stars: 4,
    level: 0,
    speciality: 'legal',
    words: 'on time',
    sort: 'lowest',
    after: 'abc',
  } as const;
  const { searchParams } = new URL(recruiterUrl('dana', filters), 'http://localhost');
  expect(readFilters(Object.fromEntries(searchParams))).toEqual(filters);
});

test('ignores unknown filters and values', () => {
  const strange = {
    audience: 'robots',
    stars: '6',
    level: '9',
    speciality: 'nonsense',
    q: '  ',
    sort: 'newest',
    x: '1',
  };
  expect(readFilters(strange)).toEqual(readFilters({}));
  expect(Object.values(readFilters(strange)).every((value) => value === undefined)).toBe(true);
  expect(readFilters({ q: 'x'.repeat(200) }).words).toHaveLength(100);
  expect(readFilters({ q: 'a\0b' }).words).toBe('a b');
});
