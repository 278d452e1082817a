import { sql } from 'kysely';
import { z } from 'zod';
import { profileLimits } from '#common/limits.ts';
import { type ClaimWish, declineInput, requestClaimInput } from '#common/profiles/inputs.ts';
import { type ClaimEvent, type ClaimState, claimTransitions } from '#common/profiles/states.ts';
import { eventsFrom, transition } from '#common/transitions.ts';
import { absolute, claimLinkUrl, recruiterUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { composeMail } from '#server/mail/compose.ts';
import { mailedLately } from '#server/mail/mailed-lately.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { hashToken } from '#server/session/tokens.ts';
import { oneAtATime, refuseClash, refuseDecided } from './decisions.ts';
import { ClaimApprovedMail, claimApprovedSubject } from './mails/ClaimApprovedMail.tsx';
import { ClaimDeclinedMail, claimDeclinedSubject } from './mails/ClaimDeclinedMail.tsx';
import { ClaimLinkMail, claimLinkSubject } from './mails/ClaimLinkMail.tsx';
import { ProfileMovedMail, profileMovedSubject } from './mails/ProfileMovedMail.tsx';
import { countedNetwork } from './network-count.ts';
import { accountFor, giveProfile } from './profile-owners.ts';
import { takeProfileDown } from './profile-removal.tsx';

/** Mails that strangers may cause to one address in a day by claiming profiles with it. */
const mailsADay = 5;
const claimLinkKind = 'security-claim-link';

/**
 * Somebody says that a profile is theirs; a mailed link has to confirm their address. Every address gets the same
 * answer. While a claim of the same address is open nothing happens, unless its link has expired or they have changed their
 * mind before they followed it: then a new one leaves.
 * Nor does anything happen once an address has had its mails of the day.
 */
export const requestClaim = defineCommand({
  name: 'requestClaim',
  input: requestClaimInput.extend({ recruiterId: z.uuid() }),
  run: async (write, { recruiterId, name, email, note, wish }) => {
    const recruiter = await write.tx
      .selectFrom('recruiters as r')
      .innerJoin('agencies as a', 'a.id', 'r.agency_id')
      .select(['r.name', 'r.slug', 'r.agency_id', 'r.is_claimed', 'a.name as agency'])
      .where('r.id', '=', recruiterId)
      .executeTakeFirst();
    if (!recruiter) return refuseUnknown();
    if (wish === 'objection' && recruiter.is_claimed)
      refuse('CLAIMED', 'Somebody looks after this profile. Claim it if it is about you and not theirs.', 'wish');
    const network_hash = await countedNetwork(write, 'claims', profileLimits.claimsAnHour);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`claims of ${email}`}, 0))`.execute(write.tx);
    if ((await mailedLately(write, email, [claimLinkKind], mailsADay)).length === mailsADay) return {};
    const token = write.nature.newToken();
    const id = await keepClaim(write, {
      recruiter_id: recruiterId,
      name,
      email,
      note,
      wish,
      token_hash: hashToken(token),
      network_hash,
    });
    if (!id) return {};
    await composeMail(write, {
      kind: claimLinkKind,
      to: { email, name: '' },
      subject: claimLinkSubject({ recruiterName: recruiter.name, wish }),
      body: (
        <ClaimLinkMail
          wish={wish}
          recruiterName={recruiter.name}
          agencyName={recruiter.agency}
          profileUrl={absolute(env.PLAUDIT_URL, recruiterUrl(recruiter.slug))}
          claimUrl={absolute(env.PLAUDIT_URL, claimLinkUrl(token))}
        />
      ),
    });
    write.audit({ action: 'requestClaim', agencyId: recruiter.agency_id, subject: { type: 'Claim', id } });
    return {};
  },
});

/** Confirms the address of a claim by its mailed link. Doing it again answers the same. Refuses an unknown or old link. */
export const verifyClaim = defineCommand({
  name: 'verifyClaim',
  input: z.object({ token: z.string().max(200) }),
  run: async (write, { token }) => {
    const claim = await write.tx
      .selectFrom('claims as c')
      .innerJoin('recruiters as r', 'r.id', 'c.recruiter_id')
      .select(['c.id', 'c.state', 'c.created_at', 'r.is_claimed', 'r.agency_id'])
      .where('c.token_hash', '=', hashToken(token))
      .forUpdate('c')
      .executeTakeFirst();
    if (!claim) return refuseUnknown();
    if (claim.state !== 'requested') return { isVerified: true };
    if (claim.created_at < linkLimit(write.at)) return refuse('EXPIRED', 'This link has expired.');
    await write.tx
      .updateTable('claims')
      .set((eb) => ({
        state: moved('requested', claim.is_claimed ? 'dispute' : 'verify'),
        verified_at: write.at,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', claim.id)
      .execute();
    write.audit({ action: 'verifyClaim', agencyId: claim.agency_id, subject: { type: 'Claim', id: claim.id } });
    return { isVerified: true };
  },
});

/**
 * Gives the profile to whoever claimed it, with an account and a way in; a former owner is told. Where somebody objects to
 * it, it goes.
 */
export const approveClaim = defineCommand({
  name: 'approveClaim',
  input: z.object({ claimId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: async (write, { claimId, expectedVersion }) => {
    const { claim, recruiter } = await openClaim(write, claimId, expectedVersion);
    if (!claim.verified_at)
      refuse('NOT_VERIFIED', 'The address of this claim is not confirmed yet. Wait until its link has been followed.');
    if (claim.wish === 'objection') return takeProfileDown(write, claim, recruiter);
    await oneAtATime(write, claim.email);
    const { name, email } = claim;
    const wayIn = await accountFor(write, { name, email, country: recruiter.country, roles: ['ROLE_RECRUITER'] });
    await decide(write, claim, { state: moved(claim.state as ClaimState, 'approve') });
    await giveProfile(write, { recruiterId: claim.recruiter_id, userId: wayIn.userId, email });
    await tellFormerOwner(write, recruiter);
    const profileUrl = absolute(env.PLAUDIT_URL, recruiterUrl(recruiter.slug));
    await composeMail(write, {
      kind: 'security-claim-approved',
      to: { email, name },
      subject: claimApprovedSubject({ recruiterName: recruiter.name }),
      body: <ClaimApprovedMail name={name} recruiterName={recruiter.name} wayIn={wayIn} profileUrl={profileUrl} />,
    });
    const details = { recruiterId: claim.recruiter_id, formerUserId: recruiter.user_id };
    write.audit({
      action: 'approveClaim',
      agencyId: recruiter.agency_id,
      subject: { type: 'Claim', id: claimId },
      details,
    });
    return { claim: claimId };
  },
});

/** Says no to a claim, with the reason. It is mailed to an address that was confirmed, and to no other. */
export const declineClaim = defineCommand({
  name: 'declineClaim',
  input: declineInput.extend({ claimId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: async (write, { claimId, reason, expectedVersion }) => {
    const { claim, recruiter } = await openClaim(write, claimId, expectedVersion);
    await decide(write, claim, { state: moved(claim.state as ClaimState, 'decline'), declined_because: reason });
    const { name, email } = claim;
    if (claim.verified_at)
      await composeMail(write, {
        kind: 'claim-declined',
        to: { email, name },
        subject: claimDeclinedSubject({ recruiterName: recruiter.name }),
        body: <ClaimDeclinedMail name={name} recruiterName={recruiter.name} reason={reason} />,
      });
    write.audit({ action: 'declineClaim', agencyId: recruiter.agency_id, subject: { type: 'Claim', id: claimId } });
    return { claim: claimId };
  },
});

const linkLimit = (now: Date) => new Date(now.getTime() - profileLimits.claimLinkDays * 86_400_000);

interface NewClaim {
  recruiter_id: string;
  name: string;
  email: string;
  note: string | null;
  wish: ClaimWish;
  token_hash: Buffer;
  network_hash: Buffer | null;
}

/** The id of the claim that a link is to be mailed for; undefined where one is open already. */
async function keepClaim({ tx, nature, at }: Write, claim: NewClaim): Promise<string | undefined> {
  const kept = await tx
    .insertInto('claims')
    .values({ ...claim, id: nature.newId(), created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['recruiter_id', 'email'])
        .where('state', 'in', ['requested', 'email_verified', 'disputed'])
        .doUpdateSet({ ...claim, created_at: at })
        .where('claims.state', '=', 'requested')
        .where((eb) => eb.or([eb('claims.created_at', '<', linkLimit(at)), eb('claims.wish', '<>', claim.wish)])),
    )
    .returning('id')
    .executeTakeFirst();
  return kept?.id;
}

type Claim = Awaited<ReturnType<typeof openClaim>>['claim'];
type Recruiter = Awaited<ReturnType<typeof openClaim>>['recruiter'];

/** Locks claim and profile. */
async function openClaim({ tx, viewer }: Write, id: string, expectedVersion: number | null | undefined) {
  refuseAllButSuperAdmins(viewer);
  const claim = await tx.selectFrom('claims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!claim) return refuseUnknown();
  if (eventsFrom(claimTransitions, claim.state as ClaimState).length === 0)
    refuseDecided(`This claim has been ${claim.state} already. Nothing was done again.`, { claim: id });
  refuseClash(claim.version, expectedVersion, { claim: id });
  const recruiter = await tx
    .selectFrom('recruiters')
    .select(['id', 'name', 'slug', 'country', 'agency_id', 'user_id'])
    .where('id', '=', claim.recruiter_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { claim, recruiter };
}

const decide = ({ tx, at, viewer }: Write, { id }: Claim, outcome: { state: ClaimState; declined_because?: string }) =>
  tx
    .updateTable('claims')
    .set((eb) => ({ ...outcome, decided_by: viewer.userId, decided_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

function moved(from: ClaimState, event: ClaimEvent): ClaimState {
  const next = transition(claimTransitions, from, event);
  return next.ok ? next.to : refuse('TRANSITION', 'This claim cannot be decided like that in its state.');
}

/** Whoever loses a profile hears of it at once, whether or not they want mail. */
async function tellFormerOwner(write: Write, { name: recruiterName, user_id }: Recruiter) {
  if (!user_id) return;
  const { email, name } = await write.tx
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  await composeMail(write, {
    kind: 'security-profile-moved',
    to: { email, name },
    subject: profileMovedSubject({ recruiterName }),
    body: <ProfileMovedMail name={name} recruiterName={recruiterName} />,
  });
}
