import { z } from 'zod';
import { approveEnquiryInput, declineInput, enquireInput } from '#common/joining/inputs.ts';
import { type EnquiryKind, type EnquiryState, enquiryTransitions } from '#common/joining/states.ts';
import { profileLimits } from '#common/limits.ts';
import { eventsFrom } from '#common/transitions.ts';
import { absolute, recruiterUrl, signInUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { oneAtATime, refuseClash, refuseDecided } from '#server/commands/decisions.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { countedNetwork } from '#server/features/accounts/session/network-count.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { promoteMember } from '../agency-owners.ts';
import { enquiryApproved } from '../mails/EnquiryApprovedMail.tsx';
import { enquiryDeclined } from '../mails/EnquiryDeclinedMail.tsx';
import { enquiryReceived } from '../mails/EnquiryReceivedMail.tsx';
import { type ChosenAgency, chosenAgency, newAgency, newProfile } from '../new-profiles.ts';
import { accountFor, giveProfile } from '../profile-owners.ts';

/**
 * A recruiter asks for a free profile. Every address gets the same answer: one that has an account, and one whose
 * enquiry is open already, which changes nothing.
 */
export const enquire = defineCommand({
  name: 'enquire',
  input: enquireInput,
  run: async (write, { name, agencyName, email, linkedinUrl, phone, speciality, country }) => {
    if (!env.PLAUDIT_FEATURES.signupRecruiter)
      refuse('NOT_OPEN', 'Enquiries for a profile are not open at the moment.');
    const network_hash = await countedNetwork(write, 'enquiries', profileLimits.enquiriesAnHour);
    const id = write.nature.newId();
    const inserted = await write.tx
      .insertInto('enquiries')
      .values({
        id,
        name,
        agency_name: agencyName,
        email,
        phone,
        linkedin_url: linkedinUrl,
        speciality,
        country,
        network_hash,
        created_at: write.at,
      })
      .onConflict((at) => at.column('email').where('state', '=', 'received').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return {};
    const props = { signInUrl: absolute(env.PLAUDIT_URL, signInUrl()) };
    await sendMail(write, enquiryReceived, { to: { email, name: '' }, props });
    write.audit({ action: 'enquire', agencyId: null, subject: { type: 'Enquiry', id } });
    return {};
  },
});

/** Makes of an enquiry an account with its profile and agency, and mails the way in. All of it or nothing. */
export const approveEnquiry = defineCommand({
  name: 'approveEnquiry',
  input: approveEnquiryInput.extend({
    enquiryId: z.uuid(),
    agencyId: z.uuid().nullish(),
    expectedVersion: z.int().nullish(),
  }),
  run: async (write, { enquiryId, kind, agencyId, expectedVersion }) => {
    const enquiry = await openEnquiry(write, enquiryId, expectedVersion);
    await oneAtATime(write, enquiry.email);
    const unclaimed = await unclaimedProfile(write, enquiry.email);
    const agency = unclaimed
      ? await agencyOfUnclaimed(write, unclaimed, kind, agencyId)
      : await agencyFor(write, enquiry, kind, agencyId);
    const member = kind === 'admin' ? await promoteMember(write, enquiry.email, agency.id) : undefined;
    const profile = member ?? unclaimed ?? (await newProfile(write, factsOf(enquiry), agency.id));
    const account = member?.wayIn ?? (await accountFor(write, { ...enquiry, roles: rolesOf[kind] }));
    if (!member) await giveProfile(write, { recruiterId: profile.id, userId: account.userId, email: enquiry.email });
    await decide(write, enquiry, { state: 'approved', recruiter_id: profile.id });
    const { name, email } = enquiry;
    const props = {
      name,
      agencyName: agency.name,
      wayIn: account,
      profileUrl: absolute(env.PLAUDIT_URL, recruiterUrl(profile.slug)),
    };
    await sendMail(write, enquiryApproved, { to: { email, name }, props });
    write.audit({
      action: 'approveEnquiry',
      agencyId: agency.id,
      subject: { type: 'Enquiry', id: enquiryId },
      details: { kind, recruiterId: profile.id, tookUnclaimedProfile: Boolean(unclaimed) },
    });
    return { enquiry: enquiryId, recruiter: profile.id };
  },
});

/** Says no to an enquiry, with the reason, which is mailed. */
export const declineEnquiry = defineCommand({
  name: 'declineEnquiry',
  input: declineInput.extend({ enquiryId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: async (write, { enquiryId, reason, expectedVersion }) => {
    const enquiry = await openEnquiry(write, enquiryId, expectedVersion);
    await decide(write, enquiry, { state: 'declined', declined_because: reason });
    const { name, email } = enquiry;
    await sendMail(write, enquiryDeclined, { to: { email, name }, props: { name, reason } });
    write.audit({ action: 'declineEnquiry', agencyId: null, subject: { type: 'Enquiry', id: enquiryId } });
    return { enquiry: enquiryId };
  },
});

/** Roles of the account, by what the enquiry becomes. */
const rolesOf: Readonly<Record<EnquiryKind, readonly string[]>> = {
  agency: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
  freelancer: ['ROLE_RECRUITER', 'ROLE_RECRUITER_FREELANCER'],
  member: ['ROLE_RECRUITER'],
  admin: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
};

/** Kinds for which an agency is chosen, not made. */
const isOfKnownAgency = (kind: EnquiryKind) => kind === 'member' || kind === 'admin';

/** What of an enquiry goes into a profile. */
const factsOf = ({ name, email, country, phone, linkedin_url, speciality }: Enquiry) => ({
  name,
  email,
  country,
  phone,
  linkedin_url,
  speciality,
});

type Enquiry = Awaited<ReturnType<typeof openEnquiry>>;

async function openEnquiry({ tx, viewer }: Write, id: string, expectedVersion: number | null | undefined) {
  refuseAllButSuperAdmins(viewer);
  const enquiry = await tx.selectFrom('enquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!enquiry) return refuseUnknown();
  if (eventsFrom(enquiryTransitions, enquiry.state as EnquiryState).length === 0)
    refuseDecided(`This enquiry has been ${enquiry.state} already. Nothing was done again.`, { enquiry: id });
  refuseClash(enquiry.version, expectedVersion, { enquiry: id });
  return enquiry;
}

const decide = (
  { tx, at, viewer }: Write,
  { id }: Enquiry,
  outcome: { state: 'approved'; recruiter_id: string } | { state: 'declined'; declined_because: string },
) =>
  tx
    .updateTable('enquiries')
    .set((eb) => ({ ...outcome, decided_by: viewer.userId, decided_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

async function agencyFor(
  write: Write,
  { agency_name: name, email, country }: Enquiry,
  kind: EnquiryKind,
  agencyId: string | null | undefined,
): Promise<ChosenAgency> {
  if (!isOfKnownAgency(kind)) return newAgency(write, { name, country, contactEmail: email, kind });
  if (!agencyId) return refuse('AGENCY_MISSING', 'Choose the agency that this person is a member of.', 'agencyId');
  return chosenAgency(write, agencyId);
}

type Unclaimed = NonNullable<Awaited<ReturnType<typeof unclaimedProfile>>>;

/** A profile that waits for this very person: its address is theirs. */
const unclaimedProfile = ({ tx }: Write, email: string) =>
  tx
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['r.id', 'r.slug', 'r.name', 'r.agency_id', 'a.name as agency_name'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('recruiters as o')
          .select('o.id')
          .whereRef('o.agency_id', '=', 'a.id')
          .where('o.user_id', 'is not', null),
      ).as('agency_has_people'),
    )
    .where((eb) => eb(eb.fn('lower', ['r.email']), '=', email))
    .where('r.user_id', 'is', null)
    .where('r.is_claimed', '=', false)
    .orderBy('r.id')
    .forUpdate('r')
    .executeTakeFirst();

/** The person gets their own profile, and its agency only where nobody has it yet. */
async function agencyOfUnclaimed(
  write: Write,
  { name, agency_id, agency_name, agency_has_people }: Unclaimed,
  kind: EnquiryKind,
  agencyId: string | null | undefined,
): Promise<ChosenAgency> {
  if (isOfKnownAgency(kind) ? agencyId !== agency_id : agency_has_people)
    refuse(
      'PROFILE_EXISTS',
      `There is an unclaimed profile with this address: ${name} of ${agency_name}. Approve as a member of ${agency_name}, and that profile becomes theirs.`,
      'agencyId',
    );
  if (!isOfKnownAgency(kind)) {
    await write.tx
      .updateTable('agencies')
      .set({ is_approved: true, approved_at: write.at, approved_by: write.viewer.userId, declined_because: null })
      .where('id', '=', agency_id)
      .execute();
    write.changesPage({ type: 'agency', id: agency_id });
    write.audit({ action: 'approveAgency', agencyId: agency_id, subject: { type: 'Agency', id: agency_id } });
  }
  return { id: agency_id, name: agency_name };
}
