import type { ClaimWish } from '#common/joining/inputs.ts';
import { profileLimits } from '#common/limits.ts';
import type { Database } from '#server/database/database.ts';

/** What the page behind a mailed link shows. */
export interface ClaimToVerify {
  wish: ClaimWish;
  /** Whether the profile is a recruiter's or an agency's; a recruiter's comes with its agency's name. */
  kind: 'recruiter' | 'agency';
  profileName: string;
  slug: string;
  agencyName: string | null;
  email: string;
  isVerified: boolean;
  /** It was not confirmed in time. */
  isExpired: boolean;
}

/** The claim for a token; null for an unknown one. */
export async function findClaimToVerify(
  { kysely }: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<ClaimToVerify | null> {
  const claim = await kysely
    .selectFrom('claims as c')
    .leftJoin('recruiters as r', 'r.id', 'c.recruiter_id')
    .innerJoin('agencies as a', (join) =>
      join.on((eb) => eb('a.id', '=', eb.fn.coalesce('c.agency_id', 'r.agency_id'))),
    )
    .select([
      'c.email',
      'c.state',
      'c.wish',
      'c.created_at',
      'r.name as recruiter',
      'r.slug as recruiterSlug',
      'a.name as agency',
      'a.slug as agencySlug',
    ])
    .where('c.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!claim) return null;
  const { email, recruiter, recruiterSlug, agency, agencySlug } = claim;
  const whose =
    recruiter !== null && recruiterSlug !== null
      ? ({ kind: 'recruiter', profileName: recruiter, slug: recruiterSlug, agencyName: agency } as const)
      : ({ kind: 'agency', profileName: agency, slug: agencySlug, agencyName: null } as const);
  const isVerified = claim.state !== 'requested';
  const age = now.getTime() - claim.created_at.getTime();
  const isExpired = !isVerified && age > profileLimits.claimLinkDays * 86_400_000;
  return { ...whose, wish: claim.wish as ClaimWish, email, isVerified, isExpired };
}
