import { z } from 'zod';
import { declineInput } from '#common/joining/inputs.ts';
import { type ClaimEvent, type ClaimState, claimTransitions } from '#common/joining/states.ts';
import { eventsFrom, transition } from '#common/transitions.ts';
import { absolute, agencyUrl, recruiterUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { oneAtATime, refuseClash, refuseDecided } from '#server/commands/decisions.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { takeProfileDown } from '#server/features/profiles/removal/profile-removal.tsx';
import { sendMail, sendToEach } from '#server/mail/send-mail.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { makeAdmin } from '../agency-owners.ts';
import { claimApproved } from '../mails/ClaimApprovedMail.tsx';
import { claimDeclined } from '../mails/ClaimDeclinedMail.tsx';
import { newAdmin } from '../mails/NewAdminMail.tsx';
import { profileMoved } from '../mails/ProfileMovedMail.tsx';
import { accountFor, giveProfile, type WayIn } from '../profile-owners.ts';

/**
 * Gives the profile to whoever claimed it, with an account and a way in; a former owner is told. Whoever claimed an agency
 * becomes its admin, and those it has are told. Where somebody objects to a profile, it goes.
 */
export const approveClaim = defineCommand({
  name: 'approveClaim',
  input: z.object({ claimId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: async (write, { claimId, expectedVersion }) => {
    const claim = await openClaim(write, claimId, expectedVersion);
    if (!claim.verified_at)
      refuse('NOT_VERIFIED', 'The address of this claim is not confirmed yet. Wait until its link has been followed.');
    const claimed = await lockClaimed(write, claim);
    if (claim.wish === 'objection' && claimed.recruiter)
      return takeProfileDown(write, { ...claim, recruiter_id: claimed.recruiter.id }, claimed.recruiter);
    await oneAtATime(write, claim.email);
    const wayIn = claimed.recruiter
      ? await giveRecruiter(write, claim, claimed.recruiter)
      : await giveAgency(write, claim, claimed.agency);
    const { name, email } = claim;
    const props = {
      name,
      wayIn,
      profileName: claimed.name,
      isOfAgency: claimed.agency !== null,
      profileUrl: absolute(env.PLAUDIT_URL, claimed.path),
    };
    await sendMail(write, claimApproved, { to: { email, name }, props });
    const details = { recruiterId: claim.recruiter_id, formerUserId: claimed.recruiter?.user_id ?? null };
    write.audit({
      action: 'approveClaim',
      agencyId: claimed.agencyId,
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
    const claim = await openClaim(write, claimId, expectedVersion);
    const claimed = await lockClaimed(write, claim);
    await decide(write, claim, { state: movedClaim(claim.state as ClaimState, 'decline'), declined_because: reason });
    const { name, email } = claim;
    const props = { name, profileName: claimed.name, reason };
    if (claim.verified_at) await sendMail(write, claimDeclined, { to: { email, name }, props });
    write.audit({ action: 'declineClaim', agencyId: claimed.agencyId, subject: { type: 'Claim', id: claimId } });
    return { claim: claimId };
  },
});

/** Where a claim stands after an event; refuses one that its state does not allow. */
export function movedClaim(from: ClaimState, event: ClaimEvent): ClaimState {
  const next = transition(claimTransitions, from, event);
  return next.ok ? next.to : refuse('TRANSITION', 'This claim cannot be decided like that in its state.');
}

async function giveRecruiter(write: Write, claim: Claim, recruiter: Recruiter): Promise<WayIn> {
  const { name, email } = claim;
  const wayIn = await accountFor(write, { name, email, country: recruiter.country, roles: ['ROLE_RECRUITER'] });
  await decide(write, claim, { state: movedClaim(claim.state as ClaimState, 'approve') });
  await giveProfile(write, { recruiterId: recruiter.id, userId: wayIn.userId, email });
  await tellFormerOwner(write, recruiter);
  return wayIn;
}

async function giveAgency(write: Write, claim: Claim, agency: Agency): Promise<WayIn> {
  const { name, email } = claim;
  const admins = await adminsOfAgency(write, agency.id);
  const { wayIn } = await makeAdmin(write, { name, email, country: agency.country }, agency.id);
  await decide(write, claim, { state: movedClaim(claim.state as ClaimState, 'approve') });
  await write.tx
    .updateTable('claims')
    .set((eb) => ({ state: 'disputed', version: eb('version', '+', 1) }))
    .where('agency_id', '=', agency.id)
    .where('state', '=', 'email_verified')
    .execute();
  const props = { agencyName: agency.name, newAdmin: name, objectTo: env.CONTACT_EMAIL };
  const others = admins.filter((admin) => admin.email !== email);
  await sendToEach(write, newAdmin, others, { props });
  write.changesPage({ type: 'agency', id: agency.id });
  return wayIn;
}

type Claim = Awaited<ReturnType<typeof openClaim>>;
type Recruiter = NonNullable<Awaited<ReturnType<typeof lockClaimed>>['recruiter']>;
type Agency = NonNullable<Awaited<ReturnType<typeof lockClaimed>>['agency']>;

async function openClaim({ tx, viewer }: Write, id: string, expectedVersion: number | null | undefined) {
  refuseAllButSuperAdmins(viewer);
  const claim = await tx.selectFrom('claims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!claim) return refuseUnknown();
  if (eventsFrom(claimTransitions, claim.state as ClaimState).length === 0)
    refuseDecided(`This claim has been ${claim.state} already. Nothing was done again.`, { claim: id });
  refuseClash(claim.version, expectedVersion, { claim: id });
  return claim;
}

/** Locks what is claimed. Refuses what is gone: its person wants no profile. */
async function lockClaimed({ tx }: Write, { recruiter_id, agency_id }: Claim) {
  if (agency_id) {
    const agency = await tx
      .selectFrom('agencies')
      .select(['id', 'name', 'slug', 'country'])
      .where('id', '=', agency_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return { recruiter: null, agency, agencyId: agency.id, name: agency.name, path: agencyUrl(agency.slug) };
  }
  const recruiter = await tx
    .selectFrom('recruiters')
    .select(['id', 'name', 'slug', 'email', 'country', 'agency_id', 'user_id'])
    .where('id', '=', recruiter_id)
    .where('gone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!recruiter) return refuse('GONE', 'The person of this profile objected to it, and it is gone.');
  const { agency_id: agencyId, name, slug } = recruiter;
  return { recruiter, agency: null, agencyId, name, path: recruiterUrl(slug) };
}

const decide = ({ tx, at, viewer }: Write, { id }: Claim, outcome: { state: ClaimState; declined_because?: string }) =>
  tx
    .updateTable('claims')
    .set((eb) => ({ ...outcome, decided_by: viewer.userId, decided_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Whoever loses a profile hears of it at once, whether or not they want mail. */
async function tellFormerOwner(write: Write, { name: profileName, user_id }: Recruiter) {
  if (!user_id) return;
  const { email, name } = await write.tx
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  await sendMail(write, profileMoved, { to: { email, name }, props: { name, profileName } });
}
