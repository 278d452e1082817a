import { timingSafeEqual } from 'node:crypto';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** The secret of a connection's webhook. It follows from the installation's secret and is stored nowhere. */
export const hookSecretOf = (connectionId: string): string => derived(env.PLAUDIT_SECRET, connectionId);

/** Whether a text is the secret of a connection's webhook: vendors keep the one with which it was registered. */
export const isHookSecretOf = (connectionId: string, text: string): boolean =>
  [env.PLAUDIT_SECRET, env.PLAUDIT_SECRET_BEFORE].some(
    (secret) => secret && isSame(derived(secret, connectionId), text),
  );

const derived = (secret: string, connectionId: string) =>
  derivedKey(secret, `webhook of connection ${connectionId}`).toString('base64url');

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
