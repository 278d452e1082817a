import { type Selectable, sql } from 'kysely';
import type { SendingHours } from '#common/invitations/settings.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import type { Write } from '#server/commands/write.ts';
import type { CampaignSettings as SettingsRow } from '#server/database/types.ts';
import { dayIn } from '../../invitations/timing.ts';
import { settingsOf } from '../campaigns/campaign-settings.ts';

/** A campaign that may send now, with everything its emails share. */
export interface CampaignToSend {
  readonly id: string;
  readonly agencyId: string;
  readonly audience: Audience;
  readonly isList: boolean;
  /** Its days count from the day of a status in the agency's software. */
  readonly isByStatus: boolean;
  readonly delayDays: number;
  readonly timeZone: string;
  readonly hours: SendingHours;
  /** Days after the first email. */
  readonly reminderDays: readonly number[];
  readonly agency: { readonly name: string; readonly legalName: string; readonly contact: string };
  readonly survey: {
    readonly template: string;
    readonly question: string | null;
    readonly accent: string;
    readonly subject: string | null;
    readonly mailText: string | null;
  };
  readonly message: string | null;
  readonly senderName: string | null;
  readonly replyTo: string;
  /** The day in the agency's time zone, and the emails that may still leave on it. */
  readonly day: string;
  readonly room: number;
}

/** An agency's plan includes surveys. What was planned waits for it. */
export const planWithSurveys = 'ultimate_team';

interface Row {
  agency_id: string;
  audience: Audience;
  trigger: string;
  delay_days: number;
  throttle: number;
  message: string | null;
  sender_name: string | null;
  emailed_on: string | null;
  emails_that_day: number;
  template: string;
  question: string | null;
  accent: string;
  subject: string | null;
  mail_text: string | null;
  name: string;
  legal_name: string;
  contact_email: string;
  time_zone: string;
  reply_to: string | null;
  settings: Selectable<SettingsRow> | null;
}

/**
 * Locks a campaign until the end of the transaction. Undefined when it may not send, or another worker is sending it:
 * a command that turns it off, pauses or changes it waits for the people at hand, and no one is added to the outbox after
 * that. What is in the outbox, `mostInOutbox` at most, still leaves.
 */
export async function campaignToSend(write: Write, id: string): Promise<CampaignToSend | undefined> {
  const { rows } = await sql<Row>`/* campaignToSend */
    select c.agency_id, s.audience, c.trigger, c.delay_days, c.throttle, c.message, c.sender_name,
      c.emailed_on, c.emails_that_day, s.template, s.question, s.accent, s.subject, s.mail_text,
      a.name, a.legal_name, a.contact_email, a.time_zone,
      (select x.reply_to from invite_settings x where x.agency_id = a.id) as reply_to,
      (select to_jsonb(x) from campaign_settings x where x.agency_id = a.id) as settings
    from campaigns c join surveys s on s.id = c.survey_id join agencies a on a.id = c.agency_id
    where c.id = ${id} and c.is_active and c.paused_at is null and a.plan = ${planWithSurveys}
    for no key update of c skip locked`.execute(write.tx);
  const row = rows[0];
  if (!row) return undefined;
  const { timing, senderName, messages, dailyLimit } = settingsOf(row.settings);
  const day = dayIn(row.time_zone, write.at);
  const own = row.emailed_on === day ? row.emails_that_day : 0;
  const room = Math.min(row.throttle - own, dailyLimit - (await emailsOfDay(write, row.agency_id, day)));
  return {
    ...{
      id,
      agencyId: row.agency_id,
      audience: row.audience,
      isList: row.trigger === 'list',
      isByStatus: row.trigger === 'ats_status',
      delayDays: row.delay_days,
    },
    ...{ timeZone: row.time_zone, hours: timing.hours, reminderDays: timing.reminderDays },
    agency: { name: row.name, legalName: row.legal_name, contact: row.contact_email },
    survey: {
      ...{ template: row.template, question: row.question, accent: row.accent },
      ...{ subject: row.subject, mailText: row.mail_text },
    },
    ...{ message: row.message ?? messages[row.audience], senderName: row.sender_name ?? senderName },
    ...{ replyTo: row.reply_to ?? row.contact_email, day, room: Math.max(room, 0) },
  };
}

/** What all campaigns of an agency sent on a day. They count one after another, so that they share its limit. */
async function emailsOfDay({ tx }: Write, agencyId: string, day: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`surveys of ${agencyId}`}, 0))`.execute(tx);
  const { emails } = await tx
    .selectFrom('campaigns')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('emails_that_day'), sql<string>`0`).as('emails'))
    .where('agency_id', '=', agencyId)
    .where('emailed_on', '=', day)
    .executeTakeFirstOrThrow();
  return Number(emails);
}

/** Counts emails that leave now: those to people asked for the first time, and reminders. */
export async function countEmails(
  { tx }: Write,
  { id, day }: CampaignToSend,
  { people, reminders }: { people: number; reminders: number },
): Promise<void> {
  await sql`/* countEmails */
    update campaigns set emailed_people = emailed_people + ${people}, emailed_on = ${day}::date,
      emails_that_day = case when emailed_on = ${day}::date then emails_that_day else 0 end + ${people + reminders}::int
    where id = ${id}`.execute(tx);
}
