import { z } from 'zod';
import { normaliseEmail } from '#common/email.ts';
import { sessionLimits } from '#common/limits.ts';
import { absolute, restorePasswordUrl } from '#common/urls.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { mailedLately } from '#server/mail/mailed-lately.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { addJobs, enqueued } from '#server/tasks/enqueue.ts';
import { defineTask } from '#server/tasks/task.ts';
import { newAccountLink } from '../account-links.ts';
import { setPassword } from '../mails/SetPasswordMail.tsx';
import { type CaptchaCheck, noCaptcha } from '../session/captcha.ts';
import { countTries, noteTry, subjectOf } from '../session/counted-tries.ts';

/** The most password emails one account gets, however often they are requested. Links are valid for a day. */
const mailsAllowed = { anHour: 3, aDay: 8 };

/**
 * Requests a password link. The work is the same whether or not the account exists: the task for an unknown address has
 * no user, and no task holds an address. `captcha`: one is required, and no valid one came.
 */
export async function requestPasswordReset(
  context: Context,
  username: string,
  isSolved: CaptchaCheck = noCaptcha,
): Promise<'accepted' | 'captcha'> {
  const subjects = { network: subjectOf(`password resets of ${context.network ?? ''}`) };
  const { network } = await countTries(context, subjects);
  if (network >= sessionLimits.captchaAfterFailures && !(await isSolved())) return 'captcha';
  await noteTry(context, subjects);
  const email = normaliseEmail(username);
  if (email) {
    const user = await context.database.kysely
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    const userId = user?.id ?? context.nature.newId();
    const job = enqueued(mailPasswordLink, { userId, requestedAt: context.nature.now().toISOString() });
    await context.database.kysely.transaction().execute((tx) => addJobs(tx, [job]));
  }
  return 'accepted';
}

const passwordLinkRequest = z.object({ userId: z.uuid(), requestedAt: z.iso.datetime() });

const mailLink = defineCommand({
  name: 'mailPasswordLink',
  input: passwordLinkRequest,
  run: async (write, { userId, requestedAt }) => {
    const user = await lockActiveUser(write, userId);
    // Created as of the request, so a task that runs twice finds its own link.
    const at = new Date(requestedAt);
    if (!user || !(await mayHaveAnother(write, userId, at))) return { sent: false };
    const { email } = user;
    const mailed = await mailedLately(write, email, [setPassword.kind], mailsAllowed.aDay);
    if (mailed.length === mailsAllowed.aDay) return { sent: false };
    const token = await newAccountLink({ ...write, at }, { userId, purpose: 'set_password' });
    // Until the address is confirmed, somebody else may have typed the name.
    const name = user.is_verified ? user.name : '';
    const setPasswordUrl = absolute(env.PLAUDIT_URL, restorePasswordUrl(token));
    await sendMail(write, setPassword, { to: { email, name }, props: { name, email, setPasswordUrl } });
    write.audit({ action: 'mailPasswordLink', agencyId: null, subject: { type: 'User', id: userId } });
    return { sent: true };
  },
});

/** Queued in the same way for every address. */
const mailPasswordLink = defineTask({
  name: 'mailPasswordLink',
  payload: passwordLinkRequest,
  run: (context, payload) => carryOut(context, mailLink, payload),
});

const lockActiveUser = ({ tx }: Write, userId: string) =>
  tx
    .selectFrom('users')
    .select(['email', 'name', 'is_verified'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();

async function mayHaveAnother({ tx }: Write, userId: string, requestedAt: Date): Promise<boolean> {
  const links = await tx
    .selectFrom('account_links')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'set_password')
    .where('created_at', '>', new Date(requestedAt.getTime() - 3_600_000))
    .execute();
  return (
    links.length < mailsAllowed.anHour &&
    links.every(({ created_at }) => created_at.getTime() !== requestedAt.getTime())
  );
}
