import { sql } from 'kysely';
import { z } from 'zod';
import { connectionTransitions } from '#common/connections/states.ts';
import { atsVendors, type VendorKey, vendorNames } from '#common/connections/vendors.ts';
import { transition } from '#common/transitions.ts';
import { connectionUrl } from '#common/urls.ts';
import type { AtsUser } from '#integrations/core/ats.ts';
import type { ProblemKind } from '#integrations/core/problem.ts';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { tell } from '#server/features/notices/tell.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { type Connection, isAdding, isReading, lockConnection } from '../lock-connection.ts';
import { note } from '../log.ts';
import { matchByAddress } from '../people/matching.ts';
import { goneHash } from './applying.ts';
import { countedCalls } from './records.commands.ts';

/** How far back a first sync reads, in days. */
const firstDays = 365;
/** Windows overlap by this many minutes, and end this many seconds ago: the vendor's clock and ours differ. */
const overlapMinutes = 10;
const safetySeconds = 60;
/** Minutes between syncs. */
const everyMinutes = 15;

/** Begins the next window of a feed, or returns the one that is being read. Null if the connection has stopped. */
export const beginWindow = defineCommand({
  name: 'beginWindow',
  input: z.object({ connectionId: z.uuid() }),
  run: async (write, { connectionId }) => {
    const known = await lockConnection(write, connectionId);
    if (!known || !isReading(known)) return { window: null };
    const now = write.at.getTime();
    const from = known.synced_to
      ? known.synced_to.getTime() - overlapMinutes * 60_000
      : known.created_at.getTime() - firstDays * 86_400_000;
    if (known.window_to) return { window: { from, to: known.window_to.toISOString(), page: known.page } };
    const to = new Date(Math.max(now - safetySeconds * 1000, from + 1));
    await write.tx.updateTable('connections').set({ window_to: to }).where('id', '=', connectionId).execute();
    return { window: { from, to: to.toISOString(), page: null } };
  },
});

/** Keeps the consultants, and matches new ones with recruiters by their addresses. */
export const keepPeople = defineCommand({
  name: 'keepConnectionPeople',
  input: z.object({ connectionId: z.uuid(), users: z.custom<readonly AtsUser[]>(Array.isArray), calls: z.int() }),
  run: async (write, { connectionId, users, calls }) => {
    const known = await lockConnection(write, connectionId);
    if (!known || !isReading(known)) return {};
    const { added, matched } = await matchByAddress(write, known, users);
    if (added > 0) await note(write, known, 'people', { read: users.length, matched });
    await write.tx
      .updateTable('connections')
      .set({ ...countedCalls(calls, write.at), people_read_at: write.at })
      .where('id', '=', connectionId)
      .execute();
    return {};
  },
});

const counts = z.object({ added: z.int(), changed: z.int(), cancelled: z.int(), waiting: z.int() });

/** Notes that a sync ended well, and when the next one begins. What had failed is well again. */
export const finishSync = defineCommand({
  name: 'finishSync',
  input: z.object({ connectionId: z.uuid(), counts }),
  run: async (write, { connectionId, counts: said }) => {
    const known = await lockConnection(write, connectionId);
    if (!known || !isReading(known)) return {};
    const isFirst = known.read_at === null;
    const recovered = known.state === 'needs_attention' && transition(connectionTransitions, known.state, 'recover');
    if (isFirst) await note(write, known, 'read', { read: await countRecords(write, known.id) });
    if (Object.values(said).some((count) => count > 0)) await note(write, known, 'synced', said);
    await write.tx
      .updateTable('connections')
      .set({
        ...{ failures: 0, problem: null, problem_kind: null, last_synced_at: write.at },
        ...(isFirst && { read_at: write.at }),
        ...(recovered && recovered.ok === true && { state: known.started_at ? recovered.to : 'connecting' }),
        next_sync_at: known.started_at ? minutesAfter(write.at, everyMinutes) : null,
      })
      .where('id', '=', connectionId)
      .execute();
    return {};
  },
});

async function countRecords({ tx }: Write, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('connection_records')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('connection_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Failures in a row after which people are told. What passes by itself gets more time. */
const failuresUntilTold: Readonly<Record<ProblemKind, number>> = {
  signedOut: 1,
  refused: 3,
  unapproved: 1,
  wrong: 3,
  unreadable: 3,
  missing: 3,
  down: 12,
  limited: 24,
};

/**
 * Notes a problem with a vendor, and when we try again. Where somebody has to sign in again, we don't: the admins are
 * told, as they are after several failures in a row.
 */
export const noteProblem = defineCommand({
  name: 'noteConnectionProblem',
  input: z.object({
    connectionId: z.uuid(),
    kind: z.custom<ProblemKind>((value) => typeof value === 'string'),
    problem: z.string(),
    retryAfter: z.number().nullable(),
    calls: z.int(),
  }),
  run: async (write, { connectionId, kind, problem, retryAfter, calls }) => {
    const known = await lockConnection(write, connectionId);
    if (!known || !isReading(known)) return {};
    const failures = known.failures + 1;
    const isTold = known.state !== 'needs_attention' && failures >= failuresUntilTold[kind];
    const minutes = retryAfter === null ? Math.min(60, 2 ** Math.min(failures, 6)) : retryAfter / 60;
    await write.tx
      .updateTable('connections')
      .set({
        ...{ failures, problem, problem_kind: kind, ...countedCalls(calls, write.at) },
        ...(isTold && { state: 'needs_attention' }),
        next_sync_at: kind === 'signedOut' ? null : minutesAfter(write.at, minutes),
      })
      .where('id', '=', connectionId)
      .execute();
    // A vendor that is down for a day would fill the log with the same sentence.
    if (isTold || known.problem !== problem) await note(write, known, isTold ? 'stopped' : 'problem', { problem });
    if (isTold) await tellAdmins(write, known);
    return {};
  },
});

async function tellAdmins(write: Write, { agency_id, user_id, vendor }: Connection): Promise<void> {
  const admins = user_id ? [user_id] : (await adminsOfAgency(write, agency_id)).map(({ id }) => id);
  await tell(write, 'connectionStopped', { to: admins, about: vendorNames[vendor], path: connectionUrl(vendor) });
}

/** Keeps the next part of a comparison of everything. After the last part, what was not seen is read again. */
export const keepComparison = defineCommand({
  name: 'keepComparison',
  input: z.object({
    connectionId: z.uuid(),
    page: z.string().nullable(),
    next: z.string().nullable(),
    ids: z.array(z.string()),
    calls: z.int(),
  }),
  run: async (write, { connectionId, page, next, ids, calls }) => {
    const known = await lockConnection(write, connectionId);
    if (!known || !isAdding(known) || known.compare_page !== page) return { isStopped: true };
    const since = page === null ? write.at : (known.comparing_since ?? write.at);
    if (ids.length > 0)
      await write.tx
        .updateTable('connection_records')
        .set({ seen_at: write.at })
        .where('connection_id', '=', connectionId)
        .where('external_id', 'in', ids)
        .execute();
    const unseen = next === null ? await readUnseenAgain(write, connectionId, since) : 0;
    if (next === null) await note(write, known, 'compared', { unseen });
    await write.tx
      .updateTable('connections')
      .set({
        ...{ compare_page: next, comparing_since: next === null ? null : since, ...countedCalls(calls, write.at) },
        ...(next === null && { compared_at: write.at }),
      })
      .where('id', '=', connectionId)
      .execute();
    return { isStopped: false };
  },
});

/** Has records read again that a comparison didn't see: a list may shift while it is read, so that proves nothing yet. */
async function readUnseenAgain({ tx, at }: Write, id: string, since: Date): Promise<number> {
  const { rows } = await sql`/* readUnseenAgain */
    insert into connection_hints (connection_id, event_id, placement_id, received_at)
    select connection_id, ${`unseen ${at.toISOString()} `} || external_id, external_id, ${at}::timestamptz
    from connection_records where connection_id = ${id} and seen_at < ${since}::timestamptz and hash <> ${goneHash}
    on conflict do nothing returning event_id`.execute(tx);
  return rows.length;
}

/** Keeps the webhook or subscription that was registered, or that none is. */
export const keepWatch = defineCommand({
  name: 'keepWatch',
  input: z.object({ connectionId: z.uuid(), watchId: z.string().nullable(), isLost: z.boolean() }),
  run: async (write, { connectionId, watchId, isLost }) => {
    await write.tx
      .updateTable('connections')
      .set({ watch_id: watchId, ...(isLost && { compared_at: null }) })
      .where('id', '=', connectionId)
      .where('state', 'in', ['live', 'needs_attention'])
      .execute();
    return {};
  },
});

/** Keeps what a vendor pointed us to. Repeats change nothing. */
export const keepHints = defineCommand({
  name: 'keepHints',
  input: z.object({
    connectionId: z.uuid(),
    hints: z.array(
      z.object({ eventId: z.string(), placementId: z.string().nullable(), personId: z.string().nullable() }),
    ),
  }),
  run: async (write, { connectionId, hints }) => {
    const known = await lockConnection(write, connectionId);
    if (!known || (known.state !== 'live' && known.state !== 'needs_attention')) return { kept: 0 };
    const usable = hints.filter(({ eventId, placementId, personId }) =>
      [eventId, placementId ?? '', personId ?? ''].every((text) => text.length <= 100),
    );
    const unique = [...new Map(usable.map((hint) => [hint.eventId, hint])).values()];
    const added =
      unique.length === 0
        ? []
        : await write.tx
            .insertInto('connection_hints')
            .values(
              unique.map(({ eventId, placementId, personId }) => ({
                ...{ connection_id: connectionId, event_id: eventId, placement_id: placementId, person_id: personId },
                received_at: write.at,
              })),
            )
            .onConflict((conflict) => conflict.doNothing())
            .returning('event_id')
            .execute();
    if (added.length > 0 && known.state === 'live') {
      await write.tx
        .updateTable('connections')
        .set({ next_sync_at: sql<Date>`least(next_sync_at, ${write.at})` })
        .where('id', '=', connectionId)
        .execute();
      enqueueSync(write, connectionId);
    }
    return { kept: added.length };
  },
});

/** Has the connections synced whose time has come. The next time is when a sync that never ends would be begun again. */
export const beginSyncs = defineCommand({
  name: 'beginSyncs',
  input: z.object({}),
  run: async (write) => {
    const due = await write.tx
      .updateTable('connections')
      .set({ next_sync_at: minutesAfter(write.at, 4 * everyMinutes) })
      .where('next_sync_at', '<=', write.at)
      .where('vendor', 'in', [...atsVendors])
      .where('state', 'in', ['live', 'connecting', 'needs_attention'])
      .returning('id')
      .execute();
    for (const { id } of due) enqueueSync(write, id);
    return { count: due.length };
  },
});

/** Has a connection synced soon, one sync of it at a time. Reviews of Google have a task of their own. */
export const enqueueSync = (write: Pick<Write, 'enqueue'>, connectionId: string, vendor?: VendorKey): void =>
  write.enqueue({
    ...{
      name: vendor === 'google' ? 'syncGoogleReviews' : 'syncConnection',
      payload: { connectionId },
      maxAttempts: 3,
      runAt: null,
      after: null,
    },
    ...{ key: `sync ${connectionId}`, queue: `sync ${connectionId}` },
  });

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
