import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { formatDateTime, utc } from '#common/formats.ts';
import { emailAddress } from '#common/inputs.ts';
import { emailChangeHours } from '#common/retention.ts';
import { absolute, agencyEditUrl, emailChangeUrl, restorePasswordUrl, signInUrl } from '#common/urls.ts';
import { defineCommand, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { readOrRefuse, refuse } from '#server/commands/refusal.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import type { EmailChanges } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { mailedLately } from '#server/mail/mailed-lately.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { carryRefusals } from '#server/mail/suppression.ts';
import { hashToken } from '#server/session/tokens.ts';
import { voidAccountLinks } from '../account-links.ts';
import { allowEmailChange } from '../mails/AllowEmailChangeMail.tsx';
import { confirmNewEmail } from '../mails/ConfirmNewEmailMail.tsx';
import { emailChanged } from '../mails/EmailChangedMail.tsx';
import { emailTaken } from '../mails/EmailTakenMail.tsx';
import { asPayload, currentPassword, ownerByPassword } from '../passwords/current-password.ts';
import { forgetUnconfirmed, hasAccount } from '../registration/forget-unconfirmed.ts';
import { ownAccount } from '../session/sessions.commands.ts';
import { endSessionsOf, familyOf } from '../session/sessions.ts';
import { agencyOf, lockUser } from '../users/users.ts';
import { endEmailChange } from './end-email-change.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /** An account has another email address: later features use it in place of the old one. */
    emailChanged: { userId: string; from: string; to: string };
  }
}

type Change = Selectable<EmailChanges>;
type User = Awaited<ReturnType<typeof lockUser>>;

/** Emails about changes that an address gets in a day, and seconds between two times that links are sent. */
const mailsAllowed = { aDay: 5, seconds: 60 };

const requestInput = z.object({
  newEmail: emailAddress,
  currentPassword,
  refreshToken: z.string().max(1000).nullish(),
});

/**
 * Asks both addresses to confirm that the viewer's email becomes another one. The answer is the same when that one has
 * an account already; its owner is told. Returns problems like a payload. Passwords are never part of a receipt, so
 * there is no retry key: the same request again does nothing while the first is open.
 */
export function requestEmailChange(context: Context, raw: unknown) {
  return asPayload(async () => {
    const userId = ownAccount(context);
    const { newEmail, currentPassword, refreshToken } = readOrRefuse(requestInput, raw);
    await ownerByPassword(context, userId, currentPassword);
    const outcome = await runCommand(openEmailChange, context, { newEmail, refreshToken: refreshToken ?? null });
    return outcome.ok ? outcome.result : { errors: outcome.problems };
  });
}

const openEmailChange = defineCommand({
  name: 'requestEmailChange',
  input: z.object({ newEmail: z.string(), refreshToken: z.string().nullable() }),
  run: async (write, { newEmail, refreshToken }) => {
    const user = await lockUser(write, ownAccount(write));
    if (newEmail === user.email) refuse('SAME_EMAIL', 'This is already your email address.', 'newEmail');
    if ((await openChangeOf(write, user.id))?.new_email === newEmail) return { user: user.id };
    await refuseTooMany(write, user.email, newEmail);
    await endEmailChange(write.tx, user.id, 'canceled');
    const { fields, tokens } = newLinks(write);
    const change = await write.tx
      .insertInto('email_changes')
      .values({
        id: write.nature.newId(),
        user_id: user.id,
        old_email: user.email,
        new_email: newEmail,
        family_id: await familyOf(write.tx, user.id, refreshToken),
        ...fields,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await mailLinks(write, user, change, tokens);
    auditOwn(write, 'requestEmailChange');
    return { user: user.id };
  },
});

/** Sends new links to the addresses that have not confirmed yet, in place of the earlier ones. */
export const sendEmailChangeAgain = defineCommand({
  name: 'sendEmailChangeAgain',
  input: z.object({}),
  run: async (write) => {
    const user = await lockUser(write, ownAccount(write));
    const open = (await openChangeOf(write, user.id)) ?? refuseEnded();
    if (write.at.getTime() - open.mailed_at.getTime() < mailsAllowed.seconds * 1000)
      refuse('TOO_SOON', 'We just sent these emails. Wait a minute, then try again.');
    await refuseTooMany(write, open.old_email, open.new_email);
    const { fields, tokens } = newLinks(write);
    const { old_token_hash, new_token_hash, ...times } = fields;
    await write.tx
      .updateTable('email_changes')
      .set({
        ...times,
        ...(!open.old_confirmed_at && { old_token_hash }),
        ...(!open.new_confirmed_at && { new_token_hash }),
      })
      .where('id', '=', open.id)
      .execute();
    await mailLinks(write, user, open, tokens);
    auditOwn(write, 'sendEmailChangeAgain');
    return { user: user.id };
  },
});

/** Takes the viewer's open change back. Its links stop working. */
export const cancelEmailChange = defineCommand({
  name: 'cancelEmailChange',
  input: z.object({}),
  run: async (write) => {
    const user = await lockUser(write, ownAccount(write));
    if (await endEmailChange(write.tx, user.id, 'canceled')) auditOwn(write, 'cancelEmailChange');
    return { user: user.id };
  },
});

/**
 * One of the two addresses confirms a change, which is done once both have. If the new address has got an account of its
 * own since, the change ends instead. Another press changes nothing.
 */
export const confirmEmailChange = defineCommand({
  name: 'confirmEmailChange',
  input: z.object({ token: z.string().max(100) }),
  actor: ({ token }) => actorOf(token),
  run: async (write, { token }) => {
    const { user, change, isOld } = await lockByToken(write, token);
    if (change.state === 'done') return {};
    if (!isOpen(write, change)) return refuseEnded();
    const column = isOld ? 'old_confirmed_at' : 'new_confirmed_at';
    if (change[column]) return {};
    await write.tx
      .updateTable('email_changes')
      .set({ [column]: write.at })
      .where('id', '=', change.id)
      .execute();
    await auditBy(write, user, 'confirmEmailChange', { address: isOld ? 'old' : 'new' });
    if (change.old_confirmed_at || change.new_confirmed_at) await complete(write, user, change);
    return {};
  },
});

/** The owner of the present address stops a change that they did not request, and may end all sessions. */
export const refuseEmailChange = defineCommand({
  name: 'refuseEmailChange',
  input: z.object({ token: z.string().max(100), endsSessions: z.boolean() }),
  actor: ({ token }) => actorOf(token),
  run: async (write, { token, endsSessions }) => {
    const { user, change, isOld } = await lockByToken(write, token);
    if (!isOld) return refuseUnknownLink();
    if (change.state === 'refused') return {};
    if (!isOpen(write, change)) return refuseEnded();
    await endEmailChange(write.tx, user.id, 'refused');
    const ended = endsSessions ? await endSessionsOf(write.tx, user.id, 'signed_out_everywhere', write.at) : 0;
    await auditBy(write, user, 'refuseEmailChange', { ended });
    return {};
  },
});

const actorOf = (token: string) => `email change ${hashToken(token).toString('hex')}`;

async function complete(write: Write, user: User, change: Change) {
  const { tx, at } = write;
  const { id, old_email: from, new_email: to } = change;
  // Also makes everything that could give somebody this address wait.
  await forgetUnconfirmed(write, to);
  if (await hasAccount(tx, to)) {
    await tx.updateTable('email_changes').set({ state: 'taken' }).where('id', '=', id).execute();
    return;
  }
  await tx.updateTable('users').set({ email: to, is_verified: true }).where('id', '=', user.id).execute();
  await tx
    .insertInto('former_emails')
    .values({ user_id: user.id, email: from, until: at })
    .onConflict((at) => at.columns(['user_id', 'email']).doUpdateSet({ until: write.at }))
    .execute();
  await tx.updateTable('email_changes').set({ state: 'done' }).where('id', '=', id).execute();
  await endSessionsOf(tx, user.id, 'email_changed', at, change.family_id);
  await voidAccountLinks(tx, user.id, at);
  await carryRefusals(write, from, to);
  await write.emit('emailChanged', { userId: user.id, from, to });
  await auditBy(write, user, 'changeEmail');
  await tellBoth(write, user, change);
}

async function tellBoth(
  write: Write,
  { id, name, time_zone: timeZone }: User,
  { old_email: oldEmail, new_email: newEmail }: Change,
) {
  const props = {
    ...{ name, oldEmail, newEmail, changedAt: formatDateTime(write.at, timeZone ?? utc) },
    signInUrl: absolute(env.PLAUDIT_URL, signInUrl()),
  };
  const isContact = await isContactOfTheirAgency(write, id, oldEmail);
  const agencyUrl = isContact ? absolute(env.PLAUDIT_URL, agencyEditUrl('contact')) : null;
  await sendMail(write, emailChanged, { to: { email: oldEmail, name }, props: { ...props, isToOld: true } });
  await sendMail(write, emailChanged, {
    to: { email: newEmail, name },
    props: { ...props, isToOld: false, agencyUrl },
  });
}

/** Whether an address is still the contact of the agency that the person runs. */
async function isContactOfTheirAgency({ tx }: Write, userId: string, email: string): Promise<boolean> {
  const agency = await tx
    .selectFrom('agencies as a')
    .innerJoin('recruiters as r', 'r.agency_id', 'a.id')
    .innerJoin('user_roles as o', 'o.user_id', 'r.user_id')
    .select('a.id')
    .where('r.user_id', '=', userId)
    .where('o.role', '=', 'ROLE_RECRUITER_ADMIN')
    .where((eb) => eb(eb.fn('lower', ['a.contact_email']), '=', email))
    .executeTakeFirst();
  return agency !== undefined;
}

/** An account's change that can still be confirmed. The account must be locked. */
async function openChangeOf(write: Write, userId: string): Promise<Change | undefined> {
  const change = await write.tx
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return change && isOpen(write, change) ? change : undefined;
}

const isOpen = ({ at }: Write, { state, expires_at }: Change) => state === 'waiting' && expires_at > at;

/** Locks the change of a link, with its account first, as everything does that changes an email. */
async function lockByToken(write: Write, token: string) {
  const hash = hashToken(token);
  const byToken = write.tx
    .selectFrom('email_changes')
    .selectAll()
    .where((eb) => eb.or([eb('old_token_hash', '=', hash), eb('new_token_hash', '=', hash)]));
  const found = (await byToken.executeTakeFirst()) ?? refuseUnknownLink();
  const user = await lockUser(write, found.user_id);
  const change = await byToken.executeTakeFirst();
  if (!change || user.status !== 'active') return refuseUnknownLink();
  return { user, change, isOld: change.old_token_hash.equals(hash) };
}

const refuseUnknownLink = (): never => refuse('LINK_UNKNOWN', "This link doesn't work.");
const refuseEnded = (): never => refuse('ENDED', 'This change was canceled or has expired. Request it again.');

/** Anybody with an account can type any address. */
async function refuseTooMany(write: Write, oldEmail: string, newEmail: string) {
  const { aDay } = mailsAllowed;
  const toOld = await mailedLately(write, oldEmail, [allowEmailChange.kind], aDay);
  const toNew = await mailedLately(write, newEmail, [confirmNewEmail.kind, emailTaken.kind], aDay);
  if (Math.max(toOld.length, toNew.length) >= aDay)
    refuse('TOO_MANY', "You've requested this too often today. Try again tomorrow.", 'newEmail');
}

function newLinks({ nature, at }: Write) {
  const tokens = { old: nature.newToken(), new: nature.newToken() };
  const fields = {
    old_token_hash: hashToken(tokens.old),
    new_token_hash: hashToken(tokens.new),
    mailed_at: at,
    expires_at: new Date(at.getTime() + emailChangeHours * 3_600_000),
  };
  return { fields, tokens };
}

/** Asks each address that has not confirmed yet. The owner of one with an account is told, and gets no link. */
async function mailLinks(
  write: Write,
  { name, time_zone: timeZone }: User,
  change: Change,
  tokens: { old: string; new: string },
) {
  const { old_email: oldEmail, new_email: newEmail } = change;
  const linkOf = (token: string) => absolute(env.PLAUDIT_URL, emailChangeUrl(token));
  if (!change.old_confirmed_at) {
    const requestedAt = formatDateTime(write.at, timeZone ?? utc);
    const props = { name, oldEmail, newEmail, requestedAt, changeUrl: linkOf(tokens.old) };
    await sendMail(write, allowEmailChange, { to: { email: oldEmail, name }, props });
  }
  if (change.new_confirmed_at) return;
  // Until the address is confirmed, it may be a stranger's, who must not learn whose account this is.
  const to = { email: newEmail, name: '' };
  if (await hasAccount(write.tx, newEmail)) {
    const props = {
      signInUrl: absolute(env.PLAUDIT_URL, signInUrl()),
      restoreUrl: absolute(env.PLAUDIT_URL, restorePasswordUrl()),
    };
    await sendMail(write, emailTaken, { to, props });
  } else await sendMail(write, confirmNewEmail, { to, props: { confirmUrl: linkOf(tokens.new) } });
}

function auditOwn(write: Write, action: AuditAction) {
  const { userId, agencyId, companyId } = write.viewer;
  write.audit({ action, agencyId, companyId, subject: { type: 'User', id: userId! } });
}

/** For what somebody does with a link, signed in or not. */
async function auditBy(write: Write, { id }: User, action: AuditAction, details: AuditEntry['details'] = {}) {
  write.audit({ action, agencyId: await agencyOf(write.tx, id), subject: { type: 'User', id }, details });
}
