import { trimUnseen } from '../invisible.ts';
import { timeOfPostcode } from '../postcode-zones.ts';

/** Postcode formats by country, each with an example. Hong Kong has none. */
const shapes: Readonly<Record<string, { shape: RegExp; example: string }>> = {
  AU: { shape: /^\d{4}$/, example: '2000' },
  NZ: { shape: /^\d{4}$/, example: '1010' },
  SG: { shape: /^\d{6}$/, example: '018956' },
  GB: { shape: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'SW1A 1AA' },
};

/** An example postcode for a form; undefined if there are none. */
export const examplePostcode = (country: string): string | undefined => shapes[country]?.example;

/** Why a text is not a postcode of a country, as a message; null when it is one. */
export function whyNotPostcode(country: string, postcode: string): string | null {
  const known = shapes[country];
  if (!known) return 'This country has no postcodes. Leave this empty.';
  return known.shape.test(postcode) ? null : `Write a postcode such as ${known.example}.`;
}

/** Normalises a postcode: UK ones in capitals, with one space before the last three characters. */
export function tidyPostcode(country: string, postcode: string): string {
  const text = trimUnseen(postcode).toUpperCase();
  return country === 'GB' ? text.replaceAll(/\s/g, '').replace(/(.+)(...)$/, '$1 $2') : text.replaceAll(/\s/g, '');
}

/** The time zone of a place: in Australia of the postcode, elsewhere undefined. */
export const timeZoneOfPlace = (country: string, postcode: string | null): string | undefined =>
  country === 'AU' && postcode ? timeOfPostcode(postcode)?.zone : undefined;
