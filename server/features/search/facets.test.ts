import { expect, test } from 'vitest';
import { countries, searchLocations } from '#common/countries.ts';
import { searchRoleTypes } from '#common/search/search.ts';
import { specialities } from '#common/specialities.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { bitsOf, countBits, facetNames, facetOf, facetValues } from './facets.ts';

const { database } = await testDatabase();

test('every value has a bit', () => {
  const chosen = {
    kind: ['recruiter', 'agency'],
    claim: ['claimed', 'unclaimed'],
    role: searchRoleTypes.map(({ value }) => value),
    place: [...countries.map(({ code }) => code), ...searchLocations.AU.map(({ postcode }) => `AU-${postcode}`)],
    speciality: specialities.map(({ id }) => id),
  };
  for (const name of facetNames)
    expect(facetValues.flatMap((one) => (one.name === name ? [one.value] : [])).sort()).toEqual(chosen[name].sort());
});

test('has the same bit on both sides; what nobody filters by has none', async () => {
  const facets = facetValues.map(facetOf);
  const { rows } = await database.pool.query<{ bits: string }>(
    'select search_facet_bits(array[facet]) as bits from unnest($1::text[]) facet',
    [facets],
  );
  expect(rows.map(({ bits }) => BigInt(bits))).toEqual(facets.map((facet) => bitsOf([facet])));
  expect(bitsOf(facets)).toBe(2n ** BigInt(facets.length) - 1n);
  expect(facets.length).toBeLessThan(64);
  expect(() => bitsOf(['place:FR'])).toThrow('place:FR has no bit');
});

test('are counted wherever their bits are', () => {
  const numbers = facetValues.map((one) => String(bitsOf([facetOf(one), 'kind:agency'])));
  const counted = facetNames.flatMap((name) => countBits(name, numbers));
  expect(counted.find(({ value }) => value === 'agency')!.count).toBe(facetValues.length);
  expect(counted.filter(({ count }) => count === 1).length).toBe(facetValues.length - 1);
  expect(countBits('claim', [])).toEqual([]);
});
