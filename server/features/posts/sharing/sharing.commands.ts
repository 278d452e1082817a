import { z } from 'zod';
import { type PostShareState, unknownShare } from '#common/posts/shares.ts';
import { isVisible, type PublicationState } from '#common/reviews/states.ts';
import { absolute, jobPostUrl, sharedReviewUrl } from '#common/urls.ts';
import { type ProblemKind, passes, VendorProblem } from '#integrations/core/problem.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { ownConnection } from '#server/features/connections/connection-for.ts';
import { linkToPassOn } from '#server/features/reviews/shares/shares.commands.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { type Post, postFor, reviewFor } from '../posts.commands.ts';

/** The task that shares; declared in `sharing.tasks.ts`. */
export const publishShareJob = { name: 'publishShare', maxAttempts: 5 } as const;

/** Tries of one share that a network turned away for a while, and the longest wait between them in seconds. */
const mostTries = 5;
const longestWait = 3600;

/** Has a post shared on LinkedIn in the viewer's name: its picture with its text and link, as they were confirmed. */
export const sharePost = defineCommand({
  name: 'sharePost',
  input: z.object({
    postId: z.uuid(),
    expectedVersion: z.int(),
    /** It was shared before, and the viewer wants it again. */
    again: z.boolean().nullish(),
  }),
  run: async (write, { postId, expectedVersion, again }) => {
    const post = await postFor(write, postId);
    const connection = await ownConnection(write, 'linkedin');
    if (!connection) return refuse('CONNECT', 'Connect LinkedIn first.');
    if (connection.state !== 'live') return refuse('CONNECT', 'Connect LinkedIn again first: our access has ended.');
    refuseClash('post', post.version, expectedVersion, { post: postId });
    if (post.state === 'draft') refuse('STATE', 'This is a draft. Make the post first.', 'postId');
    if (!post.text) refuse('EMPTY', 'Enter the text of the post, save it, then share.', 'postId');
    await refuseShared(write, post, again ?? false);
    const text = `${post.text}\n\n${await linkOf(write, post)}`;
    const id = write.nature.newId();
    await write.tx
      .insertInto('post_shares')
      .values({
        ...{ id, agency_id: post.agency_id, post_id: postId, user_id: write.viewer.userId!, network: 'linkedin' },
        ...{ connection_id: connection.id, state: 'sharing', post_version: post.version, text, created_at: write.at },
      })
      .execute();
    write.enqueue(enqueued(publishShareJob, { shareId: id }, { key: `share ${id}`, queue: `share ${id}` }));
    write.audit({ action: 'sharePost', agencyId: post.agency_id, subject: { type: 'Post', id: postId } });
    return { post: postId, share: id };
  },
});

/** The link below the text. A review's is counted among what was shared. */
async function linkOf(write: Write, post: Post): Promise<string> {
  if (post.kind === 'job') return post.link ?? absolute(env.PLAUDIT_URL, jobPostUrl(post.key));
  const review = await reviewFor(write, post.review_id, 'postId');
  if (review.content_version !== post.review_version)
    refuse('EDITED', 'The review was edited. Check the quotation and save the post, then share it.', 'postId');
  return absolute(env.PLAUDIT_URL, sharedReviewUrl(review.id, await linkToPassOn(write, review, 'post')));
}

async function refuseShared({ tx, viewer }: Write, { id }: Post, again: boolean): Promise<void> {
  const before = await tx
    .selectFrom('post_shares')
    .select('state')
    .where('post_id', '=', id)
    .where('user_id', '=', viewer.userId!)
    .where('state', '<>', 'failed')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (before?.state === 'sharing') refuse('STATE', "We're sharing this post already.", 'postId');
  if (before?.state === 'shared' && !again) refuse('SHARED', 'You shared this post already.', 'again');
  if (before?.state === 'unknown' && !again) refuse('SHARED', unknownShare, 'again');
}

const ofShare = z.object({ shareId: z.uuid() });

/** Why a post can't be shared any more. */
const goneWords = {
  gone: "The review is no longer public, so we didn't share the post.",
  changed: 'The post was changed while we were sharing it. Share it again.',
};

/**
 * Claims a share right before the network is told to post. Only one caller gets the text; null for the others, and where
 * the post may no longer be shared.
 */
export const claimShare = defineCommand({
  name: 'claimPostShare',
  input: ofShare,
  run: async (write, { shareId }) => {
    const share = await lockShare(write, shareId);
    if (share?.state !== 'sharing' || share.posting_at) return { text: null };
    const gone = await whyGone(write, share);
    if (gone) {
      await settle(write, shareId, 'failed', { problem: goneWords[gone] });
      return { text: null };
    }
    await write.tx.updateTable('post_shares').set({ posting_at: write.at }).where('id', '=', shareId).execute();
    return { text: share.text };
  },
});

async function whyGone({ tx }: Write, share: { post_id: string; post_version: number }) {
  const post = await tx
    .selectFrom('posts as p')
    .leftJoin('reviews as v', 'v.id', 'p.review_id')
    .select(['p.kind', 'p.version', 'p.review_version', 'v.publication', 'v.is_hidden', 'v.content_version'])
    .where('p.id', '=', share.post_id)
    .executeTakeFirstOrThrow();
  const isShown = post.publication !== null && isVisible(post.publication as PublicationState) && !post.is_hidden;
  if (post.kind === 'review' && !isShown) return 'gone';
  const isSame = post.version === share.post_version && post.content_version === post.review_version;
  return isSame ? null : 'changed';
}

/** Notes that the network posted it, or that nobody knows. */
export const settleShare = defineCommand({
  name: 'settlePostShare',
  input: ofShare.extend({ isShared: z.boolean(), externalId: z.string().max(200).nullable() }),
  run: async (write, { shareId, isShared, externalId }) => {
    const share = await lockShare(write, shareId);
    if (share?.state !== 'sharing' && share?.state !== 'unknown') return {};
    if (isShared) await settle(write, shareId, 'shared', { problem: null, external_id: externalId });
    else await settle(write, shareId, 'unknown', { problem: unknownShare });
    return {};
  },
});

/** Notes that the network turned a share away. What passes by itself is tried again, with longer pauses each time. */
export const turnShareAway = defineCommand({
  name: 'turnPostShareAway',
  input: ofShare.extend({
    kind: z.custom<ProblemKind>((value) => typeof value === 'string'),
    message: z.string(),
    retryAfter: z.number().nullable(),
  }),
  run: async (write, { shareId, kind, message, retryAfter }) => {
    const share = await lockShare(write, shareId);
    if (share?.state !== 'sharing') return {};
    const tries = share.tries + 1;
    const wait = retryAfter ?? 60 * 2 ** (tries - 1);
    if (!passes(new VendorProblem(kind, message)) || tries >= mostTries || wait > longestWait) {
      await settle(write, shareId, 'failed', { problem: (problemWords[kind] ?? message).slice(0, 500) });
      return {};
    }
    await write.tx.updateTable('post_shares').set({ tries, posting_at: null }).where('id', '=', shareId).execute();
    const runAt = new Date(write.at.getTime() + wait * 1000);
    write.enqueue(
      enqueued(publishShareJob, { shareId }, { runAt, key: `share ${shareId} ${tries}`, queue: `share ${shareId}` }),
    );
    return {};
  },
});

const problemWords: Readonly<Partial<Record<ProblemKind, string>>> = {
  signedOut: 'LinkedIn ended our access. Connect again, then share.',
  refused: "LinkedIn doesn't let us post for you. Connect again and allow everything on its page.",
  limited: 'LinkedIn takes no more posts from you right now. Try again tomorrow.',
  down: "LinkedIn didn't answer. Try again later.",
  unreadable: "LinkedIn didn't answer as we expect. Try again later, or download the picture and post it yourself.",
};

/** Settles a share that was left: nobody knows what became of one that was being posted, and any other wasn't posted. */
export const settleLeftShare = defineCommand({
  name: 'settleLeftPostShare',
  input: ofShare,
  run: async (write, { shareId }) => {
    const share = await lockShare(write, shareId);
    if (share?.state !== 'sharing') return {};
    if (share.posting_at) await settle(write, shareId, 'unknown', { problem: unknownShare });
    else
      await settle(write, shareId, 'failed', { problem: "Something went wrong on our side, so we didn't share it." });
    return {};
  },
});

const lockShare = ({ tx }: Write, id: string) =>
  tx.selectFrom('post_shares').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const settle = (
  { tx, at }: Write,
  id: string,
  state: Exclude<PostShareState, 'sharing'>,
  facts: { problem: string | null; external_id?: string | null },
) =>
  tx
    .updateTable('post_shares')
    .set({ state, settled_at: at, ...facts })
    .where('id', '=', id)
    .execute();
