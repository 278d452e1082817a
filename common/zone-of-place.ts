import { countries, countryOf, searchLocations, ukNames } from './countries.ts';
import { timeOfPostcode } from './postcode-zones.ts';

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
  /** The zone of the state it is in, where that is another. */
  readonly stateZone?: string;
  readonly isCountry?: boolean;
}
interface Named extends Told {
  readonly name: string;
}

const inAustralia = (zone: string, ...names: string[]): Named[] =>
  names.map((name) => ({ name, country: 'AU', zone: `Australia/${zone}` }));
const apart = (zone: string, stateZone: string, ...names: string[]): Named[] =>
  names.map((name) => ({ name, country: 'AU', zone, stateZone }));
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
  ...apart('Australia/Broken_Hill', 'Australia/Sydney', 'Broken Hill'),
  ...apart('Australia/Lord_Howe', 'Australia/Sydney', 'Lord Howe Island'),
  ...apart('Pacific/Norfolk', 'Australia/Sydney', 'Norfolk Island'),
  ...apart('Indian/Christmas', 'Australia/Perth', 'Christmas Island'),
  ...apart('Indian/Cocos', 'Australia/Perth', 'Cocos Islands'),
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

/**
 * A postcode counts when Australia, or a place in it, is named too. A place or postcode that does not keep its state's
 * time ('Broken Hill NSW 2880') goes before the state, and a state before a postcode that it shares.
 */
function toldBy(text: string): readonly Told[] {
  const found = text.match(pattern) ?? [];
  const names = found.flatMap((name) => byName.get(name.toLowerCase()) ?? []);
  if (!names.some(({ country }) => country === 'AU')) return names;
  const isStateNamed = names.some(({ country, isCountry }) => country === 'AU' && !isCountry);
  const codes = found.flatMap((code) => timeOfPostcode(code) ?? []);
  const told: Told[] = codes.flatMap((code) => (code.isOnBorder && isStateNamed ? [] : { ...code, country: 'AU' }));
  const all = [...names, ...told];
  const left = all.flatMap(({ zone, stateZone }) => (stateZone && stateZone !== zone ? stateZone : []));
  return all.filter(({ zone, isCountry }) => isCountry || !left.includes(zone));
}

/** The value they share; undefined when there are none, or different ones. */
const only = (all: readonly string[]): string | undefined => (new Set(all).size === 1 ? all[0] : undefined);
