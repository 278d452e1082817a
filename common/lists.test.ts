import { describe, expect, test } from 'vitest';
import { awardCountries, countryOf, isCountryAmong, placeName, searchLocations, zoneOf } from './countries.ts';
import { specialities, specialitiesToShow, specialityOf } from './specialities.ts';

describe('specialities', () => {
  test('are 33, from Construction through Waste Industry', () => {
    expect(specialities).toHaveLength(33);
    expect(specialities[0]?.name).toBe('Construction');
    expect(specialities.at(-1)?.name).toBe('Waste Industry');
  });

  test('are shown alphabetically with Other last', () => {
    const names = specialitiesToShow.map(({ name }) => name);
    expect(names.at(-1)).toBe('Other');
    expect(names.slice(0, -1)).toEqual(
      specialities
        .map(({ name }) => name)
        .filter((name) => name !== 'Other')
        .sort(),
    );
  });

  test('have unique ids that are safe in links', () => {
    const ids = specialities.map(({ id }) => id);
    expect(new Set(ids).size).toBe(33);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(specialityOf('supply-chain-transport-and-logistics')?.name).toBe('Supply Chain, Transport & Logistics');
    expect(specialityOf('magic')).toBeUndefined();
  });
});

describe('countries', () => {
  test('are found by code and name', () => {
    expect(countryOf(' new zealand ')?.code).toBe('NZ');
    expect(countryOf('au')?.name).toBe('Australia');
    expect(countryOf('Atlantis')).toBeUndefined();
    expect(countryOf(null)).toBeUndefined();
    expect(placeName('Sydney', 'AU')).toBe('Sydney, Australia');
    expect(placeName('Singapore', 'SG')).toBe('Singapore');
    expect(placeName('', 'NZ')).toBe('New Zealand');
  });

  test.each(['United Kingdom', 'Great Britain', 'England', 'scotland', 'Wales', 'UK', 'GB'])('%s is the UK', (name) => {
    expect(countryOf(name)?.code).toBe('GB');
  });

  test('with awards are four', () => {
    const names = ['Australia', 'New Zealand', 'Hong Kong', 'Singapore', 'England', '', undefined];
    expect(names.map((name) => isCountryAmong(awardCountries, name))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('have states by postcode in Australia only', () => {
    expect(searchLocations.AU.map(({ postcode, state }) => `${postcode} ${state}`)).toEqual([
      '2000 NSW',
      '3000 Victoria',
      '4000 Queensland',
      '5000 South Australia',
      '6000 Western Australia',
      '7000 Tasmania',
      '2600 ACT',
    ]);
    expect(searchLocations.NZ).toEqual([]);
  });

  test("the zone is the stated one, or the host's", () => {
    expect(zoneOf('www.plaudit.co.uk')).toBe('uk');
    expect(zoneOf('plaudit.uk:3000')).toBe('uk');
    expect(zoneOf('ukulele.example')).toBe('au');
    expect(zoneOf('plaudit.example', 'UK')).toBe('uk');
    expect(zoneOf('plaudit.co.uk', 'au')).toBe('au');
  });
});
