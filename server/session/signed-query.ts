import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#server/env.ts';
import { derivedKey } from './tokens.ts';

/**
 * A query that holds these values and expires. All of it is signed for a purpose, so no part of it can be exchanged, and
 * a link for one purpose is none for another. Values that are null or undefined are left out.
 */
export function signedQuery(
  purpose: string,
  values: Readonly<Record<string, unknown>>,
  { seconds, now }: { seconds: number; now: Date },
): string {
  const wish = new URLSearchParams();
  const expires = Math.floor(now.getTime() / 1000) + seconds;
  for (const [name, value] of Object.entries({ ...values, expires }))
    if (value !== null && value !== undefined) wish.set(name, String(value));
  return `${wish}&signature=${signatureOf(purpose, String(wish))}`;
}

/** The values of a signed query; undefined if it is not as we signed it for this purpose, or too old. */
export function readSignedQuery(purpose: string, query: string, now: Date): Record<string, string> | undefined {
  const [, wish, signature] = /^(.*)&signature=([\w-]+)$/s.exec(query) ?? [];
  if (!wish || !signature || !isEqual(signature, signatureOf(purpose, wish))) return undefined;
  const { expires, ...values } = Object.fromEntries(new URLSearchParams(wish));
  return Number(expires) * 1000 > now.getTime() ? values : undefined;
}

const signatureOf = (purpose: string, wish: string) =>
  createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, purpose)).update(wish).digest('base64url');

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
