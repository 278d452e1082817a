import { trimUnseen } from '../invisible.ts';

/** Postcode formats by country, each with an example. Hong Kong has none. */
const shapes: Readonly<Record<string, { shape: RegExp; example: string }>> = {
  AU: { shape: /^\d{4}$/, example: '2000' },
  NZ: { shape: /^\d{4}$/, example: '1010' },
  SG: { shape: /^\d{6}$/, example: '018956' },
  GB: { shape: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'SW1A 1AA' },
};

/** An example postcode for a form; undefined where there are none. */
export const examplePostcode = (country: string): string | undefined => shapes[country]?.example;

/** Why a text is not a postcode of a country, as a message; null when it is one. */
export function whyNotPostcode(country: string, postcode: string): string | null {
  const known = shapes[country];
  if (!known) return 'There are no postcodes in this country. Leave this empty.';
  return known.shape.test(postcode) ? null : `Write a postcode such as ${known.example}.`;
}

/** Normalises a postcode: UK ones in capitals, with one space before the last three characters. */
export function tidyPostcode(country: string, postcode: string): string {
  const text = trimUnseen(postcode).toUpperCase();
  return country === 'GB' ? text.replaceAll(/\s/g, '').replace(/(.+)(...)$/, '$1 $2') : text.replaceAll(/\s/g, '');
}

/** The time zone of a place: of the state in Australia, elsewhere of the country. */
export function timeZoneOfPlace(country: string, postcode: string | null): string | undefined {
  if (country !== 'AU' || !postcode) return undefined;
  return /^08/.test(postcode) ? 'Australia/Darwin' : zonesByFirstDigit[postcode[0] ?? ''];
}

const zonesByFirstDigit: Readonly<Record<string, string>> = {
  '0': 'Australia/Darwin',
  '1': 'Australia/Sydney',
  '2': 'Australia/Sydney',
  '3': 'Australia/Melbourne',
  '4': 'Australia/Brisbane',
  '5': 'Australia/Adelaide',
  '6': 'Australia/Perth',
  '7': 'Australia/Hobart',
  '8': 'Australia/Melbourne',
  '9': 'Australia/Brisbane',
};
