import { z } from 'zod';
import type { ProfileAddress } from '#common/urls.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';

/** Which profile is meant, as `byCommand` makes it of a global id of one of these types. */
export const profileId = z.object({ type: z.enum(['Recruiter', 'Agency']), id: z.uuid() });
export type ProfileId = z.output<typeof profileId>;

/** A profile that the public can read. */
export interface OpenProfile extends ProfileAddress {
  /** Null if it is the agency's own. */
  readonly recruiterId: string | null;
  readonly agencyId: string;
  readonly name: string;
  /** Of a recruiter's agency; null if it is the agency's own. */
  readonly agencyName: string | null;
  readonly phone: string | null;
  readonly isClaimed: boolean;
  /** The account of the recruiter who has claimed it. */
  readonly userId: string | null;
}

/** Loads a profile that anybody may act on. Refuses one that is gone, and an agency that is not approved, as unknown. */
export const openProfile = (write: Write, { type, id }: ProfileId): Promise<OpenProfile> =>
  type === 'Agency' ? openAgency(write, id) : openRecruiter(write, id);

async function openRecruiter({ tx }: Write, id: string): Promise<OpenProfile> {
  const found = await tx
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['r.slug', 'r.agency_id', 'r.name', 'a.name as agencyName', 'r.phone', 'r.is_claimed', 'r.user_id'])
    .where('r.id', '=', id)
    .where('r.gone_at', 'is', null)
    // Waits for whoever takes the profile down, and sees that it is gone.
    .forKeyShare('r')
    .executeTakeFirst();
  if (!found) return refuseUnknown();
  const { slug, name, agencyName, phone, agency_id: agencyId, is_claimed: isClaimed, user_id: userId } = found;
  return { kind: 'recruiter', slug, recruiterId: id, agencyId, name, agencyName, phone, isClaimed, userId };
}

async function openAgency({ tx }: Write, id: string): Promise<OpenProfile> {
  const found = await tx
    .selectFrom('agencies')
    .select(['slug', 'name', 'phone'])
    .where('id', '=', id)
    .where('is_approved', '=', true)
    .executeTakeFirst();
  if (!found) return refuseUnknown();
  const ofAgency = { recruiterId: null, agencyId: id, agencyName: null, isClaimed: false, userId: null };
  return { kind: 'agency', ...found, ...ofAgency };
}
