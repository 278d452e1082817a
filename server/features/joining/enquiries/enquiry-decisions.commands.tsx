import { z } from 'zod';
import { approveEnquiryInput, declineInput } from '#common/joining/inputs.ts';
import { type EnquiryKind, type EnquiryState, enquiryTransitions } from '#common/joining/states.ts';
import { absolute, recruiterUrl } from '#common/urls.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { refuse } from '#server/commands/refusal.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { promoteMember } from '../agency-owners.ts';
import { enquiryApproved } from '../mails/EnquiryApprovedMail.tsx';
import { enquiryDeclined } from '../mails/EnquiryDeclinedMail.tsx';
import { type ChosenAgency, chosenAgency, newAgency, newProfile } from '../new-profiles.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { accountFor, giveProfile } from '../profile-owners.ts';

const decided = defineDecision({
  row: 'enquiry',
  type: 'Enquiry',
  transitions: enquiryTransitions,
  load: openEnquiry,
  stateOf: ({ state }) => state as EnquiryState,
  save: saveIn('enquiries'),
  audited: ({ id }) => ({ agencyId: null, subject: { type: 'Enquiry', id } }),
});

/** Turns an enquiry into an account with profile and agency, and emails how to sign in. All of it or nothing. */
export const approveEnquiry = decided('approveEnquiry', {
  event: 'approve',
  input: approveEnquiryInput.extend({ agencyId: z.uuid().nullish() }),
  before: async (write, enquiry, { kind, agencyId }) => {
    await oneAtATime(write, enquiry.email);
    const unclaimed = await unclaimedProfile(write, enquiry.email);
    const agency = unclaimed
      ? await agencyOfUnclaimed(write, unclaimed, kind, agencyId)
      : await agencyFor(write, enquiry, kind, agencyId);
    const member = kind === 'admin' ? await promoteMember(write, enquiry.email, agency.id) : undefined;
    const profile = member ?? unclaimed ?? (await newProfile(write, factsOf(enquiry), agency.id));
    const account = member?.wayIn ?? (await accountFor(write, { ...enquiry, roles: rolesOf[kind] }));
    if (!member) await giveProfile(write, { recruiterId: profile.id, userId: account.userId, email: enquiry.email });
    const { name, email } = enquiry;
    const props = {
      name,
      agencyName: agency.name,
      wayIn: account,
      profileUrl: absolute(env.PLAUDIT_URL, recruiterUrl(profile.slug)),
    };
    await sendMail(write, enquiryApproved, { to: { email, name }, props });
    const details = { kind, recruiterId: profile.id, tookUnclaimedProfile: Boolean(unclaimed) };
    return {
      set: { recruiter_id: profile.id },
      audit: { agencyId: agency.id, details },
      rows: { recruiter: profile.id },
    };
  },
});

/** Declines an enquiry, and emails the reason. */
export const declineEnquiry = decided('declineEnquiry', {
  event: 'decline',
  input: declineInput,
  before: (_, __, { reason }) => ({ set: { declined_because: reason } }),
  after: (write, { name, email }, { reason }) =>
    sendMail(write, enquiryDeclined, { to: { email, name }, props: { name, reason } }),
});

/** The account's roles, by kind of enquiry. */
const rolesOf: Readonly<Record<EnquiryKind, readonly string[]>> = {
  agency: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
  freelancer: ['ROLE_RECRUITER', 'ROLE_RECRUITER_FREELANCER'],
  member: ['ROLE_RECRUITER'],
  admin: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
};

/** Kinds for which an agency is chosen instead of created. */
const isOfKnownAgency = (kind: EnquiryKind) => kind === 'member' || kind === 'admin';

/** The facts of an enquiry that go into a profile. */
const factsOf = ({ name, email, country, phone, linkedin_url, speciality }: Enquiry) => ({
  name,
  email,
  country,
  phone,
  linkedin_url,
  speciality,
});

type Enquiry = NonNullable<Awaited<ReturnType<typeof openEnquiry>>>;

function openEnquiry({ tx }: Write, id: string) {
  return tx.selectFrom('enquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function agencyFor(
  write: Write,
  { agency_name: name, email, country }: Enquiry,
  kind: EnquiryKind,
  agencyId: string | null | undefined,
): Promise<ChosenAgency> {
  if (!isOfKnownAgency(kind)) return newAgency(write, { name, country, contactEmail: email, kind });
  if (!agencyId) return refuse('AGENCY_MISSING', 'Choose the agency this person belongs to.', 'agencyId');
  return chosenAgency(write, agencyId);
}

type Unclaimed = NonNullable<Awaited<ReturnType<typeof unclaimedProfile>>>;

/** An unclaimed profile with the same address belongs to this person. */
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

/** The person gets their own profile, and runs its agency only if nobody else does. */
async function agencyOfUnclaimed(
  write: Write,
  { name, agency_id, agency_name, agency_has_people }: Unclaimed,
  kind: EnquiryKind,
  agencyId: string | null | undefined,
): Promise<ChosenAgency> {
  if (isOfKnownAgency(kind) ? agencyId !== agency_id : agency_has_people)
    refuse(
      'PROFILE_EXISTS',
      `An unclaimed profile has this address: ${name} of ${agency_name}. To give it to them, approve them as a member of ${agency_name}.`,
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
