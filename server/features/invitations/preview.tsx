import { inviteSettingsLimits, senderShown } from '#common/invitations/settings.ts';
import { textLimits } from '#common/limits.ts';
import { isPlainDate } from '#common/plain-date.ts';
import { type Audience, audiences } from '#common/reviews/criteria.ts';
import { absolute, reviewInviteUrl, unsubscribeUrl } from '#common/urls.ts';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { renderMail } from '#server/mail/render.tsx';
import { replyToOf } from './invite-rules.ts';
import { type InvitationMailKind, invitationMails } from './mails/invitation-mails.ts';
import { inviterFor } from './may-invite.ts';
import { dayIn } from './timing.ts';

/** What somebody has typed so far of an invitation. */
export interface DraftedInvitation {
  recruiterId: string | null;
  kind: InvitationMailKind;
  audience: string;
  recipientName?: string | null | undefined;
  jobTitle?: string | null | undefined;
  companyName?: string | null | undefined;
  startDate?: string | null | undefined;
  message?: string | null | undefined;
  /** The sender, reply address and message that somebody is about to set for the agency, instead of the saved ones. */
  settings?: { senderName?: string | null | undefined; replyTo?: string | null | undefined } | null | undefined;
}

/** An email as it will arrive, and how many reminders may follow. */
export interface MailPreview {
  from: string;
  replyTo: string;
  reminders: number;
  subject: string;
  html: string;
  text: string;
}

/**
 * The email an invitation sends, rendered by the same templates. What is not typed yet is an ellipsis, and its links
 * lead nowhere. Throws a Refusal for viewers who cannot invite for this recruiter.
 */
export async function previewInvitation(
  { database, viewer, nature }: Context,
  draft: DraftedInvitation,
): Promise<MailPreview> {
  const inviter = await inviterFor({ tx: database.kysely, viewer }, draft.recruiterId ?? viewer.recruiterId);
  const sender = await database.kysely
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select([
      'r.name as recruiterName',
      'a.name as agencyName',
      'a.legal_name',
      'a.contact_email',
      'r.email as recruiter_email',
    ])
    .where('r.id', '=', inviter.id)
    .executeTakeFirstOrThrow();
  const { startDate, settings } = draft;
  const audience = audiences.find((one) => one === draft.audience) ?? ('candidate' satisfies Audience);
  const message = draft.message?.trim().slice(0, textLimits.message.max) || null;
  const { rules } = inviter;
  const senderName = settings
    ? settings.senderName?.trim().slice(0, inviteSettingsLimits.senderName) || null
    : rules.senderName;
  const { subject, Body } = invitationMails[draft.kind];
  const props = {
    audience,
    recipientName: typed(draft.recipientName, textLimits.name),
    recruiterName: sender.recruiterName,
    agencyName: sender.agencyName,
    agencyLegalName: sender.legal_name,
    agencyContact: sender.contact_email,
    jobTitle: typed(draft.jobTitle, textLimits.jobTitle),
    companyName: typed(draft.companyName, textLimits.companyName),
    startDate: startDate && isPlainDate(startDate) ? startDate : dayIn(inviter.time_zone, nature.now()),
    message: settings ? message : (message ?? rules.messages[audience]),
    messageBy: settings || !message ? sender.agencyName : sender.recruiterName,
    reviewUrl: absolute(env.PLAUDIT_URL, reviewInviteUrl('preview', 'preview')),
  };
  const unsubscribe = absolute(env.PLAUDIT_URL, unsubscribeUrl('preview'));
  return {
    from: senderName ? senderShown(senderName) : env.MAIL_FROM.replace(/ *<.*$/, ''),
    replyTo: replyToOf({
      ...sender,
      rules: { ...rules, replyTo: settings ? settings.replyTo || null : rules.replyTo },
    }),
    reminders: rules.reminderDays.length,
    subject: subject(props),
    ...(await renderMail(<Body {...props} />, {
      siteUrl: env.PLAUDIT_URL,
      contactEmail: env.CONTACT_EMAIL,
      unsubscribeUrl: unsubscribe,
    })),
  };
}

const typed = (text: string | null | undefined, { max }: { max: number }) =>
  text?.replaceAll(/\s+/g, ' ').trim().slice(0, max) || '…';
