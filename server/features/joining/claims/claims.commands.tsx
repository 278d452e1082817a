import { sql } from 'kysely';
import { z } from 'zod';
import { type ClaimWish, claimAgencyInput, requestClaimInput } from '#common/joining/inputs.ts';
import { claimTransitions } from '#common/joining/states.ts';
import { profileLimits } from '#common/limits.ts';
import { absolute, agencyUrl, claimLinkUrl, recruiterUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { countedNetwork } from '#server/features/accounts/session/network-count.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { mailedLately } from '#server/mail/mailed-lately.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { hashToken } from '#server/session/tokens.ts';
import { claimLink } from '../mails/ClaimLinkMail.tsx';

/** Emails a day that strangers can cause to one address by claiming profiles with it. */
const mailsADay = 5;

/** Somebody claims a recruiter's profile, or objects to it. They must confirm their address through a mailed link. */
export const requestClaim = defineCommand({
  name: 'requestClaim',
  input: requestClaimInput.extend({ recruiterId: z.uuid() }),
  run: async (write, { recruiterId, ...said }) => {
    const recruiter = await write.tx
      .selectFrom('recruiters as r')
      .innerJoin('agencies as a', 'a.id', 'r.agency_id')
      .select(['r.name', 'r.slug', 'r.agency_id', 'r.is_claimed', 'a.name as agency'])
      .where('r.id', '=', recruiterId)
      .where('r.gone_at', 'is', null)
      // Waits while the profile is being removed, and then sees that it is gone.
      .forKeyShare('r')
      .executeTakeFirst();
    if (!recruiter) return refuseUnknown();
    if (said.wish === 'objection' && recruiter.is_claimed)
      refuse('CLAIMED', 'Somebody looks after this profile. Claim it if it is about you and not theirs.', 'wish');
    const { name, agency: agencyName, agency_id: agencyId } = recruiter;
    const of = { recruiter_id: recruiterId, agency_id: null };
    await takeClaim(write, { of, name, agencyName, agencyId, path: recruiterUrl(recruiter.slug) }, said);
    return {};
  },
});

/** Somebody claims to run a listed agency. Confirmed and decided like a claim of a recruiter's profile. */
export const claimAgency = defineCommand({
  name: 'claimAgency',
  input: claimAgencyInput.extend({ agencyId: z.uuid() }),
  run: async (write, { agencyId, ...said }) => {
    const agency = await write.tx
      .selectFrom('agencies')
      .select(['name', 'slug'])
      .where('id', '=', agencyId)
      .where('is_approved', '=', true)
      .executeTakeFirst();
    if (!agency) return refuseUnknown();
    const of = { recruiter_id: null, agency_id: agencyId };
    const claimed = { of, name: agency.name, agencyName: null, agencyId, path: agencyUrl(agency.slug) };
    await takeClaim(write, claimed, { ...said, wish: 'claim' });
    return {};
  },
});

/** What is claimed: a recruiter's profile, or an agency's, which has no `agencyName`. */
interface Claimed {
  of: { recruiter_id: string; agency_id: null } | { recruiter_id: null; agency_id: string };
  name: string;
  agencyName: string | null;
  agencyId: string;
  path: string;
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
async function takeClaim(write: Write, claimed: Claimed, said: Said): Promise<void> {
  const { email, wish } = said;
  const network_hash = await countedNetwork(write, 'claims', profileLimits.claimsAnHour);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claims of ${email}`}, 0))`.execute(write.tx);
  if ((await mailedLately(write, email, [claimLink.kind], mailsADay)).length === mailsADay) return;
  const token = write.nature.newToken();
  const id = await keepClaim(write, { ...claimed.of, ...said, token_hash: hashToken(token), network_hash });
  if (!id) return;
  await sendMail(write, claimLink, {
    to: { email, name: '' },
    props: {
      wish,
      profileName: claimed.name,
      agencyName: claimed.agencyName,
      profileUrl: absolute(env.PLAUDIT_URL, claimed.path),
      claimUrl: absolute(env.PLAUDIT_URL, claimLinkUrl(token)),
    },
  });
  write.audit({ action: 'requestClaim', agencyId: claimed.agencyId, subject: { type: 'Claim', id } });
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

type NewClaim = Said & Claimed['of'] & { token_hash: Buffer; network_hash: Buffer | null };

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
