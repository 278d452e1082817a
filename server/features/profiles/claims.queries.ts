import { profileLimits } from '#common/limits.ts';
import type { ClaimWish } from '#common/profiles/inputs.ts';
import type { Database } from '#server/database/database.ts';

/** What the page behind a mailed link says. */
export interface ClaimToVerify {
  wish: ClaimWish;
  recruiterName: string;
  slug: string;
  agencyName: string;
  email: string;
  isVerified: boolean;
  /** It was not confirmed in time. */
  isExpired: boolean;
}

/** The claim of a token; null for an unknown one. */
export async function findClaimToVerify(
  { kysely }: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<ClaimToVerify | null> {
  const claim = await kysely
    .selectFrom('claims as c')
    .innerJoin('recruiters as r', 'r.id', 'c.recruiter_id')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select([
      'c.email',
      'c.state',
      'c.wish',
      'c.created_at',
      'r.name as recruiterName',
      'r.slug',
      'a.name as agencyName',
    ])
    .where('c.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!claim) return null;
  const { email, recruiterName, slug, agencyName } = claim;
  const isVerified = claim.state !== 'requested';
  const age = now.getTime() - claim.created_at.getTime();
  const isExpired = !isVerified && age > profileLimits.claimLinkDays * 86_400_000;
  return { wish: claim.wish as ClaimWish, email, recruiterName, slug, agencyName, isVerified, isExpired };
}
