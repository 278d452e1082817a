import type { Selectable } from 'kysely';
import { z } from 'zod';
import { registrationDays } from '#common/retention.ts';
import { absolute, loginLinkUrl, restorePasswordUrl, signInUrl } from '#common/urls.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import type { Registrations } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { mailedLately } from '#server/mail/mailed-lately.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { hashToken } from '#server/session/tokens.ts';
import { removeFile } from '#server/storage/files.ts';
import { defineTask } from '#server/tasks/task.ts';
import { newAccountLink } from '../account-links.ts';
import { confirmAddress } from '../mails/ConfirmAddressMail.tsx';
import { knownAddress } from '../mails/KnownAddressMail.tsx';
import { takeRegistrationTurn } from './registration-turn.ts';

type Row = Selectable<Registrations>;

/** Limits of emails that strangers can cause to one address: seconds since the last, and number in a day. */
const mailsAllowed = { seconds: 60, aDay: 5 };

const payload = z.object({ registrationId: z.uuid() });

/**
 * Finds out whose address was registered, and emails it: that there is an account, or a link that confirms the address.
 * Until then, the account has no password and no role; what was typed waits with the link for `addressConfirmed`.
 */
export const settleRegistration = defineTask({
  name: 'settleRegistration',
  payload,
  run: (context, requested) => carryOut(context, settle, requested),
});

const settle = defineCommand({
  name: 'settleRegistration',
  input: payload,
  async run(write, { registrationId }) {
    const row = await takeUnsettled(write, registrationId);
    if (!row) return {};
    await takeRegistrationTurn(write.tx, row.email);
    const user = await write.tx
      .selectFrom('users')
      .select(['id', 'is_verified'])
      .where('email', '=', row.email)
      .executeTakeFirst();
    const earlier = user && !user.is_verified ? await registrationsOf(write, user.id) : [];
    if (user && earlier.length === 0) await tellKnown(write, row);
    else if (user)
      await registerAgain(write, row, user.id, earlier.find(({ sender_id }) => sender_id === row.sender_id) ?? null);
    else await registerNew(write, row);
    return {};
  },
});

const takeUnsettled = ({ tx }: Write, id: string) =>
  tx
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const registrationsOf = ({ tx }: Write, userId: string) =>
  tx.selectFrom('registrations').selectAll().where('user_id', '=', userId).orderBy('id').forUpdate().execute();

async function tellKnown(write: Write, row: Row) {
  await drop(write, row);
  if (await wasMailedEnough(write, row.email)) return;
  await sendMail(write, knownAddress, {
    to: { email: row.email, name: '' },
    props: {
      signInUrl: absolute(env.PLAUDIT_URL, signInUrl()),
      restoreUrl: absolute(env.PLAUDIT_URL, restorePasswordUrl()),
    },
  });
}

async function registerNew(write: Write, { id, email, name, country }: Row) {
  const userId = write.nature.newId();
  await write.tx
    .insertInto('users')
    .values({ id: userId, type: 'user', email, name, country, created_at: write.at })
    .execute();
  await write.tx.updateTable('registrations').set({ user_id: userId }).where('id', '=', id).execute();
  write.audit({ action: 'register', agencyId: null, subject: { type: 'User', id: userId }, actor: 'system' });
  await mailLink(write, { email, userId, registrationId: id, keepsPassword: true });
}

/**
 * The address was registered before and never confirmed, by the same person or another. Only somebody who knows the
 * earlier password (`own`) may change what was typed then. For anybody else, the first registration stays, theirs waits
 * as well, and no password counts any more: otherwise the first sender could enter the account that the owner of the
 * address confirms.
 */
async function registerAgain(write: Write, row: Row, userId: string, own: Row | null) {
  if (!own)
    await write.tx.updateTable('registrations').set({ password_hash: null }).where('user_id', '=', userId).execute();
  if (await wasMailedEnough(write, row.email)) return drop(write, row);
  if (own) await drop(write, own);
  await write.tx
    .updateTable('registrations')
    .set({ user_id: userId, ...(own ? {} : { password_hash: null }) })
    .where('id', '=', row.id)
    .execute();
  const { email } = row;
  await mailLink(write, { email, userId, registrationId: row.id, keepsPassword: own !== null });
}

async function drop(write: Write, { id, logo_file_id }: Row) {
  await write.tx.deleteFrom('registrations').where('id', '=', id).execute();
  if (logo_file_id) await removeFile(write, logo_file_id);
}

interface Linked {
  email: string;
  userId: string;
  registrationId: string;
  keepsPassword: boolean;
}

async function mailLink(write: Write, { email, userId, registrationId, keepsPassword }: Linked) {
  const token = await newAccountLink(write, { userId, purpose: 'confirm_email', days: registrationDays });
  await write.tx
    .updateTable('account_links')
    .set({ registration_id: registrationId })
    .where('token_hash', '=', hashToken(token))
    .execute();
  await sendMail(write, confirmAddress, {
    to: { email, name: '' },
    props: {
      confirmUrl: absolute(env.PLAUDIT_URL, loginLinkUrl(token)),
      restoreUrl: absolute(env.PLAUDIT_URL, restorePasswordUrl()),
      days: registrationDays,
      keepsPassword,
    },
  });
}

async function wasMailedEnough(write: Write, email: string): Promise<boolean> {
  const { seconds, aDay } = mailsAllowed;
  const mailed = await mailedLately(write, email, ['security-confirm-address', 'security-known-address'], aDay);
  const last = mailed[0]?.getTime() ?? 0;
  return mailed.length >= aDay || write.at.getTime() - last < seconds * 1000;
}
