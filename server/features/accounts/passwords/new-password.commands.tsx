import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { formatDateTime, utc } from '#common/formats.ts';
import type { Problem } from '#common/inputs.ts';
import { absolute, restorePasswordUrl } from '#common/urls.ts';
import { defineCommand, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { readOrRefuse, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { viewerOf } from '#server/session/viewer.ts';
import { ownerOfLink, useAccountLink, voidAccountLinks } from '../account-links.ts';
import { endEmailChange } from '../email-change/end-email-change.ts';
import { passwordChanged } from '../mails/PasswordChangedMail.tsx';
import { confirmAddress } from '../registration/confirm-address.ts';
import { ownAccount } from '../session/sessions.commands.ts';
import { type Browser, endSessionsOf, familyOf, type Session, startSession } from '../session/sessions.ts';
import { asPayload, currentPassword, ownerByPassword } from './current-password.ts';
import { passwordProblem } from './password-rules.ts';
import { hashPassword } from './passwords.ts';

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
  { token, password, ...browser }: { token: string; password: string } & Browser,
): Promise<NewPassword> {
  const owner = await ownerOfLink(context.database, token, ['set_password'], context.nature.now());
  if (!owner) return { outcome: 'gone' };
  const message = await passwordProblem(password, owner.email);
  if (message) return { outcome: 'unfit', message };
  const passwordHash = await hashPassword(password);
  const asOwner = { ...context, viewer: await viewerOf(context.database, owner.id) };
  const outcome = await runCommand(useSetPasswordLink, asOwner, { token, passwordHash });
  if (!outcome.ok) return { outcome: 'gone' };
  return { outcome: 'session', session: await startSession(context, owner.id, browser) };
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
  currentPassword,
  newPassword: z.string(),
  refreshToken: z.string().max(1000).nullish(),
});

/**
 * Changes the viewer's password. The browser with `refreshToken` stays signed in, the others do not. Returns problems
 * like a payload. Passwords are never part of a receipt, so there is no retry key.
 */
export async function changePassword(
  context: Context,
  raw: unknown,
): Promise<{ user?: string; errors?: readonly Problem[] }> {
  return asPayload(async () => {
    const userId = ownAccount(context);
    const { currentPassword, newPassword, refreshToken } = readOrRefuse(changeInput, raw);
    const { email } = await ownerByPassword(context, userId, currentPassword);
    const message = await passwordProblem(newPassword, email);
    if (message) refuse('UNFIT_PASSWORD', message, 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    const outcome = await runCommand(replacePassword, context, { passwordHash, refreshToken: refreshToken ?? null });
    return outcome.ok ? { user: userId } : { errors: outcome.problems };
  });
}

const replacePassword = defineCommand({
  name: 'changePassword',
  input: z.object({ passwordHash: z.string(), refreshToken: z.string().nullable() }),
  run: async (write, { passwordHash, refreshToken }) => {
    const userId = ownAccount(write);
    const keptFamilyId = await familyOf(write.tx, userId, refreshToken);
    await setPassword(write, { userId, passwordHash, action: 'changePassword', keptFamilyId });
    return {};
  },
});

interface PasswordToSet {
  userId: string;
  passwordHash: string;
  action: AuditAction;
  /** The session that stays. */
  keptFamilyId?: string | null;
}

/** Everything that follows from a new password: sessions, open links and an open change of the email end, and the owner is told. */
async function setPassword(write: Write, { userId, passwordHash, action, keptFamilyId }: PasswordToSet) {
  const { password_hash: before } = await write.tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isFirst = before === null;
  const {
    email,
    name,
    time_zone: timeZone,
  } = await write.tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: write.at })
    .where('id', '=', userId)
    .returning(['email', 'name', 'time_zone'])
    .executeTakeFirstOrThrow();
  await endSessionsOf(write.tx, userId, 'password_changed', write.at, keptFamilyId);
  await voidAccountLinks(write.tx, userId, write.at);
  await endEmailChange(write.tx, userId, 'canceled');
  const changedAt = formatDateTime(write.at, timeZone ?? utc);
  const resetUrl = absolute(env.PLAUDIT_URL, restorePasswordUrl());
  await sendMail(write, passwordChanged, { to: { email, name }, props: { name, email, isFirst, changedAt, resetUrl } });
  const { agencyId, companyId } = write.viewer;
  write.audit({ action, agencyId, companyId, subject: { type: 'User', id: userId } });
}
