import { sql } from 'kysely';
import { z } from 'zod';
import { type AccountType, whyNotRoles } from '#common/accounts/account-roles.ts';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { roleName } from '#common/roles.ts';
import { absolute, restorePasswordUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { newAccountLink } from '../account-links.ts';
import { setPassword } from '../mails/SetPasswordMail.tsx';
import { agencyOf, closeAccount, lockUser } from './users.ts';

const superAdmin = roleName('super_admin');
const oneUser = z.object({ userId: z.uuid() });

/**
 * Changes a user's roles. No session ends: the next access token has the new roles, and every request reads them from
 * the database anyway.
 */
export const changeRoles = defineCommand({
  name: 'changeRoles',
  input: z.object({ userId: z.uuid(), roles: z.array(z.string().max(40)).max(20) }),
  run: async (write, { userId, roles }) => {
    await refuseOthers(write);
    const user = await lockUser(write, userId);
    const wanted = [...new Set(roles)];
    const unfit = whyNotRoles(user.type as AccountType, wanted);
    if (unfit) refuse('ROLES_UNFIT', unfit, 'roles');
    if (userId === write.viewer.userId && !wanted.includes(superAdmin))
      refuse('OWN_ROLE', "You can't remove your own super admin role. Another super admin can.", 'roles');
    if (!wanted.includes(superAdmin)) await keepASuperAdmin(write, userId);
    const taken = user.roles.filter((role) => !wanted.includes(role));
    const given = wanted.filter((role) => !user.roles.includes(role));
    if (taken.length > 0)
      await write.tx.deleteFrom('user_roles').where('user_id', '=', userId).where('role', 'in', taken).execute();
    if (given.length > 0)
      await write.tx
        .insertInto('user_roles')
        .values(given.map((role) => ({ user_id: userId, role })))
        .execute();
    // Their plan decides what a profile shows.
    await changeProfilePage(write, userId);
    await note(write, 'changeRoles', userId, { given, taken });
    return { user: userId };
  },
});

/** Closes an account: its sessions end; what it wrote, and reviews about it, stay. */
export const deactivateUser = defineCommand({
  name: 'deactivateUser',
  input: oneUser,
  run: async (write, { userId }) => {
    await refuseOthers(write);
    const user = await lockUser(write, userId);
    if (userId === write.viewer.userId) refuse('SELF', "You can't deactivate your own account.");
    if (user.status === 'deactivated' && !user.is_closed_by_admin) return { user: userId };
    await keepASuperAdmin(write, userId);
    await closeAccount(write, userId);
    await changeProfilePage(write, userId);
    await note(write, 'deactivateUser', userId);
    return { user: userId };
  },
});

/** Reopens a closed account. Its owner signs in again. */
export const reactivateUser = defineCommand({
  name: 'reactivateUser',
  input: oneUser,
  run: async (write, { userId }) => {
    await refuseOthers(write);
    const user = await lockUser(write, userId);
    if (user.status === 'active') return { user: userId };
    await write.tx
      .updateTable('users')
      .set({ status: 'active', is_closed_by_admin: false })
      .where('id', '=', userId)
      .execute();
    await changeProfilePage(write, userId);
    await note(write, 'reactivateUser', userId);
    return { user: userId };
  },
});

/** Emails somebody a link to set a password. The current one works until then. */
export const sendPasswordLink = defineCommand({
  name: 'sendPasswordLink',
  input: oneUser,
  run: async (write, { userId }) => {
    await refuseOthers(write);
    const { name, email, status } = await lockUser(write, userId);
    if (status !== 'active') refuse('DEACTIVATED', 'This account is deactivated. Reactivate it first.');
    const token = await newAccountLink(write, { userId, purpose: 'set_password' });
    const setPasswordUrl = absolute(env.PLAUDIT_URL, restorePasswordUrl(token));
    await sendMail(write, setPassword, { to: { email, name }, props: { name, email, setPasswordUrl } });
    await note(write, 'sendPasswordLink', userId);
    return { user: userId };
  },
});

/**
 * Admits super admins only, one at a time: two who take the role from each other at once would leave none. So the
 * second is checked again after the first.
 */
async function refuseOthers({ tx, viewer }: Write) {
  refuseAllButSuperAdmins(viewer);
  await sql`select pg_advisory_xact_lock(hashtextextended('super admins', 0))`.execute(tx);
  const still = await activeSuperAdmins(tx);
  if (!still.includes(viewer.userId ?? '')) refuseUnknown();
}

async function keepASuperAdmin({ tx }: Write, without: string) {
  const left = (await activeSuperAdmins(tx)).filter((id) => id !== without);
  if (left.length === 0) refuse('LAST_SUPER_ADMIN', 'This is the only super admin. Add another one first.', 'roles');
}

async function activeSuperAdmins(tx: Write['tx']): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_roles as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select('u.id')
    .where('r.role', '=', superAdmin)
    .where('u.status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/** A profile says whether messages reach somebody, and shows what their plan covers. */
async function changeProfilePage(write: Write, userId: string) {
  const profile = await write.tx.selectFrom('recruiters').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (profile) write.changesPage({ type: 'recruiter', id: profile.id });
}

async function note(write: Write, action: AuditAction, userId: string, details: AuditEntry['details'] = {}) {
  const agencyId = await agencyOf(write.tx, userId);
  write.audit({ action, agencyId, subject: { type: 'User', id: userId }, details });
}
