import { countries, countryOf, searchLocations, stateOf, ukNames } from './countries.ts';

/**
 * The time zone of a place as somebody typed it: 'Perth WA', 'Leeds, England', 'Melbourne 3000'. Returns `otherwise`
 * when the text names no time zone, or two, or only a country that contains `otherwise`.
 */
export function zoneOfPlace(place: string | null | undefined, otherwise: string): string {
  const told = toldBy(place ?? '');
  const country = only(told.flatMap((one) => (one.isCountry ? one.country : [])));
  const within = told.filter((one) => !one.isCountry && (!country || one.country === country));
  const zone = only(within.map((one) => one.zone));
  if (zone) return zone;
  if (within.length > 0 || !country) return otherwise;
  const zones = places.flatMap((one) => (one.country === country ? one.zone : []));
  return zones.includes(otherwise) ? otherwise : (countryOf(country)?.timeZone ?? otherwise);
}

interface Told {
  readonly country: string;
  readonly zone: string;
  readonly isCountry?: boolean;
}
interface Named extends Told {
  readonly name: string;
}

const inAustralia = (zone: string, ...names: string[]): Named[] =>
  names.map((name) => ({ name, country: 'AU', zone: `Australia/${zone}` }));
const inCountry = (code: string, ...names: string[]): Named[] =>
  names.map((name) => ({ name, country: code, zone: countryOf(code)!.timeZone }));
const asCountry = (code: string, ...names: string[]): Named[] =>
  inCountry(code, ...names).map((one) => ({ ...one, isCountry: true }));

/** States and cities by their names, except cities that exist in two countries. */
const places: readonly Named[] = [
  ...searchLocations.AU.map(({ state, timeZone }) => ({ name: state, country: 'AU', zone: timeZone })),
  ...inAustralia('Sydney', 'New South Wales', 'Sydney', 'Wollongong', 'Parramatta'),
  ...inAustralia('Sydney', 'Australian Capital Territory', 'Canberra'),
  ...inAustralia('Melbourne', 'VIC', 'Melbourne', 'Geelong', 'Ballarat', 'Bendigo'),
  ...inAustralia('Brisbane', 'QLD', 'Brisbane', 'Gold Coast', 'Sunshine Coast', 'Cairns', 'Townsville', 'Toowoomba'),
  ...inAustralia('Adelaide', 'SA', 'Adelaide'),
  ...inAustralia('Perth', 'WA', 'Perth', 'Fremantle', 'Kalgoorlie'),
  ...inAustralia('Hobart', 'TAS', 'Hobart', 'Launceston'),
  ...inAustralia('Darwin', 'Northern Territory', 'NT', 'Darwin', 'Alice Springs'),
  ...inCountry('NZ', 'Auckland', 'Wellington', 'Christchurch', 'Hamilton', 'Tauranga', 'Dunedin', 'Queenstown'),
  ...inCountry('GB', 'London', 'Manchester', 'Birmingham', 'Leeds', 'Liverpool', 'Bristol', 'Sheffield', 'Nottingham'),
  ...inCountry('GB', 'Edinburgh', 'Glasgow', 'Aberdeen', 'Cardiff', 'Swansea', 'Belfast', 'Cambridge', 'Oxford'),
  ...inCountry('HK', 'Kowloon', 'Wan Chai', 'New Territories'),
];

const named: readonly Named[] = [
  ...places,
  ...countries.flatMap(({ code, name }) => asCountry(code, name)),
  ...asCountry('GB', ...ukNames, 'UK', 'Northern Ireland'),
  ...asCountry('HK', 'Hongkong', 'HK'),
  ...asCountry('NZ', 'NZ', 'Aotearoa'),
];

/** All names in one pattern, longest first: 'New South Wales' must not match Wales. */
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${named
    .map(({ name }) => name)
    .toSorted((one, other) => other.length - one.length)
    .join('|')}|\\d{4})(?![\\p{L}\\p{N}])`,
  'giu',
);
const byName = new Map(named.map((one) => [one.name.toLowerCase(), one]));

/** A postcode implies a state when Australia, or a place in it, is named too. */
function toldBy(text: string): readonly Told[] {
  const found = text.match(pattern) ?? [];
  const names = found.flatMap((name) => byName.get(name.toLowerCase()) ?? []);
  if (!names.some(({ country }) => country === 'AU')) return names;
  return [...names, ...found.flatMap((code) => zoneOfPostcode(code) ?? [])];
}

function zoneOfPostcode(code: string): Told | undefined {
  const state = stateOf(code);
  return state && { country: 'AU', zone: state.timeZone };
}

/** The value they share; undefined when there are none, or different ones. */
const only = (all: readonly string[]): string | undefined => (new Set(all).size === 1 ? all[0] : undefined);
