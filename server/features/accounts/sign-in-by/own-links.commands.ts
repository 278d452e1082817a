import { z } from 'zod';
import { signInVendors } from '#common/connections/vendors.ts';
import { defineCommand, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { readOrRefuse, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { browserKey } from '#server/integrations/authorizing.ts';
import { asPayload, currentPassword, ownerByPassword } from '../passwords/current-password.ts';
import { ownAccount } from '../session/sessions.commands.ts';
import { lockUser } from '../users/users.ts';
import { tellOwner } from './links.ts';
import { beginSignInBy } from './sign-in-by.ts';

const newLink = z.object({ vendor: z.enum(signInVendors), browserKey, currentPassword });

/**
 * Sends the viewer to a vendor, to add it as a way to sign in. Passwords are never part of a receipt, so there is no
 * retry key.
 */
export function beginSignInLink(context: Context, raw: unknown) {
  return asPayload(async () => {
    const userId = ownAccount(context);
    const { vendor, browserKey: key, currentPassword: password } = readOrRefuse(newLink, raw);
    await ownerByPassword(context, userId, password);
    const begun = await beginSignInBy(context, { vendor, browserKey: key, userId });
    if ('message' in begun) return refuse('NOT_OFFERED', begun.message, 'vendor');
    return { authorizeUrl: begun.url };
  });
}

const oldLink = z.object({ linkId: z.uuid(), currentPassword });

/** Removes one of the viewer's ways to sign in. Passwords are never part of a receipt, so there is no retry key. */
export function removeSignInLink(context: Context, raw: unknown) {
  return asPayload(async () => {
    const userId = ownAccount(context);
    const { linkId, currentPassword: password } = readOrRefuse(oldLink, raw);
    const isTheirs = await context.database.kysely
      .selectFrom('sign_in_links')
      .select('id')
      .where('id', '=', linkId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!isTheirs) refuseUnknown();
    await ownerByPassword(context, userId, password);
    const outcome = await runCommand(deleteLink, context, { linkId });
    return outcome.ok ? { user: userId } : { errors: outcome.problems };
  });
}

const deleteLink = defineCommand({
  name: 'removeSignInLink',
  input: z.object({ linkId: z.uuid() }),
  run: async (write, { linkId }) => {
    const userId = ownAccount(write);
    await lockUser(write, userId);
    const link = await write.tx
      .deleteFrom('sign_in_links')
      .where('id', '=', linkId)
      .where('user_id', '=', userId)
      .returning('vendor')
      .executeTakeFirst();
    if (!link) return refuseUnknown();
    const { agencyId, companyId } = write.viewer;
    const subject = { type: 'User', id: userId } as const;
    write.audit({ action: 'removeSignInLink', agencyId, companyId, subject, details: { vendor: link.vendor } });
    await tellOwner(write, userId, link.vendor, false);
    return {};
  },
});
