import { isReadable } from '#common/colors.ts';
import { formatDay } from '#common/formats.ts';
import { inviteSettingsLimits, senderShown } from '#common/invitations/settings.ts';
import { type Audience, audiences } from '#common/reviews/criteria.ts';
import { campaignLimits } from '#common/surveys/campaign-settings.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import { standardAccent } from '#common/surveys/mail.ts';
import { absolute, unsubscribeUrl } from '#common/urls.ts';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { renderMail } from '#server/mail/render.tsx';
import type { MailPreview } from '../../invitations/preview.tsx';
import { dayIn } from '../../invitations/timing.ts';
import { campaignSettings } from '../campaigns/campaign-settings.ts';
import { survey } from '../mails/SurveyMail.tsx';
import { surveyMailOf } from './survey-series.ts';

type Typed = string | null | undefined;

/** What a person has typed so far of a survey's design, a campaign or its settings. */
export interface DraftedSurveyMail {
  audience: string;
  template?: Typed;
  question?: Typed;
  accent?: Typed;
  subject?: Typed;
  text?: Typed;
  message?: Typed;
  senderName?: Typed;
  /** Whether it is about a placement, whose facts are an ellipsis. */
  isAboutPlacement?: boolean | null | undefined;
}

/**
 * The email of a survey, drawn by the template that sends it. Its links lead nowhere. Null for viewers who don't see the
 * agency's surveys.
 */
export async function previewSurveyMail(
  { database, viewer, nature }: Context,
  draft: DraftedSurveyMail,
): Promise<MailPreview | null> {
  const { agencyId, seesAgency, permissions } = viewer;
  if (!agencyId || !(seesAgency || permissions.has('nps_view'))) return null;
  const agency = await database.kysely
    .selectFrom('agencies as a')
    .leftJoin('invite_settings as x', 'x.agency_id', 'a.id')
    .select(['a.name', 'a.legal_name', 'a.contact_email', 'a.time_zone', 'x.reply_to'])
    .where('a.id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const { timing } = await campaignSettings(database.kysely, agencyId);
  const { subject, Body } = survey;
  const isOwn = draft.template === 'custom_template';
  const accent = draft.accent && /^#[0-9a-f]{6}$/i.test(draft.accent) && isReadable(draft.accent);
  const props = surveyMailOf(
    {
      id: 'preview',
      audience: audiences.find((one) => one === draft.audience) ?? ('candidate' satisfies Audience),
      agency: { name: agency.name, legalName: agency.legal_name, contact: agency.contact_email },
      survey: {
        template: isOwn ? 'custom_template' : 'default_template',
        question: typed(draft.question, surveyLimits.title),
        accent: accent ? draft.accent! : standardAccent,
        subject: isOwn ? typed(draft.subject, surveyLimits.subject) : null,
        mailText: isOwn ? typed(draft.text, surveyLimits.mailText) : null,
      },
      message: typed(draft.message, campaignLimits.message),
    },
    {
      greeting: 'Hello …,',
      token: 'preview',
      placement: draft.isAboutPlacement
        ? { job: '…', company: '…', start: formatDay(dayIn(agency.time_zone, nature.now())), recruiter: '…' }
        : null,
    },
  );
  const senderName = typed(draft.senderName, inviteSettingsLimits.senderName);
  return {
    from: senderName ? senderShown(senderName) : env.MAIL_FROM.replace(/ *<.*$/, ''),
    replyTo: agency.reply_to ?? agency.contact_email,
    reminders: timing.reminderDays.length,
    subject: subject(props),
    ...(await renderMail(<Body {...props} />, {
      siteUrl: env.PLAUDIT_URL,
      contactEmail: env.CONTACT_EMAIL,
      unsubscribeUrl: absolute(env.PLAUDIT_URL, unsubscribeUrl('preview')),
    })),
  };
}

const typed = (text: Typed, max: number): string | null => text?.trim().slice(0, max) || null;
