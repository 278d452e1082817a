import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { keepCredentials } from '#server/integrations/credentials.ts';

/** A live connection of a person to LinkedIn, whose access ends at a time. Returns its id. */
export async function createOwnAccount(
  { kysely }: Database,
  { user_id, agency_id, expiresAt }: { user_id: string; agency_id: string; expiresAt: Date },
): Promise<string> {
  const id = nature.newId();
  const now = new Date();
  await kysely
    .insertInto('connections')
    .values({
      ...{ id, agency_id, user_id, connected_by: user_id, vendor: 'linkedin', state: 'live' },
      ...{ account_id: `member-${id}`, account_name: 'Robin Test', created_at: now, started_at: now },
    })
    .execute();
  const credentials = { accessToken: 'access', refreshToken: null, expiresAt: expiresAt.getTime() };
  await kysely.transaction().execute((tx) => keepCredentials(tx, id, credentials, now));
  return id;
}
