import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { jobTexts, postFields, postKind } from '#common/posts/inputs.ts';
import { type PostKind, postLimits, postStates } from '#common/posts/posts.ts';
import { type PostSettings, settingsOf } from '#common/posts/settings.ts';
import { isFairQuotation } from '#common/reviews/quotation.ts';
import { canTendReview, canWrite } from '#common/reviews/rules.ts';
import { isVisible } from '#common/reviews/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { Refusal, readOrRefuse, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Posts } from '#server/database/types.ts';
import { settlePicture } from '#server/features/profiles/pictures.ts';
import { type LoadedReview, loadReview } from '#server/features/reviews/loaded-review.ts';
import { hashToken } from '#server/session/tokens.ts';
import { signedIn } from '#server/session/viewer.ts';
import { keptUpload } from '#server/storage/kept-upload.ts';

const background = keptUpload.nullish();
/** Checked by the post's kind, which the other inputs tell. */
const settings = z.unknown();
const state = z.enum(postStates);
const texts = z.object(jobTexts).partial();

/** Makes a post about a review that the viewer may tend, or about a job of the viewer's own. */
export const createPost = defineCommand({
  name: 'createPost',
  input: z.object({
    kind: postKind,
    reviewId: z.uuid().nullish(),
    ...postFields,
    ...texts.shape,
    ...{ settings, state, background },
  }),
  run: async (write, { kind, reviewId, settings: look, background: sent, state: next, ...fields }) => {
    const { viewer, nature, at } = write;
    const review = kind === 'review' ? await reviewFor(write, reviewId, 'reviewId') : undefined;
    const about = review
      ? { agency_id: review.agency_id, recruiter_id: review.recruiter_id }
      : { agency_id: viewer.agencyId!, recruiter_id: authorOf(write) };
    const content = contentOf(kind, fields, review);
    await refuseTooMany(write, about);
    const background_file_id = await settlePicture(
      write,
      { agency_id: about.agency_id },
      { present: null, sent, removes: false, kind: 'background' },
    );
    const id = nature.newId();
    await write.tx
      .insertInto('posts')
      .values({
        ...{ id, ...about, kind, state: next, key: nature.newToken().slice(0, keyLength), ...content },
        settings: JSON.stringify(lookOf(kind, look)),
        ...{ review_id: review?.id ?? null, review_version: review?.content_version ?? null, background_file_id },
        ...{ created_by: viewer.userId, created_at: at, updated_at: at },
      })
      .execute();
    audit(write, { id, agency_id: about.agency_id }, 'createPost');
    return { post: id };
  },
});

/**
 * Saves parts of a post; what is left out stays as it is. A post of an edited review follows the edit, so its quotation
 * must be fair to the newest version. A clash returns the newer post.
 */
export const savePost = defineCommand({
  name: 'savePost',
  input: z.object({
    postId: z.uuid(),
    expectedVersion: z.int(),
    shape: postFields.shape.optional(),
    ...{ quote: postFields.quote, text: postFields.text, link: postFields.link },
    ...texts.shape,
    settings: settings.optional(),
    state: state.optional(),
    background,
    removesBackground: z.boolean().nullish(),
  }),
  run: async (write, given) => {
    const {
      postId,
      expectedVersion,
      settings: look,
      background: sent,
      removesBackground,
      state: next,
      ...fields
    } = given;
    const post = await postFor(write, postId);
    refuseClash('post', post.version, expectedVersion, { post: postId });
    const kind = post.kind as PostKind;
    const review = kind === 'review' ? await reviewFor(write, post.review_id, 'postId') : undefined;
    const before = { ...post, shape: post.shape as 'wide' };
    const content = contentOf(kind, { ...before, ...withoutMissing(fields) }, review);
    const background_file_id = await settlePicture(
      write,
      { agency_id: post.agency_id },
      { present: post.background_file_id, sent, removes: removesBackground, kind: 'background' },
    );
    await write.tx
      .updateTable('posts')
      .set({
        ...content,
        ...(look !== undefined && { settings: JSON.stringify(lookOf(kind, look)) }),
        // A made post has been shown to others: it stays made.
        ...(next === 'made' && { state: next }),
        ...{ review_version: review?.content_version ?? null, background_file_id },
        ...{ updated_at: write.at, version: post.version + 1 },
      })
      .where('id', '=', postId)
      .execute();
    write.changesPage({ type: 'post', id: postId });
    audit(write, post, 'savePost');
    return { post: postId };
  },
});

/** Deletes a post. Its picture and the page of a job's post are gone at once. */
export const deletePost = defineCommand({
  name: 'deletePost',
  input: z.object({ postId: z.uuid() }),
  run: async (write, { postId }) => {
    const post = await postFor(write, postId);
    await write.tx.deleteFrom('posts').where('id', '=', postId).execute();
    await settlePicture(
      write,
      { agency_id: post.agency_id },
      { present: post.background_file_id, sent: null, removes: true, kind: 'background' },
    );
    write.changesPage({ type: 'post', id: postId });
    audit(write, post, 'deletePost');
    return { deletedPostId: `Post:${postId}` };
  },
});

/** Makes a link to the page of a job's draft, for people without an account. It replaces the one before, and expires. */
export const linkPostDraft = defineCommand({
  name: 'linkPostDraft',
  input: z.object({ postId: z.uuid() }),
  run: async (write, { postId }) => {
    const post = await postFor(write, postId);
    if (post.kind !== 'job') refuse('KIND', 'Only posts about jobs have a page.', 'postId');
    const token = write.nature.newToken();
    await write.tx
      .updateTable('posts')
      .set({
        draft_token_hash: hashToken(token),
        draft_token_until: new Date(write.at.getTime() + draftLinkDays * 86_400_000),
      })
      .where('id', '=', postId)
      .execute();
    audit(write, post, 'linkPostDraft');
    return { post: postId, token };
  },
});

/** Days that a link to a draft works. */
const draftLinkDays = 14;

/** Characters of a key: 132 bits, so that nobody finds a post by trying. */
const keyLength = 22;

/** A post's row. */
export type Post = Selectable<Posts>;

/** The viewer's own profile, which a job's post is about; refused without one. */
function authorOf({ viewer }: Write): string {
  const verdict = canWrite(signedIn(viewer));
  if (!verdict.ok) return refuse('FORBIDDEN', verdict.message);
  if (!viewer.recruiterId) return refuse('FORBIDDEN', 'Only recruiters with a profile can post jobs.');
  return viewer.recruiterId;
}

/** A review that the viewer may quote. To others it looks missing. `field`: the input that names it. */
export async function reviewFor(
  write: Write,
  id: string | null | undefined,
  field: 'reviewId' | 'postId',
): Promise<LoadedReview> {
  if (!id && field === 'reviewId') return refuse('CHOOSE', 'Choose a review.', field);
  const review = id ? await loadReview(write, id) : undefined;
  if (id && !review) return refuseUnknown();
  if (review) {
    const subject = { recruiterId: review.recruiter_id, agencyId: review.agency_id };
    if (!canTendReview(signedIn(write.viewer), subject).ok) return refuseUnknown();
    if (isVisible(review.publication) && !review.is_hidden) return review;
  }
  return refuse('GONE', "This review is no longer public, so it can't be quoted.", field);
}

/** A post that the viewer may change, locked: one's own, and the agency's for its admin or the lead of the team. */
export async function postFor(write: Write, id: string): Promise<Post> {
  const post = await write.tx.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!post) return refuseUnknown();
  const subject = { recruiterId: post.recruiter_id, agencyId: post.agency_id };
  return canTendReview(signedIn(write.viewer), subject).ok ? post : refuseUnknown();
}

type Fields = z.output<z.ZodObject<typeof postFields>> & Partial<z.output<z.ZodObject<typeof jobTexts>>>;

/** The columns of what people write. A job has texts of its own, a review a quotation. */
function contentOf(kind: PostKind, fields: { readonly [K in keyof Fields]: Fields[K] | null }, review?: LoadedReview) {
  const { shape, text = null, link = null } = fields as Fields;
  const none = { title: null, subtitle: null, description: null, location: null };
  if (review) {
    const quote = fields.quote ?? null;
    if (quote && !isFairQuotation(review.body, quote) && quote !== review.title)
      refuse('UNFAIR', "Quote whole words in the reviewer's order, and put '…' where you leave some out.", 'quote');
    return { shape, text, link: null, quote, ...none };
  }
  const { title, subtitle = null, description = null, location = null } = fields;
  if (!title) return refuse(kind === 'job' ? 'MISSING' : 'KIND', 'Enter a title.', 'title');
  return { shape, text, link, quote: null, title, subtitle, description, location };
}

/** Problems are told at the setting that caused them. */
function lookOf(kind: PostKind, given: unknown): PostSettings {
  try {
    return readOrRefuse(settingsOf(kind), given);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      error.problems.map((one) => ({ ...one, field: one.field ? `settings.${one.field}` : 'settings' })),
    );
  }
}

const withoutMissing = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

async function refuseTooMany({ tx }: Write, { agency_id, recruiter_id }: Pick<Post, 'agency_id' | 'recruiter_id'>) {
  await tx.selectFrom('recruiters').select('id').where('id', '=', recruiter_id).forUpdate().execute();
  const { count } = await tx
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agency_id)
    .where('recruiter_id', '=', recruiter_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= postLimits.posts)
    refuse('LIMIT', `There are ${postLimits.posts} posts of this recruiter. Delete one to make another.`);
}

function audit(write: Write, { id, agency_id }: Pick<Post, 'id' | 'agency_id'>, action: AuditAction): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'Post', id } });
}
