import { sql } from 'kysely';
import { z } from 'zod';
import { type ClaimWish, claimProfileInput } from '#common/joining/inputs.ts';
import { claimTransitions } from '#common/joining/states.ts';
import { profileLimits } from '#common/limits.ts';
import { absolute, claimLinkUrl, profileUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { countedNetwork } from '#server/features/accounts/session/network-count.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { type OpenProfile, openProfile, profileId } from '#server/features/profiles/open-profiles.ts';
import { mailedLately } from '#server/mail/mailed-lately.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { hashToken } from '#server/session/tokens.ts';
import { claimLink } from '../mails/ClaimLinkMail.tsx';

/** Emails a day that strangers can cause to one address by claiming profiles with it. */
const mailsADay = 5;

/**
 * Somebody claims a recruiter's profile, objects to it, or claims to run an agency. They must confirm their address
 * through a mailed link.
 */
export const claimProfile = defineCommand({
  name: 'claimProfile',
  input: claimProfileInput.extend({ profileId }),
  run: async (write, { profileId: claimed, ...said }) => {
    const profile = await openProfile(write, claimed);
    if (said.wish === 'objection') refuseObjection(profile);
    await takeClaim(write, profile, said);
    return {};
  },
});

function refuseObjection({ kind, isClaimed }: OpenProfile): void {
  if (kind === 'agency') refuse('invalid', 'Only a recruiter can ask to have their profile removed.', 'wish');
  if (isClaimed) refuse('CLAIMED', "Someone manages this profile. If it's about you, claim it.", 'wish');
}

interface Said {
  name: string;
  email: string;
  note: string | null;
  wish: ClaimWish;
}

/**
 * Every address gets the same answer. While the same claim from the same address is open, nothing happens, unless its
 * link has expired: then a new one is sent. Claims and objections are separate and have separate links, so that nobody
 * can turn what somebody confirms into its opposite. Nothing happens either once an address has had its emails for the
 * day.
 */
async function takeClaim(write: Write, claimed: OpenProfile, said: Said): Promise<void> {
  const { email, wish } = said;
  const network_hash = await countedNetwork(write, 'claims', profileLimits.claimsAnHour);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claims of ${email}`}, 0))`.execute(write.tx);
  if ((await mailedLately(write, email, [claimLink.kind], mailsADay)).length === mailsADay) return;
  const token = write.nature.newToken();
  const { recruiterId, agencyId } = claimed;
  const of = { recruiter_id: recruiterId, agency_id: recruiterId ? null : agencyId };
  const id = await keepClaim(write, { ...of, ...said, token_hash: hashToken(token), network_hash });
  if (!id) return;
  await sendMail(write, claimLink, {
    to: { email, name: '' },
    props: {
      wish,
      profileName: claimed.name,
      agencyName: claimed.agencyName,
      profileUrl: absolute(env.PLAUDIT_URL, profileUrl(claimed)),
      claimUrl: absolute(env.PLAUDIT_URL, claimLinkUrl(token)),
    },
  });
  write.audit({ action: 'claimProfile', agencyId, subject: { type: 'Claim', id } });
}

/**
 * Confirms the address of a claim through its mailed link. Repeating it gives the same answer. Refuses an unknown or
 * expired link.
 */
export const verifyClaim = defineCommand({
  name: 'verifyClaim',
  input: z.object({ token: z.string().max(200) }),
  run: async (write, { token }) => {
    const claim = await write.tx
      .selectFrom('claims as c')
      .leftJoin('recruiters as r', 'r.id', 'c.recruiter_id')
      .select(['c.id', 'c.state', 'c.created_at', 'r.is_claimed'])
      .select(({ fn }) => fn.coalesce('c.agency_id', 'r.agency_id').as('agency_id'))
      .where('c.token_hash', '=', hashToken(token))
      .forUpdate('c')
      .executeTakeFirst();
    if (!claim) return refuseUnknown();
    if (claim.state !== 'requested') return { isVerified: true };
    if (claim.created_at < linkLimit(write.at)) return refuse('EXPIRED', 'This link has expired.');
    const isTaken = claim.is_claimed ?? (await adminsOfAgency(write, claim.agency_id!)).length > 0;
    await write.tx
      .updateTable('claims')
      .set((eb) => ({
        state: claimTransitions.requested[isTaken ? 'dispute' : 'verify'],
        verified_at: write.at,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', claim.id)
      .execute();
    write.audit({ action: 'verifyClaim', agencyId: claim.agency_id, subject: { type: 'Claim', id: claim.id } });
    return { isVerified: true };
  },
});

const linkLimit = (now: Date) => new Date(now.getTime() - profileLimits.claimLinkDays * 86_400_000);

type NewClaim = Said & {
  recruiter_id: string | null;
  agency_id: string | null;
  token_hash: Buffer;
  network_hash: Buffer | null;
};

/** The id of the claim to mail a link for; undefined if one is already open. */
async function keepClaim({ tx, nature, at }: Write, claim: NewClaim): Promise<string | undefined> {
  const kept = await tx
    .insertInto('claims')
    .values({ ...claim, id: nature.newId(), created_at: at })
    .onConflict((conflict) => {
      const open = ['requested', 'email_verified', 'disputed'];
      const known = claim.agency_id
        ? conflict.columns(['agency_id', 'email']).where('agency_id', 'is not', null).where('state', 'in', open)
        : conflict.columns(['recruiter_id', 'email', 'wish']).where('state', 'in', open);
      return known
        .doUpdateSet({ ...claim, created_at: at })
        .where('claims.state', '=', 'requested')
        .where('claims.created_at', '<', linkLimit(at));
    })
    .returning('id')
    .executeTakeFirst();
  return kept?.id;
}
