import { Refusal } from './refusal.ts';

/**
 * Refuses a write that rests on an older version than the present one. The payload shows `rows` as they are now.
 * @param noun what people call the thing, such as 'profile'
 * @param expected the version that was read; null where nobody has read one
 */
export function refuseClash(
  noun: string,
  version: number,
  expected: number | null,
  rows: Readonly<Record<string, string>> = {},
): void {
  if (version === expected) return;
  const message = `Someone changed this ${noun} while you were working on it, maybe you in another window. Check the latest version, then try again.`;
  throw new Refusal([{ code: 'CLASH', message, field: null }], rows);
}

/** Refuses a second decision. The payload shows what the first one made of it. */
export function refuseDecided(noun: string, rows: Readonly<Record<string, string>>): never {
  const message = `Someone has already decided on this ${noun}, or it has changed. Nothing was saved.`;
  throw new Refusal([{ code: 'ALREADY_DECIDED', message, field: null }], rows);
}
