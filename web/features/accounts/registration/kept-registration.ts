import { useState } from 'react';
import { useKept } from '#web/kit/unsent.ts';
import type { RegistrationFields } from './registration-fields.ts';

const texts = ['name', 'email', 'country', 'company', 'website', 'terms'] as const;

/** The part of a registration that survives a reload: everything but the password and the logo. */
export type KeptRegistration = Readonly<Record<(typeof texts)[number], string>> & {
  /** When it was sent, in milliseconds; 0 while it is being written. */
  readonly sentAt: number;
};

/**
 * Keeps what is typed in this tab for a day, and what was sent for an hour. `kept`: what was there when the page was
 * opened, or null. Call `forget` once the user is signed in.
 */
export function useKeptRegistration() {
  const { kept, note, forget } = useKept<KeptRegistration>('registration', minutesOf);
  const [before] = useState(() => kept && keptOf({ ...kept }));
  return {
    kept: before,
    keep: (fields: RegistrationFields, sentAt: number) => note(keptOf({ ...fields, sentAt })),
    forget,
  };
}

const minutesOf = ({ sentAt }: KeptRegistration) => (sentAt ? 60 : 24 * 60);

/** A browser's storage can contain anything. */
function keptOf(fields: Readonly<Record<string, unknown>>): KeptRegistration {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const kept = Object.fromEntries(texts.map((name) => [name, text(name)])) as Record<(typeof texts)[number], string>;
  return { ...kept, sentAt: Number(fields['sentAt']) || 0 };
}
