import { tabStore } from '#web/kit/session/local-store.ts';
import { StoredValues } from '#web/kit/session/storage.ts';
import type { RegistrationFields } from './registration-fields.ts';

/** What of a registration outlives a reload of the page: neither the password nor the logo. */
export interface KeptRegistration {
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly company: string;
  readonly website: string;
  /** When it was sent, in milliseconds; 0 while the address is being changed. */
  readonly sentAt: number;
}

const key = 'registration';
/** Minutes. */
const keptFor = 60;

/** Keeps in this tab, for an hour, what was sent. */
export function keepRegistration(fields: RegistrationFields, sentAt: number): void {
  const { name, email, country, company, website } = fields;
  new StoredValues(tabStore()).save(key, { name, email, country, company, website, sentAt }, keptFor);
}

/** What was sent from this tab, or null. */
export function keptRegistration(): KeptRegistration | null {
  const kept = new StoredValues(tabStore()).read(key) as Partial<Record<keyof KeptRegistration, unknown>> | null;
  if (!kept || typeof kept !== 'object' || typeof kept.email !== 'string') return null;
  const text = (name: keyof KeptRegistration) => (typeof kept[name] === 'string' ? kept[name] : '');
  return {
    name: text('name'),
    email: kept.email,
    country: text('country'),
    company: text('company'),
    website: text('website'),
    sentAt: Number(kept.sentAt) || 0,
  };
}

/** To be called once somebody is signed in. */
export const forgetRegistration = (): void => new StoredValues(tabStore()).remove(key);
