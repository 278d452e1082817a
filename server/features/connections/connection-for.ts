import type { VendorKey } from '#common/connections/vendors.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { agencyToConnect } from './connecting/may-connect.ts';
import { type Connection, lockConnection } from './lock-connection.ts';

/** The viewer's own connection to a vendor, locked; undefined if there's none. */
export async function ownConnection(write: Write, vendor: VendorKey): Promise<Connection | undefined> {
  const { agencyId, userId } = agencyToConnect(write.viewer, vendor);
  const row = await write.tx
    .selectFrom('connections')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('vendor', '=', vendor)
    .where('state', '<>', 'disconnected')
    .executeTakeFirst();
  return row && lockConnection(write, row.id);
}

/** A connection that the viewer may change, locked. To others it looks missing. */
export async function connectionFor(write: Write, id: string): Promise<Connection> {
  const known = await lockConnection(write, id);
  const { viewer } = write;
  if (!known || known.agency_id !== viewer.agencyId) return refuseUnknown();
  if (known.user_id ? known.user_id !== viewer.userId : !viewer.seesAgency) return refuseUnknown();
  agencyToConnect(viewer, known.vendor as VendorKey);
  return known;
}
