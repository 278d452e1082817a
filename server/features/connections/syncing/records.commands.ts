import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { normaliseEmail } from '#common/email.ts';
import type { AtsPerson, AtsPlacement } from '#integrations/core/ats.ts';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { addressHash } from '#server/mail/address-hash.ts';
import { isAdding, isReading, lockConnection } from '../lock-connection.ts';
import { applyDue, goneHash, lookAhead, nothingApplied } from './applying.ts';

const placements = z.custom<readonly AtsPlacement[]>(Array.isArray);

/**
 * Keeps a page of placements, moves the cursor behind it, and applies what changed if the connection is live: all in one
 * transaction. Does nothing if the reading has moved on, or the connection has stopped, in the meantime.
 */
export const keepPage = defineCommand({
  name: 'keepPage',
  input: z.object({
    connectionId: z.uuid(),
    /** The page that was read, as the connection's row names it. */
    page: z.string().nullable(),
    windowTo: z.iso.datetime(),
    next: z.string().nullable(),
    placements,
    calls: z.int(),
  }),
  run: async (write, { connectionId, page, windowTo, next, placements: items, calls }) => {
    const known = await lockConnection(write, connectionId);
    const isStill = known?.page === page && known.window_to?.toISOString() === windowTo;
    if (!known || !isStill || !isReading(known)) return { isStopped: true, ...nothingApplied };
    await keepRecords(write, known, items);
    const applied = isAdding(known) ? await applyDue(write, known) : await lookAhead(write, known);
    await write.tx
      .updateTable('connections')
      .set({
        page: next,
        ...(next === null && { window_to: null, synced_to: new Date(windowTo) }),
        ...countedCalls(calls, write.at),
      })
      .where('id', '=', connectionId)
      .execute();
    return { isStopped: false, ...applied };
  },
});

/** Keeps placements that were read again, apart from the feed, and applies them. A null one is gone. */
export const keepReadAgain = defineCommand({
  name: 'keepReadAgain',
  input: z.object({
    connectionId: z.uuid(),
    items: z.array(z.object({ externalId: z.string(), placement: z.custom<AtsPlacement | null>() })),
    hints: z.array(z.string()),
    calls: z.int(),
  }),
  run: async (write, { connectionId, items, hints, calls }) => {
    const known = await lockConnection(write, connectionId);
    if (!known || !isAdding(known)) return { isStopped: true, ...nothingApplied };
    await keepRecords(
      write,
      known,
      items.flatMap(({ placement }) => placement ?? []),
    );
    await markGone(
      write,
      known.id,
      items.flatMap(({ externalId, placement }) => (placement ? [] : [externalId])),
    );
    const applied = await applyDue(write, known);
    if (hints.length > 0)
      await write.tx
        .updateTable('connection_hints')
        .set({ done_at: write.at })
        .where('connection_id', '=', connectionId)
        .where('event_id', 'in', hints)
        .where('done_at', 'is', null)
        .execute();
    await write.tx
      .updateTable('connections')
      .set(countedCalls(calls, write.at))
      .where('id', '=', connectionId)
      .execute();
    return { isStopped: false, ...applied };
  },
});

/** Applies the next records that are due, or looks ahead if the connection hasn't been started. `isDone`: nothing is left. */
export const applyRecords = defineCommand({
  name: 'applyRecords',
  input: z.object({ connectionId: z.uuid() }),
  run: async (write, { connectionId }) => {
    const known = await lockConnection(write, connectionId);
    if (!known || !isReading(known)) return { isDone: true, ...nothingApplied };
    const applied = isAdding(known) ? await applyDue(write, known) : await lookAhead(write, known);
    return { isDone: applied.looked === 0, ...applied };
  },
});

/** Requests of a day; another day begins anew. */
export const countedCalls = (calls: number, at: Date) => {
  const today = at.toISOString().slice(0, 10);
  return {
    calls: sql<number>`case when calls_on = ${today}::date then calls else 0 end + ${calls}`,
    calls_on: today,
  };
};

/** Keeps what was read. A record whose facts are as before only counts as seen. */
async function keepRecords(
  { tx, at, nature }: Write,
  { id, agency_id }: { id: string; agency_id: string },
  read: readonly AtsPlacement[],
): Promise<void> {
  const items = await withoutErased(tx, read);
  const last = new Map(items.map((item) => [item.externalId, item]));
  if (last.size === 0) return;
  const rows = [...last.values()].map((item) => {
    const facts = JSON.stringify({ ...item, updatedAt: null });
    return {
      ...{
        id: nature.newId(),
        connection_id: id,
        agency_id,
        external_id: item.externalId,
        facts,
        owner_id: item.ownerId,
      },
      ...{ candidate_id: item.candidate.externalId, contact_id: item.contact.externalId },
      hash: createHash('sha256').update(facts).digest('hex'),
      ...{ outcome: 'waiting', is_due: true, read_at: at, seen_at: at },
    };
  });
  await tx
    .insertInto('connection_records')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['connection_id', 'external_id']).doUpdateSet((eb) => ({
        seen_at: eb.ref('excluded.seen_at'),
        read_at: eb.ref('excluded.read_at'),
        hash: eb.ref('excluded.hash'),
        owner_id: eb.ref('excluded.owner_id'),
        candidate_id: eb.ref('excluded.candidate_id'),
        contact_id: eb.ref('excluded.contact_id'),
        facts: sql`case when connection_records.hash = excluded.hash then connection_records.facts else excluded.facts end`,
        is_due: sql<boolean>`connection_records.is_due or connection_records.hash <> excluded.hash`,
      })),
    )
    .execute();
}

/** Leaves out people whose data was erased here: the software still names them, and we don't keep them again. */
async function withoutErased(tx: Write['tx'], items: readonly AtsPlacement[]): Promise<readonly AtsPlacement[]> {
  const hashOfPerson = ({ email }: AtsPerson) => {
    const address = email && normaliseEmail(email);
    return address ? addressHash(address).toString('hex') : null;
  };
  const hashes = items.flatMap(({ candidate, contact }) =>
    [hashOfPerson(candidate) ?? [], hashOfPerson(contact) ?? []].flat(),
  );
  if (hashes.length === 0) return items;
  const rows = await tx
    .selectFrom('suppressions')
    .select('email_hash')
    .where(
      'email_hash',
      'in',
      hashes.map((hash) => Buffer.from(hash, 'hex')),
    )
    .execute();
  if (rows.length === 0) return items;
  const erased = new Set(rows.map(({ email_hash }) => email_hash!.toString('hex')));
  const known = (person: AtsPerson) => (erased.has(hashOfPerson(person) ?? '') ? nobody : person);
  return items.map((item) => ({ ...item, candidate: known(item.candidate), contact: known(item.contact) }));
}

const nobody: AtsPerson = { externalId: null, name: null, email: null, doNotEmail: true };

/** Has records of deleted placements looked at: they have no facts any more. */
export async function markGone(
  { tx, at }: Pick<Write, 'tx' | 'at'>,
  id: string,
  externalIds: readonly string[],
): Promise<number> {
  if (externalIds.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('connection_records')
    .set({ facts: null, hash: goneHash, is_due: true, read_at: at })
    .where('connection_id', '=', id)
    .where('external_id', 'in', [...externalIds])
    .where('hash', '<>', goneHash)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
