import { profileLimits } from '#common/limits.ts';
import type { Database } from '#server/database/database.ts';

/** What the page behind a mailed link says. */
export interface ClaimToVerify {
  recruiterName: string;
  agencyName: string;
  email: string;
  isVerified: boolean;
}

/** The claim of a token; null for an unknown one, and for one that has expired unused. */
export async function findClaimToVerify(
  { kysely }: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<ClaimToVerify | null> {
  const claim = await kysely
    .selectFrom('claims as c')
    .innerJoin('recruiters as r', 'r.id', 'c.recruiter_id')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['c.email', 'c.state', 'c.created_at', 'r.name as recruiterName', 'a.name as agencyName'])
    .where('c.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!claim) return null;
  const { email, recruiterName, agencyName } = claim;
  const isVerified = claim.state !== 'requested';
  const age = now.getTime() - claim.created_at.getTime();
  if (!isVerified && age > profileLimits.claimLinkDays * 86_400_000) return null;
  return { email, recruiterName, agencyName, isVerified };
}
