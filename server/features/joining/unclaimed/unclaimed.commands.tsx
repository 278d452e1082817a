import { sql } from 'kysely';
import { z } from 'zod';
import { addUnclaimedInput } from '#common/joining/inputs.ts';
import { absolute, profileClaimUrl, recruiterUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { wantsNoProfile } from '#server/features/profiles/removal/gone-profiles.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { unclaimedProfile } from '../mails/UnclaimedProfileMail.tsx';
import { chosenAgency, newAgency, newProfile } from '../new-profiles.ts';
import { oneAtATime } from '../one-at-a-time.ts';

type Facts = z.output<typeof addUnclaimedInput>;

/**
 * Creates a profile from business facts for somebody who hasn't joined, and emails them once: they may claim it or have
 * it removed. Refused if they cannot be told, have objected before, or already have an account.
 */
export const addUnclaimedProfile = defineCommand({
  name: 'addUnclaimedProfile',
  input: addUnclaimedInput.extend({ agencyId: z.uuid().nullish() }),
  run: async (write, { agencyId, ...facts }) => {
    refuseAllButSuperAdmins(write.viewer);
    await oneAtATime(write, facts.email);
    if (await wantsNoProfile(write, facts.email))
      refuse('OBJECTED', "Someone with this address has objected to a profile here, so you can't add one.", 'email');
    if (await isHere(write, facts.email))
      refuse('KNOWN', 'Someone with this address already has an account or a profile.', 'email');
    const agency = agencyId ? await chosenAgency(write, agencyId) : await agencyOf(write, facts);
    const { id, slug } = await newProfile(write, profileOf(facts), agency.id);
    await tell(write, facts, agency.name, slug);
    write.audit({
      action: 'addUnclaimedProfile',
      agencyId: agency.id,
      subject: { type: 'Recruiter', id },
    });
    return { recruiter: id };
  },
});

async function isHere({ tx }: Write, email: string): Promise<boolean> {
  const { rows } = await sql`/* isHere */
    select from users where email = ${email}
    union all
    select from recruiters where lower(email) = ${email} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Our own contact address: nobody there has given us one, and emails to reviewers show it. */
async function agencyOf(write: Write, { agencyName: name, country }: Facts) {
  if (!name) return refuse('AGENCY_MISSING', 'Choose their agency, or write its name.', 'agencyName');
  return newAgency(write, { name, country, contactEmail: env.CONTACT_EMAIL, kind: 'unclaimed' });
}

const profileOf = ({ name, email, country, speciality, location, source }: Facts) => ({
  name,
  email,
  country,
  speciality,
  source,
  location: location ?? '',
});

/** Nobody gets a page without being told about it. */
async function tell(write: Write, { email, name, source }: Facts, agencyName: string, slug: string) {
  const props = {
    name,
    agencyName,
    source,
    profileUrl: absolute(env.PLAUDIT_URL, recruiterUrl(slug)),
    claimUrl: absolute(env.PLAUDIT_URL, profileClaimUrl({ kind: 'recruiter', slug })),
    objectUrl: absolute(env.PLAUDIT_URL, profileClaimUrl({ kind: 'recruiter', slug }, 'objection')),
  };
  const { outcome } = await sendMail(write, unclaimedProfile, { to: { email, name }, props });
  if (outcome === 'suppressed')
    refuse(
      'CANNOT_BE_TOLD',
      "We can't email this address, so we can't tell its owner about the profile. No profile was created.",
      'email',
    );
}
