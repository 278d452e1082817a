import { sql } from 'kysely';
import { z } from 'zod';
import { VendorProblem } from '#integrations/core/problem.ts';
import { carryOut } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { noteProblem } from '#server/features/connections/syncing/runs.commands.ts';
import { createPost, linkedin, Unanswered, uploadImage } from '#server/integrations/linkedin-posts.ts';
import { openSession } from '#server/integrations/session.ts';
import { log } from '#server/log.ts';
import { defineTask } from '#server/tasks/task.ts';
import { drawPost } from '../showing/draw-post.tsx';
import { postToDraw } from '../showing/post-to-draw.queries.ts';
import { altOf, titleOf } from './picture-words.ts';
import { claimShare, publishShareJob, settleLeftShare, settleShare, turnShareAway } from './sharing.commands.ts';

/**
 * Shares a post on LinkedIn. The picture goes first; then one process claims the share and tells LinkedIn to post. A
 * share that was claimed is never posted by another run.
 */
export const publishShare = defineTask({
  ...publishShareJob,
  payload: z.object({ shareId: z.uuid() }),
  run: async (context, { shareId }) => {
    const share = await find(context, shareId);
    if (!share) return;
    try {
      const externalId = await publish(context, share);
      if (externalId !== undefined) await carryOut(context, settleShare, { shareId, isShared: true, externalId });
    } catch (error) {
      if (error instanceof Unanswered)
        return carryOut(context, settleShare, { shareId, isShared: false, externalId: null });
      if (!(error instanceof VendorProblem)) throw error;
      await turnAway(context, share, error);
    }
  },
});

interface Share {
  readonly id: string;
  readonly key: string;
  readonly connectionId: string | null;
  readonly memberId: string | null;
}

/** Returns what LinkedIn calls the post, null if it doesn't say, and undefined if there was nothing to post. */
async function publish(
  context: Context,
  { id, key, connectionId, memberId }: Share,
): Promise<string | null | undefined> {
  if (!connectionId || !memberId) throw new VendorProblem('signedOut', "LinkedIn isn't connected any more.");
  const session = await openSession(context, { vendor: linkedin, connectionId, callsToday: 0 });
  const post = await postToDraw(context.database, key);
  const picture = post && (await uploadImage(session, memberId, await drawPost(post, 1)));
  const { text } = await carryOut(context, claimShare, { shareId: id });
  if (!post || !picture || text === null) return undefined;
  return createPost(session, { memberId, text, image: { id: picture, title: titleOf(post), alt: altOf(post) } });
}

async function turnAway(context: Context, share: Share, { kind, message, retryAfter }: VendorProblem): Promise<void> {
  if (kind === 'wrong' || kind === 'unreadable') log.warn({ problem: message }, 'LinkedIn did not take a post');
  await carryOut(context, turnShareAway, { shareId: share.id, kind, message, retryAfter });
  if (kind === 'signedOut' && share.connectionId)
    await carryOut(context, noteProblem, {
      ...{ connectionId: share.connectionId, kind, problem: message, retryAfter: null, calls: 0 },
    });
}

async function find({ database }: Context, shareId: string): Promise<Share | undefined> {
  const { rows } = await sql<Share>`/* postShareToPublish */
    select s.id, p.key, c.id as "connectionId", c.account_id as "memberId"
    from post_shares s
      join posts p on p.id = s.post_id
      join users u on u.id = s.user_id and u.status = 'active'
      left join connections c on c.id = s.connection_id and c.state = 'live'
    where s.id = ${shareId} and s.state = 'sharing' and s.posting_at is null`.execute(database.kysely);
  return rows[0];
}

/** Minutes after which a share that is being posted was left, and those after which any other was. */
const postingMinutes = 10;
const sharingMinutes = 120;

/** Settles shares whose process ended. */
export const settleLeftShares = defineTask({
  name: 'settleLeftShares',
  cron: '*/10 * * * *',
  payload: z.object({}),
  run: async (context) => {
    const before = (minutes: number) => new Date(context.nature.now().getTime() - minutes * 60_000);
    const left = await context.database.kysely
      .selectFrom('post_shares')
      .select('id')
      .where('state', '=', 'sharing')
      .where((eb) =>
        eb.or([eb('posting_at', '<', before(postingMinutes)), eb('created_at', '<', before(sharingMinutes))]),
      )
      .limit(1000)
      .execute();
    for (const { id } of left) await carryOut(context, settleLeftShare, { shareId: id });
  },
});
