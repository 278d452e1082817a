import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { formatDateTime } from '#common/formats.ts';
import type { Problem } from '#common/inputs.ts';
import { absolute, restorePasswordUrl } from '#common/urls.ts';
import { defineCommand, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { Refusal, readOrRefuse, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { refuseWhileImpersonating } from '#server/session/impersonation.ts';
import { viewerOf } from '#server/session/viewer.ts';
import { ownerOfLink, useAccountLink, voidAccountLinks } from '../account-links.ts';
import { passwordChanged } from '../mails/PasswordChangedMail.tsx';
import { confirmAddress } from '../registration/confirm-address.ts';
import { countTries, noteTry, subjectOf } from '../session/counted-tries.ts';
import { endSessionsOf, type Session, startSession } from '../session/sessions.ts';
import { isTooLong, passwordProblem, tooLong } from './password-rules.ts';
import { hashPassword, passwordFits, TooManySignIns, takeTurn } from './passwords.ts';

/** The result of setting a password by link: a session, a problem with the password, or an invalid link. */
export type NewPassword =
  | { outcome: 'session'; session: Session }
  | { outcome: 'unfit'; message: string }
  | { outcome: 'gone' };

/**
 * Sets the password with a mailed link, which also confirms the address, and signs in. A refused password does not use
 * up the link. Throws `TooManySignIns`.
 */
export async function setPasswordByLink(
  context: Context,
  { token, password, device }: { token: string; password: string; device: string },
): Promise<NewPassword> {
  const owner = await ownerOfLink(context.database, token, ['set_password'], context.nature.now());
  if (!owner) return { outcome: 'gone' };
  const message = await passwordProblem(password, owner.email);
  if (message) return { outcome: 'unfit', message };
  const passwordHash = await hashPassword(password);
  const asOwner = { ...context, viewer: await viewerOf(context.database, owner.id) };
  const outcome = await runCommand(useSetPasswordLink, asOwner, { token, passwordHash });
  if (!outcome.ok) return { outcome: 'gone' };
  return { outcome: 'session', session: await startSession(context, owner.id, device) };
}

const useSetPasswordLink = defineCommand({
  name: 'setPasswordByLink',
  input: z.object({ token: z.string(), passwordHash: z.string() }),
  run: async (write, { token, passwordHash }) => {
    const link = await useAccountLink(write.tx, token, ['set_password'], write.at);
    if (!link) return refuseUnknown();
    await confirmAddress(write, link.userId, token);
    await setPassword(write, { userId: link.userId, passwordHash, action: 'setPasswordByLink' });
    return {};
  },
});

const changeInput = z.object({
  currentPassword: z.string().refine((password) => !isTooLong(password), tooLong),
  newPassword: z.string(),
  refreshToken: z.string().max(1000).nullish(),
});

/** Wrong current passwords allowed in a quarter of an hour: an open browser must not help to guess its password. */
const wrongAllowed = 10;

/**
 * Changes the viewer's password. The browser with `refreshToken` stays signed in, the others do not. Returns problems
 * like a payload. Passwords are never part of a receipt, so there is no retry key.
 */
export async function changePassword(
  context: Context,
  raw: unknown,
): Promise<{ user?: string; errors?: readonly Problem[] }> {
  try {
    const userId = context.viewer.userId ?? refuseUnknown();
    refuseWhileImpersonating(context.viewer);
    const { currentPassword, newPassword, refreshToken } = readOrRefuse(changeInput, raw);
    const { email } = await takeTurn(() => ownerByPassword(context, userId, currentPassword));
    const message = await passwordProblem(newPassword, email);
    if (message) refuse('UNFIT_PASSWORD', message, 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    const outcome = await runCommand(replacePassword, context, { passwordHash, refreshToken: refreshToken ?? null });
    return outcome.ok ? { user: userId } : { errors: outcome.problems };
  } catch (error) {
    if (error instanceof Refusal) return { errors: error.problems };
    if (error instanceof TooManySignIns) return { errors: [busy] };
    throw error;
  }
}

const busy: Problem = {
  code: 'BUSY',
  message: 'Too many people are signing in right now. Try again in a moment.',
  field: null,
};

async function ownerByPassword(context: Context, userId: string, password: string): Promise<{ email: string }> {
  const subjects = { user: subjectOf(`current password of ${userId}`) };
  if ((await countTries(context, subjects)).user >= wrongAllowed)
    refuse('TOO_MANY_TRIES', 'Too many attempts. Wait 15 minutes, then try again.', 'currentPassword');
  const user = await context.database.kysely
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user && (await passwordFits(user.password_hash, password))) return user;
  await noteTry(context, subjects);
  return refuse('WRONG_PASSWORD', "This isn't your current password.", 'currentPassword');
}

const replacePassword = defineCommand({
  name: 'changePassword',
  input: z.object({ passwordHash: z.string(), refreshToken: z.string().nullable() }),
  run: async (write, { passwordHash, refreshToken }) => {
    const userId = write.viewer.userId ?? refuseUnknown();
    refuseWhileImpersonating(write.viewer);
    await setPassword(write, { userId, passwordHash, action: 'changePassword', exceptRefreshToken: refreshToken });
    return {};
  },
});

interface PasswordToSet {
  userId: string;
  passwordHash: string;
  action: AuditAction;
  exceptRefreshToken?: string | null;
}

/** Everything that follows from a new password: sessions and open links end, and the owner is told. */
async function setPassword(write: Write, { userId, passwordHash, action, exceptRefreshToken }: PasswordToSet) {
  const { password_hash: before } = await write.tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isFirst = before === null;
  const { email, name } = await write.tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: write.at })
    .where('id', '=', userId)
    .returning(['email', 'name'])
    .executeTakeFirstOrThrow();
  await endSessionsOf(write.tx, userId, 'password_changed', write.at, exceptRefreshToken);
  await voidAccountLinks(write.tx, userId, write.at);
  const changedAt = `${formatDateTime(write.at)} UTC`;
  const resetUrl = absolute(env.PLAUDIT_URL, restorePasswordUrl());
  await sendMail(write, passwordChanged, { to: { email, name }, props: { name, email, isFirst, changedAt, resetUrl } });
  const { agencyId, companyId } = write.viewer;
  write.audit({ action, agencyId, companyId, subject: { type: 'User', id: userId } });
}
