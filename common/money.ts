import { trimUnseen } from './invisible.ts';

/** The currencies of the countries we serve, by their ISO 4217 codes. */
export const currencies = ['AUD', 'NZD', 'GBP', 'USD', 'SGD', 'HKD'] as const;
export type Currency = (typeof currencies)[number];

const currencyOfCountry: Readonly<Record<string, Currency>> = {
  AU: 'AUD',
  NZ: 'NZD',
  GB: 'GBP',
  SG: 'SGD',
  HK: 'HKD',
};

/** The currency that a country pays in; US dollars for countries we don't list. */
export const currencyOf = (country: string | null | undefined): Currency => currencyOfCountry[country ?? ''] ?? 'USD';

/** The largest amount in minor units, such as cents: 20 million, which a 32-bit integer holds. */
export const mostMinorUnits = 2_000_000_000;

const formats = new Map<string, Intl.NumberFormat>();

/** An amount of minor units in words, such as '$85,000' or '$42.50'. Cents are left out of whole amounts. */
export function formatMoney(minorUnits: number, currency: string): string {
  const digits = minorUnits % 100 === 0 ? 0 : 2;
  const key = `${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-AU', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format.format(minorUnits / 100);
}

/**
 * Minor units of an amount as people type it: '85,000', '$85k', '42.50'. Null for an empty text, undefined for one that
 * is no amount. Digits are read as digits, never as a float.
 */
export function minorUnitsOf(typed: string): number | null | undefined {
  const text = trimUnseen(typed).replace(/^[$£€]\s*/, '');
  if (text === '') return null;
  const read = /^(\d{1,3}(?:[ ,\u00A0]\d{3})+|\d+)(?:\.(\d{1,2}))?\s*(k)?$/i.exec(text);
  if (!read) return undefined;
  const [, whole = '', cents = '', thousands] = read;
  const units = Number(whole.replaceAll(/\D/g, '') + cents.padEnd(2, '0')) * (thousands ? 1000 : 1);
  return units <= mostMinorUnits ? units : undefined;
}

/** Minor units in a text field: '85,000' or '42.50'; empty for none. */
export function typedMoney(minorUnits: number | null): string {
  if (minorUnits === null) return '';
  const whole = Math.floor(minorUnits / 100).toLocaleString('en-US');
  const cents = minorUnits % 100;
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, '0')}`;
}
