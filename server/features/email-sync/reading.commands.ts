import { sql } from 'kysely';
import { z } from 'zod';
import { emailSyncLimits } from '#common/email-sync/found-people.ts';
import { disconnectedMailboxDays } from '#common/retention.ts';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { sieveFor } from './exclusions.ts';
import { type Directed, recordMessages } from './recording.ts';
import { enqueueReading } from './tasks-to-queue.ts';

/** The folders that are read. */
export type FolderKind = 'sent' | 'inbox';

const folder = { mailboxId: z.uuid(), kind: z.enum(['sent', 'inbox']), uidValidity: z.string() };

/**
 * Records a part of a folder together with how far it was read, so that a worker that dies in between neither loses nor
 * repeats anything. Says whether reading may go on: not once the mailbox is paused or disconnected.
 */
export const recordMailboxPart = defineCommand({
  name: 'recordMailboxPart',
  input: z.object({
    ...folder,
    lastUid: z.int(),
    seen: z.int(),
    messages: z.custom<readonly Directed[]>(Array.isArray),
  }),
  run: async (write, { mailboxId, kind, uidValidity, lastUid, seen, messages }) => {
    const mailbox = await liveMailbox(write, mailboxId);
    if (!mailbox) return { goesOn: false };
    const { agency_id: agencyId, recruiter_id: recruiterId } = mailbox;
    const sieve = await sieveFor(write.tx, agencyId, mailbox.login);
    await recordMessages(write, { agencyId, recruiterId, mailboxId }, sieve, messages);
    await write.tx
      .insertInto('mailbox_folders')
      .values({ mailbox_id: mailboxId, kind, uid_validity: uidValidity, last_uid: String(lastUid) })
      .onConflict((clash) =>
        clash.columns(['mailbox_id', 'kind']).doUpdateSet({ uid_validity: uidValidity, last_uid: String(lastUid) }),
      )
      .execute();
    await write.tx
      .updateTable('mailboxes')
      .set((eb) => ({ read_count: eb('read_count', '+', seen) }))
      .where('id', '=', mailboxId)
      .execute();
    return { goesOn: true };
  },
});

/** Notes that a mailbox was read. If there is more to read, it goes on soon. */
export const noteMailboxRead = defineCommand({
  name: 'noteMailboxRead',
  input: z.object({ mailboxId: z.uuid(), version: z.int(), isWhole: z.boolean() }),
  run: async (write, { mailboxId, version, isWhole }) => {
    const { tx, at } = write;
    const mailbox = await liveMailbox(write, mailboxId);
    if (mailbox?.version !== version) return {};
    await tx
      .updateTable('mailboxes')
      .set({ last_read_at: at, problem: null, failures: 0 })
      .where('id', '=', mailboxId)
      .execute();
    if (isWhole)
      await tx.updateTable('mailbox_folders').set({ read_until: at }).where('mailbox_id', '=', mailboxId).execute();
    else enqueueReading(write, mailboxId);
    return {};
  },
});

/** Notes why a mailbox couldn't be read. One that its owner has to look at is left alone until then. */
export const noteMailboxProblem = defineCommand({
  name: 'noteMailboxProblem',
  input: z.object({ mailboxId: z.uuid(), version: z.int(), words: z.string(), mayPass: z.boolean() }),
  run: async (write, { mailboxId, version, words, mayPass }) => {
    const mailbox = await liveMailbox(write, mailboxId);
    if (mailbox?.version !== version) return {};
    const failures = mailbox.failures + 1;
    const isOver = !mayPass || failures >= emailSyncLimits.failures;
    await write.tx
      .updateTable('mailboxes')
      .set({
        ...{ failures, problem: words },
        ...(isOver && { state: 'needs_attention', version: version + 1 }),
      })
      .where('id', '=', mailboxId)
      .execute();
    return {};
  },
});

/** Deletes what mailboxes told that were disconnected long enough ago. What came as copies stays. */
export const forgetMailboxes = defineCommand({
  name: 'forgetMailboxes',
  input: z.object({}),
  run: async ({ tx, at }) => {
    const { rows } = await sql<{ id: string }>`/* mailboxesToForget */
      select id from mailboxes where state = 'disconnected'
        and disconnected_at < ${at}::timestamptz - make_interval(days => ${disconnectedMailboxDays})
      order by id limit 100 for update`.execute(tx);
    const ids = rows.map(({ id }) => id);
    await sql`/* forgetFoundPeople */ delete from found_people
      where mailbox_id = any(${ids}::uuid[]) and copy_count = 0`.execute(tx);
    await sql`/* forgetCounts */ update found_people set mailbox_id = null, sent_count = copy_count, received_count = 0,
        thread_count = 0, two_way_count = 0, word_score = 0
      where mailbox_id = any(${ids}::uuid[])`.execute(tx);
    await sql`/* forgetMailboxes */ delete from mailboxes where id = any(${ids}::uuid[])`.execute(tx);
    return { count: ids.length };
  },
});

/** A mailbox that is read, locked; undefined once it is paused, disconnected, or its recruiter has left. */
const liveMailbox = ({ tx }: Write, id: string) =>
  tx
    .selectFrom('mailboxes')
    .select(['id', 'agency_id', 'recruiter_id', 'login', 'version', 'failures'])
    .where('id', '=', id)
    .where('state', '=', 'live')
    .forUpdate()
    .executeTakeFirst();
