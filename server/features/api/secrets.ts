import { apiTokenPrefix } from '#common/api/tokens.ts';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/**
 * The secret of a token or an inbound address. It follows from the id, so its maker can be shown it again for some
 * minutes; only its hash is stored and compared.
 */
export const secretOf = (id: string): string =>
  apiTokenPrefix + derivedKey(env.PLAUDIT_SECRET, `api token ${id}`).toString('base64url');
