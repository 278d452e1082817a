import { enquireInput } from '#common/joining/inputs.ts';
import { profileLimits } from '#common/limits.ts';
import { absolute, signInUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import { env } from '#server/env.ts';
import { countedNetwork } from '#server/features/accounts/session/network-count.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { enquiryReceived } from '../mails/EnquiryReceivedMail.tsx';

/**
 * A recruiter requests a free profile. Every address gets the same answer, even one with an account or with an open
 * enquiry, for which nothing changes.
 */
export const enquire = defineCommand({
  name: 'enquire',
  input: enquireInput,
  run: async (write, { name, agencyName, email, linkedinUrl, phone, speciality, country }) => {
    if (!env.PLAUDIT_FEATURES.signupRecruiter) refuse('NOT_OPEN', "You can't request a profile at the moment.");
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
