import { z } from 'zod';
import type { Registration } from '#common/accounts/registration.ts';
import { defineCommand, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { refuse } from '#server/commands/refusal.ts';
import { attachFileOfStranger } from '#server/storage/files.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { hashPassword, passwordFits, TooManySignIns, takeTurn } from '../passwords/passwords.ts';
import { settleRegistration } from './registration.tasks.tsx';
import { takeRegistrationTurn } from './registration-turn.ts';

/**
 * Accepts an employer's registration. The work is the same whether or not the address is known: a task finds out and
 * sends the email. `logoFileId`: a picture stored for this registration. Throws `TooManySignIns`.
 */
export async function register(
  context: Context,
  { password, terms: _accepted, ...typed }: Registration,
  logoFileId: string | null,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (let attempt = 1; ; attempt++) {
    const last = await lastRegistration(context, typed.email);
    const fits = await takeTurn(() => passwordFits(last?.password_hash ?? null, password));
    const senderId = fits && last ? last.sender_id : context.nature.newId();
    const noted = { ...typed, passwordHash, logoFileId, last: last?.id ?? null, senderId };
    const outcome = await runCommand(noteRegistration, context, noted);
    if (outcome.ok) return;
    // Others keep registering the same address right now.
    if (attempt === 5) throw new TooManySignIns();
  }
}

/** Whoever knows its password is the person who registered. */
const lastRegistration = ({ database }: Pick<Context, 'database'>, email: string) =>
  database.kysely
    .selectFrom('registrations')
    .select(['id', 'password_hash', 'sender_id'])
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const noteRegistration = defineCommand({
  name: 'register',
  input: z.object({
    name: z.string(),
    email: z.string(),
    passwordHash: z.string(),
    country: z.string(),
    company: z.string(),
    website: z.string().nullable(),
    logoFileId: z.uuid().nullable(),
    /** The last registration of this address, whose password was compared; its sender, if the passwords match. */
    last: z.uuid().nullable(),
    senderId: z.uuid(),
  }),
  run: async (write, { company, passwordHash, logoFileId, last, senderId, ...typed }) => {
    await takeRegistrationTurn(write.tx, typed.email);
    const lastNow = await lastRegistration({ database: { ...write.database, kysely: write.tx } }, typed.email);
    if ((lastNow?.id ?? null) !== last)
      refuse('CHANGED', 'Someone signed up with this email address at the same moment.');
    if (logoFileId) await attachFileOfStranger(write, logoFileId, 'picture');
    const id = write.nature.newId();
    await write.tx
      .insertInto('registrations')
      .values({
        id,
        ...typed,
        company_name: company,
        sender_id: senderId,
        password_hash: passwordHash,
        logo_file_id: logoFileId,
        created_at: write.at,
      })
      .execute();
    write.enqueue(enqueued(settleRegistration, { registrationId: id }));
    return {};
  },
});
