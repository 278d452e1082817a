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

/** Mails with a link to a new password that one account gets, however often somebody asks; the links live for a day. */
const mailsAllowed = { anHour: 3, aDay: 8 };

/**
 * Asks for a link to a new password. What is done here is the same whether there is such an account or not: the task
 * for an address without one is about nobody, and no task holds an address. `captcha`: one is needed and none that is
 * good came.
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
    const ask = enqueued(mailPasswordLink, { userId, askedAt: context.nature.now().toISOString() });
    await context.database.kysely.transaction().execute((tx) => addJobs(tx, [ask]));
  }
  return 'accepted';
}

const passwordLinkAsk = z.object({ userId: z.uuid(), askedAt: z.iso.datetime() });

const mailLink = defineCommand({
  name: 'mailPasswordLink',
  input: passwordLinkAsk,
  run: async (write, { userId, askedAt }) => {
    const user = await lockActiveUser(write, userId);
    // Made as of the asking, by which a task that is done twice finds its own link.
    const at = new Date(askedAt);
    if (!user || !(await mayHaveAnother(write, userId, at))) return { sent: false };
    const { email } = user;
    const mailed = await mailedLately(write, email, [setPassword.kind], mailsAllowed.aDay);
    if (mailed.length === mailsAllowed.aDay) return { sent: false };
    const token = await newAccountLink({ ...write, at }, { userId, purpose: 'set_password' });
    // Until the address is confirmed, the name may be what somebody else typed.
    const name = user.is_verified ? user.name : '';
    const setPasswordUrl = absolute(env.PLAUDIT_URL, restorePasswordUrl(token));
    await sendMail(write, setPassword, { to: { email, name }, props: { name, email, setPasswordUrl } });
    write.audit({ action: 'mailPasswordLink', agencyId: null, subject: { type: 'User', id: userId } });
    return { sent: true };
  },
});

/** Enqueued alike for every address that somebody types. */
const mailPasswordLink = defineTask({
  name: 'mailPasswordLink',
  payload: passwordLinkAsk,
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

async function mayHaveAnother({ tx }: Write, userId: string, askedAt: Date): Promise<boolean> {
  const links = await tx
    .selectFrom('account_links')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'set_password')
    .where('created_at', '>', new Date(askedAt.getTime() - 3_600_000))
    .execute();
  return (
    links.length < mailsAllowed.anHour && links.every(({ created_at }) => created_at.getTime() !== askedAt.getTime())
  );
}
