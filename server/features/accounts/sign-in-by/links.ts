import { type VendorKey, vendorNames } from '#common/connections/vendors.ts';
import { formatDateTime, utc } from '#common/formats.ts';
import { absolute, accountUrl, restorePasswordUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { actedAsByNobody } from '#server/session/impersonation.ts';
import { signInLinkChanged } from '../mails/SignInLinkChangedMail.tsx';

/** Ends a command about an account of our own team: it is opened by its password alone. */
export function refuseStaff({ roles }: { readonly roles: readonly string[] }): void {
  if (actedAsByNobody.some((role) => roles.includes(role)))
    refuse('STAFF', "Plaudit's own team signs in with email and password only.");
}

/** Links an identity to an account, and tells its owner. A link of the same identity to another account ends. */
export async function addLink(
  write: Write,
  userId: string,
  { vendor, subject, email }: { vendor: string; subject: string; email: string | null },
): Promise<void> {
  const { tx, at, nature } = write;
  const values = { user_id: userId, email, created_at: at, last_used_at: null };
  await tx
    .insertInto('sign_in_links')
    .values({ id: nature.newId(), vendor, subject, ...values })
    .onConflict((conflict) => conflict.columns(['vendor', 'subject']).doUpdateSet(values))
    .execute();
  write.audit({ action: 'addSignInLink', agencyId: null, subject: { type: 'User', id: userId }, details: { vendor } });
  await tellOwner(write, userId, vendor, true);
}

/** Tells an account's owner that a way to sign in was added or removed. */
export async function tellOwner(write: Write, userId: string, vendor: string, isAdded: boolean): Promise<void> {
  const { email, name, time_zone } = await write.tx
    .selectFrom('users')
    .select(['email', 'name', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const props = {
    ...{ name, email, isAdded, vendor: vendorNames[vendor as VendorKey] },
    changedAt: formatDateTime(write.at, time_zone ?? utc),
    accountUrl: absolute(env.PLAUDIT_URL, accountUrl()),
    resetUrl: absolute(env.PLAUDIT_URL, restorePasswordUrl()),
  };
  await sendMail(write, signInLinkChanged, { to: { email, name }, props });
}
