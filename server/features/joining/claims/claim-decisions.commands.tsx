import { declineInput } from '#common/joining/inputs.ts';
import { type ClaimState, claimTransitions } from '#common/joining/states.ts';
import { absolute, agencyUrl, recruiterUrl } from '#common/urls.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { refuse } from '#server/commands/refusal.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { takeProfileDown } from '#server/features/profiles/removal/profile-removal.tsx';
import { sendMail, sendToEach } from '#server/mail/send-mail.ts';
import { makeAdmin } from '../agency-owners.ts';
import { claimApproved } from '../mails/ClaimApprovedMail.tsx';
import { claimDeclined } from '../mails/ClaimDeclinedMail.tsx';
import { newAdmin } from '../mails/NewAdminMail.tsx';
import { profileMoved } from '../mails/ProfileMovedMail.tsx';
import { oneAtATime } from '../one-at-a-time.ts';
import { accountFor, giveProfile, type WayIn } from '../profile-owners.ts';

const decided = defineDecision({
  row: 'claim',
  type: 'Claim',
  transitions: claimTransitions,
  load: claimOf,
  stateOf: ({ state }) => state as ClaimState,
  save: saveIn('claims'),
  audited: ({ id }) => ({ agencyId: null, subject: { type: 'Claim', id } }),
});

/**
 * Gives the profile to the person who claimed it, with an account and a link to sign in, and tells a former owner. A
 * person who claimed an agency becomes its admin, and its other admins are told. After an objection, the profile is
 * removed.
 */
export const approveClaim = decided('approveClaim', {
  event: 'approve',
  notYet: ({ state }) => {
    if (state === 'requested')
      refuse('NOT_VERIFIED', "The address of this claim isn't confirmed yet. Wait until they confirm it.");
  },
  before: async (write, claim) => {
    const claimed = await lockClaimed(write, claim);
    if (claim.wish === 'objection' && claimed.recruiter) {
      // The claim is deleted with the profile; the audit entry about the profile stays.
      await takeProfileDown(write, { ...claim, recruiter_id: claimed.recruiter.id }, claimed.recruiter);
      return { audit: null };
    }
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
    return { audit: { agencyId: claimed.agencyId, details } };
  },
});

/** Declines a claim. The reason is emailed only to an address that was confirmed. */
export const declineClaim = decided('declineClaim', {
  event: 'decline',
  input: declineInput,
  before: async (write, claim, { reason }) => {
    const claimed = await lockClaimed(write, claim);
    const { name, email } = claim;
    const props = { name, profileName: claimed.name, reason };
    if (claim.verified_at) await sendMail(write, claimDeclined, { to: { email, name }, props });
    return { set: { declined_because: reason }, audit: { agencyId: claimed.agencyId } };
  },
});

async function giveRecruiter(write: Write, claim: Claim, recruiter: Recruiter): Promise<WayIn> {
  const { name, email } = claim;
  const wayIn = await accountFor(write, { name, email, country: recruiter.country, roles: ['ROLE_RECRUITER'] });
  await giveProfile(write, { recruiterId: recruiter.id, userId: wayIn.userId, email });
  await tellFormerOwner(write, recruiter);
  return wayIn;
}

async function giveAgency(write: Write, claim: Claim, agency: Agency): Promise<WayIn> {
  const { name, email } = claim;
  const admins = await adminsOfAgency(write, agency.id);
  const { wayIn } = await makeAdmin(write, { name, email, country: agency.country }, agency.id);
  await write.tx
    .updateTable('claims')
    .set((eb) => ({ state: 'disputed', version: eb('version', '+', 1) }))
    .where('agency_id', '=', agency.id)
    .where('state', '=', 'email_verified')
    .execute();
  const props = { agencyName: agency.name, newAdmin: name };
  const others = admins.filter((admin) => admin.email !== email);
  await sendToEach(write, newAdmin, others, { props });
  write.changesPage({ type: 'agency', id: agency.id });
  return wayIn;
}

type Claim = NonNullable<Awaited<ReturnType<typeof claimOf>>>;
type Recruiter = NonNullable<Awaited<ReturnType<typeof lockClaimed>>['recruiter']>;
type Agency = NonNullable<Awaited<ReturnType<typeof lockClaimed>>['agency']>;

function claimOf({ tx }: Write, id: string) {
  return tx.selectFrom('claims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks what is claimed. Refuses a gone profile, whose person didn't want one. */
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
  if (!recruiter) return refuse('GONE', 'This profile is gone, because its person objected to it.');
  const { agency_id: agencyId, name, slug } = recruiter;
  return { recruiter, agency: null, agencyId, name, path: recruiterUrl(slug) };
}

/** A person who loses a profile is told at once, whether or not they want email. */
async function tellFormerOwner(write: Write, { name: profileName, user_id }: Recruiter) {
  if (!user_id) return;
  const { email, name } = await write.tx
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  await sendMail(write, profileMoved, { to: { email, name }, props: { name, profileName } });
}
