import { noticeMailInput } from '#common/notices/inputs.ts';
import { everyTopic, type NoticeTopic } from '#common/notices/kinds.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { refuseWhileImpersonating } from '#server/session/impersonation.ts';
import { redirectDigests } from './waiting-digests.ts';

/**
 * Chooses how often the viewer gets emails about a topic. For 'all', 'never' stops every email about notices, and
 * 'chosen' returns to what was chosen for each topic. Notices that wait for a summary follow.
 */
export const chooseNoticeMail = defineCommand({
  name: 'chooseNoticeMail',
  input: noticeMailInput,
  run: async (write, { topic, rhythm }) => {
    const { userId, agencyId, companyId } = write.viewer;
    if (!userId) return refuseUnknown();
    refuseWhileImpersonating(write.viewer);
    if (rhythm === 'chosen') await startAgain(write, userId);
    else {
      await write.tx
        .insertInto('notice_choices')
        .values({ user_id: userId, topic, rhythm })
        .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doUpdateSet({ rhythm }))
        .execute();
      await redirectDigests(write, userId, topic === everyTopic ? null : (topic as NoticeTopic), rhythm);
    }
    write.audit({
      action: 'chooseNoticeMail',
      agencyId,
      companyId,
      subject: { type: 'User', id: userId },
      details: { topic, rhythm },
    });
    return { user: userId };
  },
});

/** Sends emails about notices again, as often as was chosen for each topic. */
export const startAgain = ({ tx }: Write, userId: string) =>
  tx.deleteFrom('notice_choices').where('user_id', '=', userId).where('topic', '=', everyTopic).execute();
