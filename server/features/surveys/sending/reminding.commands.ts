import { sql } from 'kysely';
import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import type { Fared } from '#server/mail/send-series.ts';
import { daysAfter, reminderTime, withinSendingHours } from '../../invitations/timing.ts';
import { surveyReminder } from '../mails/SurveyMail.tsx';
import { type CampaignToSend, campaignToSend, countEmails } from './campaign-to-send.ts';
import { type DueRecipient, dueRecipients, personOf, whyNotAsked, zoneOf } from './recipients-due.ts';
import { emailSurvey } from './survey-series.ts';

/** People reminded in one transaction. */
const atOnce = 100;

/** Minimum days between two emails to a person, even when reminders are late. */
const daysBetweenMails = 3;

/**
 * Reminds the next people of a campaign who have not answered, as far as the day's limits allow. Each reminder is counted
 * on its person's row, so that it is sent once. `isDone`: nobody is left for now.
 */
export const remindNext = defineCommand({
  name: 'remindNext',
  input: z.object({ campaignId: z.uuid() }),
  run: async (write, { campaignId }) => {
    const campaign = await campaignToSend(write, campaignId);
    if (!campaign || campaign.room === 0) return { isDone: true };
    const due = await dueRecipients(write, campaign, {
      where: sql`r.next_reminder_at <= ${write.at}::timestamptz`,
      orderBy: sql`r.next_reminder_at, r.id`,
      most: Math.min(atOnce, campaign.room),
    });
    if (due.length === 0) return { isDone: true };
    const later = due.flatMap((recipient) => postponed(write, campaign, recipient) ?? []);
    const waiting = new Set(later.map(({ id }) => id));
    const ready = due.filter((one) => !waiting.has(one.id) && isToBeReminded(write, campaign, one));
    const people = ready.map((one) => ({ ...personOf(one), email: one.email, name: one.name }));
    const faredOf = await emailSurvey(write, campaign, surveyReminder, people);
    await record(write, [
      ...later,
      ...due.filter(({ id }) => !waiting.has(id)).map((one) => noted(write, campaign, one, faredOf.get(one.id))),
    ]);
    const reminders = [...faredOf.values()].filter(({ outcome }) => outcome === 'queued').length;
    if (reminders > 0) {
      await countEmails(write, campaign, { people: 0, reminders });
      write.audit({
        ...{ action: 'sendSurveyReminders', agencyId: campaign.agencyId, actor: 'system' },
        ...{ subject: { type: 'Campaign', id: campaignId }, details: { sent: reminders } },
      });
    }
    return { isDone: false };
  },
});

/** A person who gave a score has answered, even if more questions follow. */
function isToBeReminded({ at }: Write, campaign: CampaignToSend, recipient: DueRecipient): boolean {
  const hasAnswered = recipient.state !== 'sent' && recipient.state !== 'started';
  return (
    !hasAnswered &&
    recipient.expires_at! > at &&
    recipient.reminders_sent < campaign.reminderDays.length &&
    whyNotAsked(recipient) === undefined
  );
}

interface Reminded {
  readonly id: string;
  readonly reminders: number;
  readonly next: Date | null;
}

/** Outside the hours where the person is, a reminder waits for them. */
function postponed({ at }: Write, campaign: CampaignToSend, recipient: DueRecipient): Reminded | undefined {
  const next = withinSendingHours(at, zoneOf(recipient, campaign), campaign.hours);
  return next > at ? { id: recipient.id, reminders: recipient.reminders_sent, next } : undefined;
}

function noted({ at }: Write, campaign: CampaignToSend, recipient: DueRecipient, fared: Fared | undefined): Reminded {
  const { id, sent_at, reminders_sent } = recipient;
  if (fared?.outcome !== 'queued') return { id, reminders: reminders_sent, next: null };
  const reminders = reminders_sent + 1;
  const day = campaign.reminderDays[reminders];
  const earliest = daysAfter(at, daysBetweenMails);
  const next =
    day === undefined ? null : reminderTime(sent_at!, day, zoneOf(recipient, campaign), earliest, campaign.hours);
  return { id, reminders, next };
}

async function record({ tx }: Write, reminded: readonly Reminded[]): Promise<void> {
  await sql`/* recordReminders */
    update survey_recipients r set reminders_sent = f.reminders, next_reminder_at = f.next
    from json_to_recordset(${JSON.stringify(reminded)}::json) as f (id uuid, reminders integer, next timestamptz)
    where r.id = f.id`.execute(tx);
}
