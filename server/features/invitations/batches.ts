import { formatCount } from '#common/formats.ts';
import { invitationLimits } from '#common/limits.ts';
import type { Write } from '#server/commands/write.ts';

/** Begins a batch for an agency, of the viewer or, without one, of the system. Returns its id. */
export async function beginBatch({ tx, nature, viewer, at }: Write, agencyId: string): Promise<string> {
  const id = nature.newId();
  await tx
    .insertInto('invitation_batches')
    .values({ id, agency_id: agencyId, invited_by: viewer.userId, created_at: at })
    .execute();
  return id;
}

/** Whether the batch is paused because too many of its emails bounced. */
export async function isPaused({ tx }: Write, batchId: string | null): Promise<boolean> {
  if (!batchId) return false;
  // Locked, so that no invitation leaves while bounces are counted.
  const { paused_at } = await tx
    .selectFrom('invitation_batches')
    .select('paused_at')
    .where('id', '=', batchId)
    .forShare()
    .executeTakeFirstOrThrow();
  return paused_at !== null;
}

/**
 * Pauses the rest of a batch when more than 5 % of its emails bounced since somebody last resumed it. Fewer than twenty
 * emails count as twenty. Does nothing when nothing is left to send.
 */
export async function pauseAtManyBounces(write: Write, batchId: string | null): Promise<void> {
  if (!batchId) return;
  const batch = await write.tx
    .selectFrom('invitation_batches')
    .selectAll()
    .where('id', '=', batchId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (batch.paused_at) return;
  const { sent, bounced, waiting } = await countBatch(write, batchId);
  const share = (bounced - batch.tolerated_bounces) / Math.max(sent, invitationLimits.pausesFromMails);
  if (waiting === 0 || share <= invitationLimits.pausesAboveBouncedShare) return;
  await write.tx
    .updateTable('invitation_batches')
    .set({
      paused_at: write.at,
      paused_because: `${bounced} of ${formatCount(sent, 'email')} bounced. Check the other addresses before you resume sending.`,
    })
    .where('id', '=', batchId)
    .execute();
  write.audit({
    action: 'pauseInvitations',
    agencyId: batch.agency_id,
    subject: { type: 'InvitationBatch', id: batchId },
    actor: 'system',
    details: { sent, bounced, waiting },
  });
}

async function countBatch({ tx }: Write, batchId: string) {
  const { sent, bounced, waiting } = await tx
    .selectFrom('invitations')
    .where('batch_id', '=', batchId)
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('sent_at', 'is not', null).as('sent'),
      fn.countAll<string>().filterWhere('bounced_because', 'is not', null).as('bounced'),
      fn.countAll<string>().filterWhere('state', '=', 'scheduled').as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return { sent: Number(sent), bounced: Number(bounced), waiting: Number(waiting) };
}
