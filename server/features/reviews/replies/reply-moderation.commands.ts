import { z } from 'zod';
import { decisionWords } from '#common/reviews/flags/flag-inputs.ts';
import { isVisible } from '#common/reviews/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { type LoadedReview, loadReview } from '../loaded-review.ts';
import { replyOf, showReply } from './reply-versions.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    replyRejected: { reviewId: string; versionId: string };
  }
}

const decision = z.object({ replyId: z.uuid(), expectedVersion: z.int() });

/** Shows a reply that waited for a moderator. */
export const approveReply = defineCommand({
  name: 'approveReply',
  input: decision,
  run: async (write, input) => {
    const { reply, review } = await loadToDecide(write, input);
    const known = await replyOf(write, review.id);
    const isShown = isVisible(review.publication);
    // The one that is replaced is put aside first: one version at most is the one that is shown.
    if (isShown)
      await showReply(write, review, { body: reply.body, written_by: reply.written_by, known, isKept: true });
    await settle(write, reply, { state: isShown ? 'shown' : 'replaced' });
    note(write, 'approveReply', review);
    return { reply: reply.id };
  },
});

/** Does not show it. Whoever wrote it is told why. */
export const rejectReply = defineCommand({
  name: 'rejectReply',
  input: decision.extend({ words: decisionWords }),
  run: async (write, { words, ...input }) => {
    const { reply, review } = await loadToDecide(write, input);
    await settle(write, reply, { state: 'rejected', rejected_words: words });
    await write.emit('replyRejected', { reviewId: review.id, versionId: reply.id });
    note(write, 'rejectReply', review);
    return { reply: reply.id };
  },
});

async function loadToDecide(write: Write, { replyId, expectedVersion }: z.output<typeof decision>) {
  refuseAllButSuperAdmins(write.viewer);
  const found = await write.tx
    .selectFrom('review_reply_versions')
    .select('review_id')
    .where('id', '=', replyId)
    .executeTakeFirst();
  const review = found && (await loadReview(write, found.review_id));
  const reply = await write.tx
    .selectFrom('review_reply_versions')
    .selectAll()
    .where('id', '=', replyId)
    .forUpdate()
    .executeTakeFirst();
  if (!review || !reply) return refuseUnknown();
  if (reply.state !== 'queued' || reply.version !== expectedVersion) throw new Refusal([decided], { reply: replyId });
  return { review, reply };
}

const decided = {
  code: 'DECIDED',
  message: 'This reply is not waiting any more: somebody has decided, or it was written anew, meanwhile.',
  field: null,
};

const settle = (
  { tx, at, viewer }: Write,
  { id, version }: { id: string; version: number },
  change: { state: string; rejected_words?: string | null },
) =>
  tx
    .updateTable('review_reply_versions')
    .set({ ...change, decided_at: at, decided_by: viewer.userId, version: version + 1 })
    .where('id', '=', id)
    .execute();

function note(write: Write, action: string, review: LoadedReview) {
  write.audit({ action, agencyId: review.agency_id, subject: { type: 'Review', id: review.id } });
}
