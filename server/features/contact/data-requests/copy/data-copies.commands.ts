import { z } from 'zod';
import { dataCopyDays } from '#common/retention.ts';
import { absolute, dataCopyUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseDecided } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { hashToken } from '#server/session/tokens.ts';
import { attachFileOfStranger, removeFile } from '#server/storage/files.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { keptData } from './kept-data.ts';

/** The name of the task in `data-copies.tasks.ts`. */
export const prepareTaskName = 'prepareDataCopy';

const day = 86_400_000;

/** How long a copy may be in preparation before another one may be started. */
const stuckAfter = 3_600_000;

/** Starts a copy of what is kept under the address of a waiting request. It takes the place of an earlier one. */
export const prepareDataCopy = defineCommand({
  name: 'prepareDataCopy',
  input: z.object({ dataRequestId: z.uuid() }),
  run: async (write, { dataRequestId }) => {
    const rows = { dataRequest: dataRequestId };
    await lockToSee(write, dataRequestId);
    const current = await currentCopy(write, dataRequestId);
    if (current?.state === 'preparing' && current.created_at.getTime() > write.at.getTime() - stuckAfter) return rows;
    if (current) await end(write, current);
    const id = write.nature.newId();
    await write.tx
      .insertInto('data_copies')
      .values({
        id,
        request_id: dataRequestId,
        prepared_by: write.viewer.userId,
        parts: keptData.length,
        created_at: write.at,
      })
      .execute();
    write.enqueue(enqueued({ name: prepareTaskName }, { copyId: id }));
    write.audit({ action: 'prepareDataCopy', agencyId: null, subject: { type: 'DataRequest', id: dataRequestId } });
    return rows;
  },
});

/** Deletes the copy of a waiting request, so that the answer goes out without it. */
export const discardDataCopy = defineCommand({
  name: 'discardDataCopy',
  input: z.object({ dataRequestId: z.uuid() }),
  run: async (write, { dataRequestId }) => {
    await lockToSee(write, dataRequestId);
    const current = await currentCopy(write, dataRequestId);
    if (current) {
      await end(write, current);
      write.audit({ action: 'discardDataCopy', agencyId: null, subject: { type: 'DataRequest', id: dataRequestId } });
    }
    return { dataRequest: dataRequestId };
  },
});

/** Keeps the file of a copy, once a task has written it. Does nothing if the copy is not wanted any longer. */
export const finishDataCopy = defineCommand({
  name: 'finishDataCopy',
  input: z.object({ copyId: z.uuid(), fileId: z.uuid(), size: z.int(), entries: z.int() }),
  run: async (write, { copyId, fileId, size, entries }) => {
    const copy = await lockCopy(write, copyId);
    if (copy?.state !== 'preparing') return {};
    await attachFileOfStranger(write, fileId, 'copy');
    await write.tx
      .updateTable('data_copies')
      .set({
        state: 'ready',
        file_id: fileId,
        size,
        entries,
        finished_at: write.at,
        expires_at: expiryAfter(write.at),
      })
      .where('id', '=', copyId)
      .execute();
    return {};
  },
});

/** Notes that a copy cannot be made, because its file is too large. */
export const failDataCopy = defineCommand({
  name: 'failDataCopy',
  input: z.object({ copyId: z.uuid() }),
  run: async (write, { copyId }) => {
    const copy = await lockCopy(write, copyId);
    if (copy?.state !== 'preparing') return {};
    await write.tx.updateTable('data_copies').set({ state: 'failed' }).where('id', '=', copyId).execute();
    return {};
  },
});

/** Ends copies whose time is over, a few at a time, and deletes their files. */
export const endExpiredCopies = defineCommand({
  name: 'endExpiredCopies',
  input: z.object({}),
  run: async (write) => {
    const expired = await write.tx
      .selectFrom('data_copies')
      .select(['id', 'file_id'])
      .where('state', '=', 'ready')
      .where('expires_at', '<=', write.at)
      .orderBy('id')
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const copy of expired) await end(write, copy);
    return { count: expired.length };
  },
});

/** Notes a download by the person, and returns the key of the file; refused once the link is unknown or has expired. */
export const downloadDataCopy = defineCommand({
  name: 'downloadDataCopy',
  input: z.object({ token: z.string().max(200) }),
  run: async (write, { token }) => {
    const copy = await write.tx
      .selectFrom('data_copies as c')
      .innerJoin('files as f', 'f.id', 'c.file_id')
      .select(['c.id', 'c.request_id', 'c.expires_at', 'f.key', 'f.size'])
      .where('c.token_hash', '=', hashToken(token))
      .where('c.state', '=', 'ready')
      .forUpdate('c')
      .executeTakeFirst();
    if (!copy?.expires_at || copy.expires_at <= write.at) return refuseUnknown();
    await write.tx.updateTable('data_copies').set({ downloaded_at: write.at }).where('id', '=', copy.id).execute();
    write.audit({
      action: 'downloadDataCopy',
      agencyId: null,
      subject: { type: 'DataRequest', id: copy.request_id },
    });
    return { key: copy.key, size: copy.size };
  },
});

/** A fresh link to the ready copy of a request, for the email with the answer; null if there is none. */
export async function linkToCopy(write: Write, requestId: string): Promise<{ url: string; until: string } | null> {
  const copy = await currentCopy(write, requestId);
  if (copy?.state === 'preparing')
    refuse('COPY_NOT_READY', "The copy isn't ready yet. Wait until it is, or delete it, then answer.");
  if (copy?.state !== 'ready') return null;
  const token = write.nature.newToken();
  const until = expiryAfter(write.at);
  await write.tx
    .updateTable('data_copies')
    .set({ token_hash: hashToken(token), sent_at: write.at, expires_at: until })
    .where('id', '=', copy.id)
    .execute();
  return { url: absolute(env.PLAUDIT_URL, dataCopyUrl(token)), until: until.toISOString() };
}

/** Ends the copy of a request that is refused. */
export async function endCopyOf(write: Write, requestId: string): Promise<void> {
  const copy = await currentCopy(write, requestId);
  if (copy) await end(write, copy);
}

/** Ends the copies of all requests of an address and deletes their files, when the person is erased. */
export async function endCopiesOf(write: Write, email: string): Promise<void> {
  const copies = await write.tx
    .selectFrom('data_copies as c')
    .innerJoin('data_requests as d', 'd.id', 'c.request_id')
    .select(['c.id', 'c.file_id'])
    .where('d.email', '=', email)
    .where('c.state', 'in', ['preparing', 'ready'])
    .orderBy('c.id')
    .forUpdate('c')
    .execute();
  for (const copy of copies) await end(write, copy);
}

const expiryAfter = (at: Date) => new Date(at.getTime() + dataCopyDays * day);

async function lockToSee(write: Write, requestId: string): Promise<void> {
  refuseAllButSuperAdmins(write.viewer);
  const request = await write.tx
    .selectFrom('data_requests')
    .select(['kind', 'state'])
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!request) return refuseUnknown();
  if (request.state !== 'open' && request.state !== 'extended') refuseDecided('request', { dataRequest: requestId });
  if (request.kind !== 'see') refuse('NOT_TO_SEE', 'Only a person who requests to see their data gets a copy.');
}

const currentCopy = ({ tx }: Write, requestId: string) =>
  tx
    .selectFrom('data_copies')
    .select(['id', 'state', 'file_id', 'created_at'])
    .where('request_id', '=', requestId)
    .where('state', '<>', 'gone')
    .forUpdate()
    .executeTakeFirst();

const lockCopy = ({ tx }: Write, id: string) =>
  tx.selectFrom('data_copies').select(['id', 'state']).where('id', '=', id).forUpdate().executeTakeFirst();

async function end(write: Write, { id, file_id }: { id: string; file_id: string | null }): Promise<void> {
  await write.tx.updateTable('data_copies').set({ state: 'gone', file_id: null }).where('id', '=', id).execute();
  if (file_id) await removeFile(write, file_id);
}
