import { sql } from 'kysely';
import { VendorProblem } from '#integrations/core/problem.ts';
import type { Credentials, Vendor } from '#integrations/core/vendor.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { appOf } from './registry.ts';
import { seal, sealedFor, Unopenable, unseal } from './sealed.ts';
import { sendTo } from './send.ts';

/** Keeps the credentials of a connection, encrypted, instead of those before. */
export async function keepCredentials(
  tx: Tx,
  connection_id: string,
  credentials: Credentials,
  now: Date,
): Promise<void> {
  const values = {
    sealed: seal(sealedFor.credentials(connection_id), JSON.stringify(credentials)),
    expires_at: new Date(credentials.expiresAt),
    renewed_at: now,
    ending_told_at: null,
  };
  await tx
    .insertInto('connection_credentials')
    .values({ connection_id, ...values })
    .onConflict((conflict) => conflict.column('connection_id').doUpdateSet(values))
    .execute();
}

/** Forgets the credentials of a connection. */
export const forgetCredentials = (tx: Tx, connection_id: string) =>
  tx.deleteFrom('connection_credentials').where('connection_id', '=', connection_id).execute();

/** The credentials of a connection. Throws `signedOut` if there are none, or if they can't be decrypted. */
export async function readCredentials(
  { kysely }: Pick<Database, 'kysely'>,
  connectionId: string,
): Promise<Credentials> {
  const row = await kysely
    .selectFrom('connection_credentials')
    .select('sealed')
    .where('connection_id', '=', connectionId)
    .executeTakeFirst();
  return opened(connectionId, row?.sealed);
}

function opened(connectionId: string, sealed: Buffer | undefined): Credentials {
  if (!sealed) throw new VendorProblem('signedOut', 'The connection has no access.');
  try {
    return JSON.parse(unseal(sealedFor.credentials(connectionId), sealed)) as Credentials;
  } catch (error) {
    if (!(error instanceof Unopenable)) throw error;
    throw new VendorProblem('signedOut', "The access can't be decrypted with this installation's secret.");
  }
}

/**
 * Renews the credentials of a connection, once for all processes: the row is locked while the vendor answers, and those
 * that waited find what the first one got. Throws `signedOut` if the vendor ended our access.
 */
export async function renewCredentials(
  { kysely }: Pick<Database, 'kysely'>,
  { vendor, connectionId, stale, now }: { vendor: Vendor; connectionId: string; stale: Credentials; now: Date },
): Promise<Credentials> {
  return kysely.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '60s'`.execute(tx);
    const row = await tx
      .selectFrom('connection_credentials')
      .select('sealed')
      .where('connection_id', '=', connectionId)
      .forUpdate()
      .executeTakeFirst();
    const known = opened(connectionId, row?.sealed);
    if (JSON.stringify(known) !== JSON.stringify(stale)) return known;
    const app = appOf(vendor.key);
    if (!app) throw new VendorProblem('signedOut', 'This software is no longer set up here.');
    const renewed = await vendor.refresh(sendTo(vendor), app, known, now.getTime());
    await keepCredentials(tx, connectionId, renewed, now);
    return renewed;
  });
}
