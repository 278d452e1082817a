import { trimUnseen } from './invisible.ts';

/** A country by its ISO 3166 code, with its default time zone. */
export interface Country {
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
}

/** All countries the product names. */
export const countries: readonly Country[] = [
  { code: 'AU', name: 'Australia', timeZone: 'Australia/Sydney' },
  { code: 'NZ', name: 'New Zealand', timeZone: 'Pacific/Auckland' },
  { code: 'HK', name: 'Hong Kong', timeZone: 'Asia/Hong_Kong' },
  { code: 'SG', name: 'Singapore', timeZone: 'Asia/Singapore' },
  { code: 'GB', name: 'United Kingdom', timeZone: 'Europe/London' },
];

/** Codes of the countries with awards. */
export const awardCountries: readonly string[] = ['AU', 'NZ', 'HK', 'SG'];

/** Names for the United Kingdom. */
export const ukNames: readonly string[] = ['United Kingdom', 'Great Britain', 'England', 'Scotland', 'Wales'];

/** A searchable place within a country; a state is represented by its main postcode. */
export interface SearchLocation {
  readonly postcode: string;
  readonly state: string;
  readonly timeZone: string;
}

/** Searchable places by country; New Zealand has none. */
export const searchLocations: Readonly<Record<'AU' | 'NZ', readonly SearchLocation[]>> = {
  AU: [
    { postcode: '2000', state: 'NSW', timeZone: 'Australia/Sydney' },
    { postcode: '3000', state: 'Victoria', timeZone: 'Australia/Melbourne' },
    { postcode: '4000', state: 'Queensland', timeZone: 'Australia/Brisbane' },
    { postcode: '5000', state: 'South Australia', timeZone: 'Australia/Adelaide' },
    { postcode: '6000', state: 'Western Australia', timeZone: 'Australia/Perth' },
    { postcode: '7000', state: 'Tasmania', timeZone: 'Australia/Hobart' },
    { postcode: '2600', state: 'ACT', timeZone: 'Australia/Sydney' },
  ],
  NZ: [],
};

/** Ranges of Australian postcodes by state. ACT lies within NSW's range, so it comes first. */
const ranges: readonly (readonly [from: number, to: number, postcode: string])[] = [
  [200, 299, '2600'],
  [2600, 2618, '2600'],
  [2900, 2920, '2600'],
  [1000, 2999, '2000'],
  [3000, 3999, '3000'],
  [8000, 8999, '3000'],
  [4000, 4999, '4000'],
  [9000, 9999, '4000'],
  [5000, 5999, '5000'],
  [6000, 6999, '6000'],
  [7000, 7999, '7000'],
];

/** The searchable place of an Australian postcode: '3121' gives Victoria. The Northern Territory is none. */
export function stateOf(postcode: string | null | undefined): SearchLocation | undefined {
  if (!postcode || !/^\d{4}$/.test(postcode)) return undefined;
  const range = ranges.find(([from, to]) => Number(postcode) >= from && Number(postcode) <= to);
  return searchLocations.AU.find((location) => location.postcode === range?.[2]);
}

/** The part of the world a site serves; it decides where links to the public site lead. */
export type Zone = 'au' | 'uk';

/** The zone of a host name. A zone stated by the page takes precedence. */
export function zoneOf(host: string, stated?: string | null): Zone {
  if (stated) return stated.toLowerCase() === 'uk' ? 'uk' : 'au';
  return /\.uk(:\d+)?$/i.test(host) ? 'uk' : 'au';
}

/** Finds a country by code or name, ignoring case; any of the UK's names gives GB. */
export function countryOf(codeOrName: string | null | undefined): Country | undefined {
  const wanted = trimUnseen(codeOrName ?? '').toLowerCase();
  if (!wanted) return undefined;
  const isUk = wanted === 'uk' || ukNames.some((name) => name.toLowerCase() === wanted);
  return countries.find(({ code, name }) =>
    isUk ? code === 'GB' : code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
}

/** 'Sydney, Australia'; 'Singapore' where both are the same. */
export function placeName(location: string, country: string): string {
  const name = countryOf(country)?.name ?? country;
  return location && location !== name ? [location, name].filter(Boolean).join(', ') : name;
}

/** Whether a person's country (code or name) is among these codes. False without a country. */
export function isCountryAmong(codes: readonly string[], codeOrName: string | null | undefined): boolean {
  const country = countryOf(codeOrName);
  return country !== undefined && codes.includes(country.code);
}
