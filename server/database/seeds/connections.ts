import { type Insertable, sql } from 'kysely';
import type { ConnectionEventKind } from '#common/connections/log-words.ts';
import { keepCredentials } from '#server/integrations/credentials.ts';
import type { Tx } from '../database.ts';
import type { DB } from '../types.ts';

/** The consultants there. The test servers have the same people. */
const consultants = [
  ['1', 'Ulla Demo', 'ultimate_team@demo.example', 'Director'],
  ['2', 'Callum Velvetine', 'callum.velvetine@quokka-and-quill-recruitment.example', 'Senior Consultant'],
  ['5', 'Petra Newlin', 'petra.newlin@quokka-and-quill-recruitment.example', 'Consultant'],
  ['7', 'Sync Robot', null, null],
] as const;

/** What was read and isn't here: who, as what, whose, and why. */
const waiting = [
  ['demo-1', 'Site Manager', 'Flora Saltmarsh', '5', 'Permanent', 'owner'],
  ['demo-2', 'Payroll Officer', 'Silas Gumleaf', '5', 'Temp to perm', 'owner'],
  ['demo-3', 'Structural Engineer', 'Opal Marrow', '7', 'Permanent', 'owner'],
] as const;

/**
 * One agency has a connection to JobAdder that works, with access that the test servers accept; another has one whose
 * access has ended. Neither is synced before somebody says so, so a demo without a network meets no failure.
 */
export async function connectSoftware(tx: Tx, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const live = await connect(tx, 'quokka-and-quill-recruitment', {
    ...{ account_id: 'quokka & quill recruitment', account_name: 'Quokka & Quill Recruitment', state: 'live' },
    ...{ created_at: ago(12), read_at: ago(12), started_at: ago(11), people_read_at: ago(1), last_synced_at: ago(0.1) },
    synced_to: ago(0.1),
  });
  await keepCredentials(tx, live.id, { accessToken: '', refreshToken: 'demo-refresh', expiresAt: 0 }, now);
  const of = { connection_id: live.id, agency_id: live.agency_id };
  await tx
    .insertInto('connection_people')
    .values(
      consultants.map(([external_id, name, email, title]) => ({ ...of, id: newId, external_id, name, email, title })),
    )
    .execute();
  await sql`update connection_people p set recruiter_id = r.id, matched_by = 'address'
    from recruiters r join users u on u.id = r.user_id
    where p.connection_id = ${live.id} and u.email = p.email and r.agency_id = p.agency_id`.execute(tx);
  await tx
    .insertInto('connection_records')
    .values(
      waiting.map(([external_id, jobTitle, candidate, owner_id, rawType, reason]) => ({
        ...{ ...of, id: newId, external_id, owner_id, outcome: 'waiting', reason, hash: 'demo', is_due: false },
        ...{ read_at: ago(0.1), seen_at: ago(0.1) },
        facts: JSON.stringify({
          ...{ externalId: external_id, jobTitle, rawType, rawStatus: 'Approved', companyName: 'Pinwheel Logistics' },
          ...{ startDate: ago(20).toISOString().slice(0, 10), endDate: null, type: 'permanent', status: 'open' },
          ...{ groupKey: external_id, ownerId: owner_id, location: null, specialisation: null, updatedAt: null },
          candidate: { externalId: external_id, name: candidate, email: null, doNotEmail: false },
          contact: { externalId: external_id, name: null, email: null, doNotEmail: false },
        }),
      })),
    )
    .execute();
  await log(tx, live, [
    ['connected', ago(12), { account: 'Quokka & Quill Recruitment' }],
    ['people', ago(12), { read: consultants.length, matched: 1 }],
    ['read', ago(12), { read: waiting.length }],
    ['started', ago(11), {}],
    ['synced', ago(0.1), { added: 0, changed: 0, cancelled: 0, waiting: waiting.length }],
  ]);
  const problem = 'JobAdder no longer accepts our access.';
  const ended = await connect(tx, 'tui-talent-works', {
    ...{ account_id: 'tui talent works', account_name: 'Tūī Talent Works', state: 'needs_attention' },
    ...{ created_at: ago(90), read_at: ago(90), started_at: ago(89), people_read_at: ago(3), last_synced_at: ago(3) },
    ...{ synced_to: ago(3), problem, problem_kind: 'signedOut', failures: 1 },
  });
  await log(tx, ended, [
    ['connected', ago(90), { account: 'Tūī Talent Works' }],
    ['started', ago(89), {}],
    ['stopped', ago(3), { problem }],
  ]);
}

const newId = sql<string>`gen_random_uuid()`;

type Facts = Omit<Insertable<DB['connections']>, 'id' | 'agency_id' | 'vendor'>;

const connect = (tx: Tx, slug: string, facts: Facts) =>
  tx
    .insertInto('connections')
    .values(({ selectFrom }) => ({
      ...{ ...facts, id: newId, vendor: 'jobadder' },
      agency_id: selectFrom('agencies').select('id').where('slug', '=', slug),
    }))
    .returning(['id', 'agency_id'])
    .executeTakeFirstOrThrow();

type Entry = readonly [kind: ConnectionEventKind, at: Date, details: Readonly<Record<string, string | number>>];

const log = (tx: Tx, { id, agency_id }: { id: string; agency_id: string }, entries: readonly Entry[]) =>
  tx
    .insertInto('connection_events')
    .values(
      entries.map(([kind, at, details]) => ({
        ...{ id: newId, agency_id, connection_id: id, at, kind, details: JSON.stringify(details) },
      })),
    )
    .execute();
