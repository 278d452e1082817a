import { z } from 'zod';
import { type VendorKey, vendorNames } from '#common/connections/vendors.ts';
import { absolute, signInLinkUrl } from '#common/urls.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { mailedLately } from '#server/mail/mailed-lately.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { actedAsByNobody } from '#server/session/impersonation.ts';
import { hashToken } from '#server/session/tokens.ts';
import { defineTask } from '#server/tasks/task.ts';
import { newAccountLink } from '../account-links.ts';
import { linkSignIn } from '../mails/LinkSignInMail.tsx';
import { pendingMinutes } from './returning.commands.ts';

/** Emails with such links that an address gets in a day. */
const mostADay = 5;
/** Seconds between two emails for one return. */
const betweenMails = 60;

const linkRequest = z.object({ pendingId: z.uuid(), requestedAt: z.iso.datetime() });

const mailLink = defineCommand({
  name: 'mailSignInLink',
  input: linkRequest,
  run: async (write, { pendingId, requestedAt }) => {
    const at = new Date(requestedAt);
    const pending = await write.tx
      .selectFrom('pending_sign_ins')
      .selectAll()
      .where('id', '=', pendingId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', write.at)
      .forUpdate()
      .executeTakeFirst();
    if (!pending || (pending.mailed_at && at.getTime() - pending.mailed_at.getTime() < betweenMails * 1000))
      return { sent: false };
    const user = await accountOf(write, pending);
    if (!user) return { sent: false };
    const { id: userId, email, name } = user;
    const mailed = await mailedLately(write, email, [linkSignIn.kind], mostADay);
    if (mailed.length === mostADay) return { sent: false };
    const days = pendingMinutes / (24 * 60);
    const token = await newAccountLink({ ...write, at }, { userId, purpose: 'link_sign_in', days });
    await write.tx
      .updateTable('pending_sign_ins')
      .set({
        user_id: userId,
        link_hash: hashToken(token),
        mailed_at: at,
        expires_at: new Date(at.getTime() + pendingMinutes * 60_000),
      })
      .where('id', '=', pendingId)
      .execute();
    const props = {
      ...{ name, email, vendor: vendorNames[pending.vendor as VendorKey], emailThere: pending.email },
      linkUrl: absolute(env.PLAUDIT_URL, signInLinkUrl(token)),
    };
    await sendMail(write, linkSignIn, { to: { email, name }, props });
    write.audit({
      ...{ action: 'mailSignInLink', agencyId: null, subject: { type: 'User', id: userId } },
      details: { vendor: pending.vendor },
    });
    return { sent: true };
  },
});

/** The account that the link is for: one that is active, confirmed and not of our own team. */
const accountOf = ({ tx }: Write, { user_id, email }: { user_id: string | null; email: string | null }) =>
  tx
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.name'])
    .where('u.status', '=', 'active')
    .where('u.is_verified', '=', true)
    .where((eb) => (user_id ? eb('u.id', '=', user_id) : eb('u.email', '=', email ?? '')))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_roles as o')
            .whereRef('o.user_id', '=', 'u.id')
            .where('o.role', 'in', [...actedAsByNobody]),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst();

/** Emails the link that links other software to an account. Queued in the same way for every address. */
export const mailSignInLink = defineTask({
  name: 'mailSignInLink',
  payload: linkRequest,
  run: (context, payload) => carryOut(context, mailLink, payload),
});
