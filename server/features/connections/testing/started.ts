import type { VendorKey } from '#common/connections/vendors.ts';
import type { Context } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { system, type Viewer } from '#server/session/viewer.ts';
import { syncConnection } from '../syncing/sync.tasks.ts';
import { connect } from './connecting.ts';

/** An agency with an admin. With a paid plan, they can connect Google, too. */
export async function createAgencyWithAdmin(database: Database, isPaid = false) {
  const wishes = isPaid ? { plan: 'pro_team', is_approved: true } : {};
  const { id: agencyId } = await createAgency(database, wishes);
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', ...(isPaid ? ['ROLE_PRO_TEAM'] : [])];
  const { viewer: admin, user, recruiter } = await createRecruiterWithLogin(database, { agency_id: agencyId, roles });
  return { agencyId, admin, user, recruiter };
}

/** Syncs a connection as a worker would, alone. */
export async function syncOnce(context: Context, connectionId: string): Promise<void> {
  await syncConnection.run({ ...context, viewer: system }, { connectionId });
}

/** Connects a vendor for an agency's admin. Returns the connection's id in the database. */
export async function connected(context: Context, vendor: VendorKey): Promise<string> {
  const payload = await connect(context, vendor);
  if (codes(payload).length > 0) throw new Error(`Not connected: ${codes(payload).join()}`);
  return String(payload['connection']!['id']).replace('Integration:', '');
}

/** Matches all consultants of a connection with one recruiter, and starts its sync. It has to be read before. */
export async function matchAllAndStart(context: Context, connectionId: string): Promise<void> {
  const { recruiterId } = context.viewer as Viewer;
  await context.database.kysely
    .updateTable('connection_people')
    .set({ recruiter_id: recruiterId, matched_by: 'hand', is_ignored: false })
    .where('connection_id', '=', connectionId)
    .execute();
  const started = await mutate(context, 'startSync', { connectionId: `Integration:${connectionId}` });
  if (codes(started).length > 0) throw new Error(`Not started: ${codes(started).join()}`);
}

/** Connects, reads, matches all consultants with the admin, starts and syncs: a live connection. */
export async function startedConnection(context: Context, vendor: VendorKey): Promise<string> {
  const id = await connected(context, vendor);
  await syncOnce(context, id);
  await matchAllAndStart(context, id);
  await syncOnce(context, id);
  return id;
}
