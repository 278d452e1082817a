import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { ApiTokens } from '#server/database/types.ts';
import { hashToken } from '#server/session/tokens.ts';
import { secretOf } from './secrets.ts';

/** An API token with the scope of reading scores, and the secret that its software sends. */
export async function createApiToken(
  { kysely }: Database,
  wishes: Partial<Insertable<ApiTokens>> & { agency_id: string },
): Promise<Selectable<ApiTokens> & { secret: string }> {
  const id = nature.newId();
  const secret = secretOf(id);
  const row = await kysely
    .insertInto('api_tokens')
    .values({
      ...{ id, kind: 'token', name: 'Reports', scopes: ['score:read'], created_at: new Date() },
      ...{ token_hash: hashToken(secret), hint: secret.slice(-4), ...wishes },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, secret };
}
