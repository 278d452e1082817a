import { setTimeout as sleep } from 'node:timers/promises';
import { isAts, type VendorKey } from '#common/connections/vendors.ts';
import type { Problem } from '#common/inputs.ts';
import { runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { readCredentials } from '#server/integrations/credentials.ts';
import { appOf, atsOf, vendorOf } from '#server/integrations/registry.ts';
import { sendTo } from '#server/integrations/send.ts';
import { lastSession } from '#server/integrations/session.ts';
import { log } from '#server/log.ts';
import { endConnection } from './states.commands.ts';

/** Milliseconds that we wait for a vendor to end our access. We have forgotten it in any case. */
const patience = 8000;

/** Ends a connection here, then at the vendor: its webhook goes, and our access ends where there is a way. */
export async function disconnect(
  context: Context,
  connectionId: unknown,
): Promise<{ connection: string } | { errors: readonly Problem[] }> {
  const before = typeof connectionId === 'string' ? await accessOf(context, connectionId) : undefined;
  const ended = await runCommand(endConnection, context, { connectionId });
  if (!ended.ok) return { errors: ended.problems };
  if (before) await Promise.race([revoke(before), sleep(patience)]);
  return { connection: ended.result.connection };
}

async function accessOf({ database }: Context, connectionId: string) {
  const row = await database.kysely
    .selectFrom('connections')
    .select(['vendor', 'watch_id'])
    .where('id', '=', connectionId)
    .executeTakeFirst();
  const credentials = row && (await readCredentials(database, connectionId).catch(() => undefined));
  return credentials && { vendor: row.vendor as VendorKey, watchId: row.watch_id, credentials };
}

async function revoke({ vendor: key, watchId, credentials }: NonNullable<Awaited<ReturnType<typeof accessOf>>>) {
  const vendor = vendorOf(key);
  const app = vendor && appOf(key);
  if (!vendor || !app) return;
  const session = lastSession(vendor, app, credentials);
  const attempt = (work: () => Promise<unknown> | undefined) =>
    Promise.resolve(work()).catch((error: unknown) =>
      log.warn({ vendor: key, problem: (error as Error).message }, 'A vendor did not end our access'),
    );
  if (watchId && isAts(key)) {
    const ats = atsOf(key);
    await attempt(() => ats.webhooks?.unregister(session, { id: watchId }));
    await attempt(() => ats.events?.unsubscribe(session, watchId));
  }
  await attempt(() => vendor.revoke?.(sendTo(vendor), app, session.credentials()));
}
