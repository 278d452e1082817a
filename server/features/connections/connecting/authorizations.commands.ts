import { z } from 'zod';
import { type ConnectionState, connectionTransitions } from '#common/connections/states.ts';
import { type VendorKey, vendorNames, vendors } from '#common/connections/vendors.ts';
import { transition } from '#common/transitions.ts';
import type { Account, Credentials } from '#integrations/core/vendor.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { authorizationLife, browserKey } from '#server/integrations/authorizing.ts';
import { keepCredentials } from '#server/integrations/credentials.ts';
import { isOffered, vendorOf } from '#server/integrations/registry.ts';
import { hashToken } from '#server/session/tokens.ts';
import { note } from '../log.ts';
import { enqueueSync } from '../syncing/runs.commands.ts';
import { agencyToConnect, refuseBeyondPlan } from './may-connect.ts';

/** Minutes after which a first reading is begun again that has not ended by then. */
const firstAgain = 60;

/** Notes that the viewer is on the way to a vendor. `state` comes back with them. */
export const beginAuthorization = defineCommand({
  name: 'beginAuthorization',
  input: z.object({
    vendor: z.enum(vendors),
    settings: z.record(z.string(), z.string()),
    browserKey,
    state: z.string(),
  }),
  run: async (write, { vendor, settings, browserKey: key, state }) => {
    const { agencyId, userId } = agencyToConnect(write.viewer, vendor);
    refuseNotOffered(vendor);
    refuseBeyondPlan(write.viewer, vendor);
    await write.tx
      .insertInto('authorizations')
      .values({
        ...{ id: write.nature.newId(), vendor, purpose: 'connect', user_id: userId, agency_id: agencyId },
        ...{ state_hash: hashToken(state), browser_hash: hashToken(key), settings: JSON.stringify(settings) },
        created_at: write.at,
      })
      .execute();
    return {};
  },
});

/** Refuses a vendor that isn't set up here. */
export function refuseNotOffered(vendor: VendorKey): void {
  if (!isOffered(vendor)) refuse('NOT_OFFERED', `${vendorNames[vendor]} isn't set up on this installation.`, 'vendor');
}

/** Where somebody who comes back stands: what they came with, or the connection that came of it already. */
export type Claimed =
  | { readonly connectionId: string }
  | { readonly authorizationId: string; readonly settings: Readonly<Record<string, string>> };

/**
 * Uses up the way back from a vendor. Refused if it's unknown, used or too old, or belongs to another person, browser or
 * vendor: which of them isn't said.
 */
export const claimAuthorization = defineCommand({
  name: 'claimAuthorization',
  input: z.object({ vendor: z.enum(vendors), state: z.string(), browserKey }),
  run: async (write, { vendor, state, browserKey: key }) => {
    const { agencyId, userId } = agencyToConnect(write.viewer, vendor);
    const row = await write.tx
      .selectFrom('authorizations')
      .selectAll()
      .where('state_hash', '=', hashToken(state))
      .where('browser_hash', '=', hashToken(key))
      .where('vendor', '=', vendor)
      .where('purpose', '=', 'connect')
      .where('user_id', '=', userId)
      .where('agency_id', '=', agencyId)
      .forUpdate()
      .executeTakeFirst();
    if (!row || write.at.getTime() - row.created_at.getTime() > authorizationLife) return refuseOld();
    if (row.connection_id) return { claimed: { connectionId: row.connection_id } as Claimed };
    if (row.used_at) return refuseOld();
    await write.tx.updateTable('authorizations').set({ used_at: write.at }).where('id', '=', row.id).execute();
    const settings = row.settings as Readonly<Record<string, string>>;
    return { claimed: { authorizationId: row.id, settings } as Claimed };
  },
});

const refuseOld = () =>
  refuse('EXPIRED', 'This sign-in has expired or was used already. Connect again from the beginning.');

/**
 * Opens a connection with what a vendor gave, or gives the agency's own one its access back. Another account than before
 * is refused: its placements would be taken for those of the first one.
 */
export const openConnection = defineCommand({
  name: 'openConnection',
  input: z.object({
    authorizationId: z.uuid(),
    vendor: z.enum(vendors),
    settings: z.record(z.string(), z.string()),
    credentials: z.custom<Credentials>(),
    account: z.custom<Account>(),
  }),
  run: async (write, { authorizationId, vendor, settings, credentials, account }) => {
    const { agencyId, userId, ownerId } = agencyToConnect(write.viewer, vendor);
    refuseBeyondPlan(write.viewer, vendor);
    await write.tx.selectFrom('agencies').select('id').where('id', '=', agencyId).forUpdate().execute();
    const known = await write.tx
      .selectFrom('connections')
      .selectAll()
      .where('agency_id', '=', agencyId)
      .where('vendor', '=', vendor)
      .where('state', '<>', 'disconnected')
      .where('user_id', ownerId ? '=' : 'is', ownerId)
      .forUpdate()
      .executeTakeFirst();
    if (known && known.account_id !== account.id)
      refuse(
        'OTHER_ACCOUNT',
        `You signed in to ${account.name}, but this connection is to ${known.account_name}. Disconnect it first, or sign in to that account.`,
      );
    const id = known?.id ?? write.nature.newId();
    const account_name = account.name.slice(0, 200) || account.id;
    if (known) await reopen(write, known, { account_name, settings: JSON.stringify(settings) });
    else
      await write.tx
        .insertInto('connections')
        .values({
          ...{ id, agency_id: agencyId, user_id: ownerId, vendor, connected_by: userId, created_at: write.at },
          ...{ account_id: account.id, account_name, settings: JSON.stringify(settings) },
          ...(readsPlacements(vendor)
            ? { state: 'connecting', next_sync_at: new Date(write.at.getTime() + firstAgain * 60_000) }
            : { state: 'live', started_at: write.at }),
        })
        .execute();
    await keepCredentials(write.tx, id, credentials, write.at);
    await write.tx
      .updateTable('authorizations')
      .set({ connection_id: id })
      .where('id', '=', authorizationId)
      .where('user_id', '=', userId)
      .execute();
    await note(write, { id, agency_id: agencyId }, known ? 'reconnected' : 'connected', { account: account_name });
    write.audit({ action: 'connect', agencyId, subject: { type: 'Integration', id }, details: { vendor } });
    if (vendor !== 'linkedin') enqueueSync(write, id, vendor);
    return { connection: id };
  },
});

const readsPlacements = (vendor: VendorKey) => vendorOf(vendor)?.capabilities.includes('placements') ?? false;

async function reopen(
  { tx, at }: Write,
  known: { id: string; vendor: string; state: string; started_at: Date | null },
  facts: { account_name: string; settings: string },
): Promise<void> {
  const moved = transition(
    connectionTransitions,
    known.state as ConnectionState,
    known.started_at ? 'reconnect' : 'reread',
  );
  if (!moved.ok) throw new Error(`A connection that is ${known.state} can't be opened again`);
  await tx
    .updateTable('connections')
    .set((eb) => ({
      ...facts,
      ...{ state: moved.to, problem: null, problem_kind: null, failures: 0, people_read_at: null },
      ...(known.vendor !== 'linkedin' && { next_sync_at: new Date(at.getTime() + firstAgain * 60_000) }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', known.id)
    .execute();
}
