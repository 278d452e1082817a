import { sql } from 'kysely';
import { z } from 'zod';
import { waitedSince } from '#common/reviews/lists/waiting.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { defineTask } from '#server/tasks/task.ts';
import { loadReview } from '../loaded-review.ts';
import { afterPublication, publicationOf } from './publication.ts';

/** Reviews read at a time; each is published in a separate transaction. */
const batchSize = 20;

/** Publishes reviews that passed the checks but have no placement found in time, at their current level. */
export const publishWaitingReviews = defineTask({
  name: 'publishWaitingReviews',
  cron: '7 * * * *',
  payload: z.object({}),
  run: async (context) => {
    const failures: unknown[] = [];
    let last = beforeAll;
    for (let waiting = await waitedLongEnough(context, last); waiting.length > 0; ) {
      // A failure must not hold up the rest.
      for (const { id: reviewId } of waiting)
        await carryOut(context, publishWaitingReview, { reviewId }).catch((error) => failures.push(error));
      last = waiting.at(-1)!;
      waiting = await waitedLongEnough(context, last);
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reviews could not be published.`);
  },
});

/** Read again under its lock: it may have been matched and published in between. */
const publishWaitingReview = defineCommand({
  name: 'publishWaitingReview',
  input: z.object({ reviewId: z.uuid() }),
  run: async (write, { reviewId }) => {
    const review = await loadReview(write, reviewId);
    if (!review || !['cleared', 'approved'].includes(review.moderation)) return { published: false };
    const published = publicationOf(review, write.at);
    if (!published) return { published: false };
    await write.tx.updateTable('reviews').set(published).where('id', '=', reviewId).execute();
    await afterPublication(write, review);
    write.audit({
      action: 'publishWaitingReview',
      agencyId: review.agency_id,
      subject: { type: 'Review', id: reviewId },
      actor: 'system',
      details: { level: review.level },
    });
    return { published: true };
  },
});

interface Waiting {
  id: string;
  /** As Postgres text, because a Date would lose the microseconds. */
  submittedAt: string;
}
const beforeAll: Waiting = { id: '00000000-0000-0000-0000-000000000000', submittedAt: '-infinity' };

/** The next ones after `last`. The conditions match a partial index word for word, which holds only waiting reviews. */
async function waitedLongEnough({ database, nature }: Context, last: Waiting): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`/* waitedLongEnough */
    select id, submitted_at::text as "submittedAt" from reviews
    where publication = 'unpublished' and level = 1 and moderation in ('cleared', 'approved')
      and submitted_at <= ${waitedSince(nature.now())}
      and (submitted_at, id) > (${last.submittedAt}::timestamptz, ${last.id}::uuid)
    order by submitted_at, id limit ${batchSize}`.execute(database.kysely);
  return rows;
}
