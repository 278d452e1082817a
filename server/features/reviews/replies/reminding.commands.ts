import { z } from 'zod';
import { meets } from '#common/roles.ts';
import { defineCommand } from '#server/commands/command.ts';
import { tell } from '#server/features/notices/tell.ts';
import { isShownReview } from '#server/features/profiles/scopes.ts';
import { heldRoles } from '#server/session/held-roles.ts';
import { ownReviewPath } from '../described-review.ts';

/**
 * Tells the owner of a profile that a public review still has no reply. Says nothing to those whose plan has no replies,
 * or twice about one review.
 */
export const remindToReplyCommand = defineCommand({
  name: 'remindToReply',
  input: z.object({ reviewId: z.uuid() }),
  run: async (write, { reviewId }) => {
    const waiting = await write.tx
      .selectFrom('reviews as v')
      .innerJoin('recruiters as r', 'r.id', 'v.recruiter_id')
      .innerJoin('agencies as a', 'a.id', 'r.agency_id')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select(({ ref }) => ['u.id as owner_id', heldRoles(ref('u.id'), ref('a.plan')).as('roles')])
      .where('v.id', '=', reviewId)
      .where('v.has_reply', '=', false)
      .where(isShownReview('v'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notices as n')
              .select('n.id')
              .whereRef('n.user_id', '=', 'u.id')
              .where('n.review_id', '=', reviewId)
              .where('n.kind', '=', 'replyWanted'),
          ),
        ),
      )
      .executeTakeFirst();
    if (!waiting || !meets(waiting.roles, 'review_reply')) return { told: false };
    await tell(write, 'replyWanted', {
      to: [waiting.owner_id],
      reviewId,
      path: ownReviewPath(reviewId, 'publishedNotReplied'),
    });
    return { told: true };
  },
});
