import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** The secret of a connection's webhook. It follows from the installation's secret and is stored nowhere. */
export const hookSecretOf = (connectionId: string): string =>
  derivedKey(env.PLAUDIT_SECRET, `webhook of connection ${connectionId}`).toString('base64url');
