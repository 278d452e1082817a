import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';

/** A live connection to JobAdder, read and started an hour ago, without access. */
export function createConnection(
  { kysely }: Database,
  { agency_id, ...overrides }: Partial<Insertable<DB['connections']>> & { agency_id: string },
): Promise<Selectable<DB['connections']>> {
  const at = new Date(Date.now() - 3_600_000);
  return kysely
    .insertInto('connections')
    .values({
      ...{ id: nature.newId(), agency_id, vendor: 'jobadder', state: 'live' },
      ...{ account_id: 'pinwheel', account_name: 'Pinwheel' },
      ...{ created_at: at, read_at: at, started_at: at, synced_to: at, people_read_at: at, last_synced_at: at },
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Of = Pick<Selectable<DB['connections']>, 'id' | 'agency_id'>;

/** A consultant of a connection, matched with nobody. */
export const createConsultant = (
  { kysely }: Database,
  { id: connection_id, agency_id }: Of,
  overrides: Partial<Insertable<DB['connection_people']>> = {},
): Promise<Selectable<DB['connection_people']>> =>
  kysely
    .insertInto('connection_people')
    .values({
      ...{ id: nature.newId(), agency_id, connection_id, external_id: '5', name: 'Quinn Consultant' },
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A placement that was read and waits, because its consultant is matched with nobody. */
export const createRecord = (
  { kysely }: Database,
  { id: connection_id, agency_id }: Of,
  overrides: Partial<Insertable<DB['connection_records']>> = {},
): Promise<Selectable<DB['connection_records']>> =>
  kysely
    .insertInto('connection_records')
    .values({
      ...{ id: nature.newId(), agency_id, connection_id, external_id: '9001', hash: 'read', owner_id: '5' },
      ...{ outcome: 'waiting', reason: 'owner', is_due: false, read_at: new Date(), seen_at: new Date() },
      facts: JSON.stringify({
        ...{ externalId: '9001', jobTitle: 'Site Engineer', rawType: 'Permanent', rawStatus: 'Approved' },
        ...{ companyName: 'Pinwheel Logistics', startDate: '2026-09-01', endDate: null, type: 'permanent' },
        ...{ status: 'open', groupKey: '1:2', ownerId: '5', location: null, specialisation: null, updatedAt: null },
        candidate: { externalId: '1', name: 'Casey Wintergreen', email: 'casey@mail.example', doNotEmail: false },
        contact: { externalId: '2', name: null, email: null, doNotEmail: false },
      }),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** An entry in the log of a connection. */
export const createConnectionEvent = (
  { kysely }: Database,
  { id: connection_id, agency_id }: Of,
): Promise<Selectable<DB['connection_events']>> =>
  kysely
    .insertInto('connection_events')
    .values({
      ...{ id: nature.newId(), agency_id, connection_id, at: new Date(), kind: 'problem' },
      details: JSON.stringify({ problem: 'No answer within 30 seconds.' }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
