import { sql } from 'kysely';
import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { sieveFor } from './exclusions.ts';
import type { ReadHeader } from './read-header.ts';
import { recordMessages } from './recording.ts';

/** Records the people of a message that came to an address for copies. An unknown address is nobody's. */
export const recordCopy = defineCommand({
  name: 'recordCopy',
  input: z.object({
    token: z.string(),
    header: z.custom<ReadHeader>((header) => typeof header === 'object'),
  }),
  run: async (write, { token, header }) => {
    const address = await write.tx
      .updateTable('sync_addresses')
      .set({ last_mail_at: write.at })
      .where('token', '=', token)
      .returning(['agency_id', 'recruiter_id'])
      .executeTakeFirst();
    if (!address) return {};
    const { agency_id: agencyId } = address;
    const recruiterId = address.recruiter_id ?? (await senderOf(write, agencyId, header));
    if (!recruiterId) return {};
    const sieve = await sieveFor(write.tx, agencyId);
    const isSent = header.from.some(({ email }) => sieve.isOwn(email));
    await recordMessages(write, { agencyId, recruiterId, mailboxId: null }, sieve, [{ header, isSent }]);
    return {};
  },
});

/** The agency's recruiter who sent a message, by their address; null if none did. */
async function senderOf({ tx }: Write, agencyId: string, { from }: ReadHeader): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`/* senderOf */
    select r.id from recruiters r left join users u on u.id = r.user_id
    where r.agency_id = ${agencyId} and r.gone_at is null
      and (lower(r.email) = any(${from.map(({ email }) => email)}) or u.email = any(${from.map(({ email }) => email)}))
    order by r.id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
