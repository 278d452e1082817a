import { z } from 'zod';
import { profileLimits } from '#common/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import { hashToken } from '#server/session/tokens.ts';

/** Makes the address that a link was mailed to the agency's contact. Only someone who can read its email can do this. */
export const confirmAgencyContact = defineCommand({
  name: 'confirmAgencyContact',
  input: z.object({ token: z.string().max(100) }),
  actor: ({ token }) => `agency contact ${hashToken(token).toString('hex')}`,
  run: async (write, { token }) => {
    const agency = await write.tx
      .selectFrom('agencies')
      .select(['id', 'wished_contact_email', 'contact_wished_at'])
      .where('contact_token_hash', '=', hashToken(token))
      .forUpdate()
      .executeTakeFirst();
    if (!agency) return refuse('LINK_UNKNOWN', "This link doesn't work.");
    const age = write.at.getTime() - agency.contact_wished_at!.getTime();
    if (age > profileLimits.claimLinkDays * 86_400_000) return refuse('EXPIRED', 'This link has expired.');
    await write.tx
      .updateTable('agencies')
      .set((eb) => ({
        contact_email: agency.wished_contact_email!,
        wished_contact_email: null,
        contact_token_hash: null,
        contact_wished_at: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', agency.id)
      .execute();
    write.changesPage({ type: 'agency', id: agency.id });
    write.audit({
      action: 'confirmAgencyContact',
      agencyId: agency.id,
      subject: { type: 'Agency', id: agency.id },
    });
    return { agency: agency.id, email: agency.wished_contact_email! };
  },
});
