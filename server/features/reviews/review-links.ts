import { absolute, flagAnswerUrl, reviewEditUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { hashToken } from '#server/session/tokens.ts';
import { type LoadedReview, loadReview } from './loaded-review.ts';

/** Creates a link where a reviewer edits or withdraws a review. Each email has a different one. */
export async function newEditUrl(write: Write, reviewId: string): Promise<string> {
  return absolute(env.PLAUDIT_URL, reviewEditUrl(reviewId, await newLink(write, reviewId, null)));
}

/** Creates a link where a reviewer answers the flags of a case. */
export async function newAnswerUrl(write: Write, reviewId: string, caseId: string): Promise<string> {
  return absolute(env.PLAUDIT_URL, flagAnswerUrl(caseId, await newLink(write, reviewId, caseId)));
}

/** The review that a mailed link is for, locked. Refused as unknown if the two don't belong together. */
export async function reviewByLink(write: Write, reviewId: string, token: string): Promise<LoadedReview> {
  const link = await write.tx
    .selectFrom('review_links')
    .select('review_id')
    .where('token_hash', '=', hashToken(token))
    .where('review_id', '=', reviewId)
    .where('case_id', 'is', null)
    .executeTakeFirst();
  return (link && (await loadReview(write, reviewId))) ?? refuseLink();
}

/** The id of the case that a mailed link is for; refused as unknown in the same way. */
export async function caseByLink({ tx }: Write, caseId: string, token: string): Promise<{ review_id: string }> {
  const link = await tx
    .selectFrom('review_links')
    .select('review_id')
    .where('token_hash', '=', hashToken(token))
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return link ?? refuseLink();
}

const refuseLink = () => refuse('LINK_UNKNOWN', "This link isn't complete. Open it again from the email we sent you.");

async function newLink({ tx, nature, at }: Write, reviewId: string, caseId: string | null): Promise<string> {
  const token = nature.newToken();
  await tx
    .insertInto('review_links')
    .values({ token_hash: hashToken(token), review_id: reviewId, case_id: caseId, created_at: at })
    .execute();
  return token;
}
