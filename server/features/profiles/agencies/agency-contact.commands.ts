import { z } from 'zod';
import { profileLimits } from '#common/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Database } from '#server/database/database.ts';
import { hashToken } from '#server/session/tokens.ts';

/** What the page behind the mailed link shows. */
export interface ContactToConfirm {
  agencyName: string;
  email: string;
  isExpired: boolean;
}

/** The agency that requested the address a token was mailed to; null for an unknown or used token. */
export async function findContactToConfirm(
  { kysely }: Database,
  token: string,
  now: Date,
): Promise<ContactToConfirm | null> {
  const row = await kysely
    .selectFrom('agencies')
    .select(['name', 'wished_contact_email', 'contact_wished_at'])
    .where('contact_token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return null;
  const { name: agencyName, wished_contact_email: email, contact_wished_at: wishedAt } = row;
  return { agencyName, email: email!, isExpired: isExpired(wishedAt!, now) };
}

/** Makes the address that a link was mailed to the agency's contact. Only somebody who reads its mail can do this. */
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
    if (!agency) return refuse('LINK_UNKNOWN', 'We do not know this link.');
    if (isExpired(agency.contact_wished_at!, write.at)) return refuse('EXPIRED', 'This link has expired.');
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
    return { agency: agency.id };
  },
});

const isExpired = (wishedAt: Date, now: Date) =>
  now.getTime() - wishedAt.getTime() > profileLimits.claimLinkDays * 86_400_000;
