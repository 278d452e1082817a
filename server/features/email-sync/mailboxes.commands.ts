import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { emailSyncLimits } from '#common/email-sync/found-people.ts';
import { connectMailboxInput, retryMailboxInput } from '#common/email-sync/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Mailboxes } from '#server/database/types.ts';
import { refuseWhileImpersonating } from '#server/session/impersonation.ts';
import { network } from './imap.ts';
import { sealedPassword } from './password.ts';
import { enqueueReading } from './tasks-to-queue.ts';

/** Connects a mailbox of the viewer, and has it read at once. Whether its password is right shows then. */
export const connectMailbox = defineCommand({
  name: 'connectMailbox',
  input: connectMailboxInput,
  run: async (write, { host, login, password }) => {
    const { agencyId, recruiterId } = ownerOf(write);
    if (!network.isAllowedHost(host))
      refuse(
        'PRIVATE',
        'This server is on a private network. Enter one that can be reached from the internet.',
        'host',
      );
    await refuseSecondOrTooMany(write, recruiterId, { host, login });
    const id = write.nature.newId();
    await write.tx
      .insertInto('mailboxes')
      .values({
        ...{ id, agency_id: agencyId, recruiter_id: recruiterId, host, login, state: 'live', created_at: write.at },
        password: sealedPassword(id, password),
      })
      .execute();
    audit(write, { id, agency_id: agencyId }, 'connectMailbox');
    enqueueReading(write, id);
    return { mailbox: id };
  },
});

/** Tries a mailbox again that needs attention, with another password if there is one; or reads it now. */
export const retryMailbox = defineCommand({
  name: 'retryMailbox',
  input: retryMailboxInput,
  run: async (write, { mailboxId, password }) => {
    const mailbox = await ownMailbox(write, mailboxId);
    if (mailbox.state === 'disconnected') refuse('STATE', 'This mailbox was disconnected. Connect it again.');
    if (mailbox.state === 'paused') refuse('STATE', 'This mailbox is paused. Resume it first.');
    await change(write, mailbox, {
      ...{ state: 'live', problem: null, failures: 0 },
      ...(password && { password: sealedPassword(mailboxId, password) }),
    });
    audit(write, mailbox, 'retryMailbox');
    enqueueReading(write, mailboxId);
    return { mailbox: mailboxId };
  },
});

/** Stops reading a mailbox until it is resumed. */
export const pauseMailbox = defineCommand({
  name: 'pauseMailbox',
  input: z.object({ mailboxId: z.uuid() }),
  run: async (write, { mailboxId }) => {
    const mailbox = await ownMailbox(write, mailboxId);
    if (mailbox.state === 'paused') return { mailbox: mailboxId };
    if (mailbox.state === 'disconnected') refuse('STATE', 'This mailbox was disconnected already.');
    await change(write, mailbox, { state: 'paused' });
    audit(write, mailbox, 'pauseMailbox');
    return { mailbox: mailboxId };
  },
});

/** Reads a paused mailbox again. */
export const resumeMailbox = defineCommand({
  name: 'resumeMailbox',
  input: z.object({ mailboxId: z.uuid() }),
  run: async (write, { mailboxId }) => {
    const mailbox = await ownMailbox(write, mailboxId);
    if (mailbox.state !== 'paused') return { mailbox: mailboxId };
    await change(write, mailbox, { state: 'live', problem: null, failures: 0 });
    audit(write, mailbox, 'resumeMailbox');
    enqueueReading(write, mailboxId);
    return { mailbox: mailboxId };
  },
});

/** Disconnects a mailbox: forgets its password at once. What we learned from it is deleted some time later. */
export const disconnectMailbox = defineCommand({
  name: 'disconnectMailbox',
  input: z.object({ mailboxId: z.uuid() }),
  run: async (write, { mailboxId }) => {
    const mailbox = await ownMailbox(write, mailboxId);
    if (mailbox.state === 'disconnected') return { mailbox: mailboxId };
    await change(write, mailbox, {
      ...{ state: 'disconnected', password: null, problem: null, disconnected_at: write.at },
    });
    audit(write, mailbox, 'disconnectMailbox');
    return { mailbox: mailboxId };
  },
});

type Mailbox = Selectable<Mailboxes>;

/** The recruiter whose mailboxes these are: nobody else connects, pauses or disconnects them. */
function ownerOf({ viewer }: Write) {
  const { agencyId, recruiterId } = viewer;
  if (!agencyId || !recruiterId) return refuseUnknown();
  refuseWhileImpersonating(viewer);
  return { agencyId, recruiterId };
}

/** A mailbox of the viewer, locked. To others it looks missing. */
async function ownMailbox(write: Write, id: string): Promise<Mailbox> {
  const { agencyId, recruiterId } = ownerOf(write);
  const mailbox = await write.tx
    .selectFrom('mailboxes')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .where('recruiter_id', '=', recruiterId)
    .forUpdate()
    .executeTakeFirst();
  return mailbox ?? refuseUnknown();
}

async function refuseSecondOrTooMany(
  { tx }: Write,
  recruiterId: string,
  { host, login }: { host: string; login: string },
): Promise<void> {
  await tx.selectFrom('recruiters').select('id').where('id', '=', recruiterId).forUpdate().execute();
  const connected = await tx
    .selectFrom('mailboxes')
    .select(['host', 'login'])
    .where('recruiter_id', '=', recruiterId)
    .where('state', '<>', 'disconnected')
    .execute();
  if (connected.some((one) => one.host === host && one.login === login))
    refuse('CONNECTED', 'You have connected this mailbox already.', 'login');
  if (connected.length >= emailSyncLimits.mailboxes)
    refuse('LIMIT', `You have connected ${emailSyncLimits.mailboxes} mailboxes. Disconnect one to connect another.`);
}

const change = ({ tx }: Write, { id, version }: Mailbox, set: Partial<Omit<Mailbox, 'id'>>) =>
  tx
    .updateTable('mailboxes')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .execute();

function audit(write: Write, { id, agency_id }: Pick<Mailbox, 'id' | 'agency_id'>, action: AuditAction): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'Mailbox', id } });
}
