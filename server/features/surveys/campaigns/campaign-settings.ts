import type { Kysely, Selectable } from 'kysely';
import { type InviteTiming, weekdays } from '#common/invitations/settings.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import type { DB, CampaignSettings as Row } from '#server/database/types.ts';

/** How an agency's campaigns send. */
export interface CampaignSettings {
  /** The delays are those of new campaigns that ask after a placement starts; each campaign then has its own. */
  readonly timing: InviteTiming;
  /** Emails a day of all campaigns together. */
  readonly dailyLimit: number;
  readonly senderName: string | null;
  readonly messages: { readonly candidate: string | null; readonly employer: string | null };
  /** 0 until the settings are saved for the first time. */
  readonly version: number;
}

const usual: CampaignSettings = {
  timing: {
    delayDays: surveyLimits.usualDelayDays,
    reminderDays: surveyLimits.usualReminderDays,
    hours: { ...surveyLimits.usualHours, weekdays },
  },
  dailyLimit: surveyLimits.usualDailyLimit,
  senderName: null,
  messages: { candidate: null, employer: null },
  version: 0,
};

/** The settings of an agency's campaigns, or the defaults. */
export async function campaignSettings(tx: Kysely<DB>, agencyId: string): Promise<CampaignSettings> {
  const row = await tx.selectFrom('campaign_settings').selectAll().where('agency_id', '=', agencyId).executeTakeFirst();
  return settingsOf(row);
}

/** The settings that a row holds; the defaults without one. */
export function settingsOf(row: Selectable<Row> | null | undefined): CampaignSettings {
  if (!row) return usual;
  const second = row.second_reminder_day === null ? [] : [row.second_reminder_day];
  return {
    timing: {
      delayDays: { candidate: row.candidate_delay_days, employer: row.employer_delay_days },
      reminderDays: row.sends_reminders ? [row.first_reminder_day, ...second] : [],
      hours: { from: row.send_from_hour, until: row.send_until_hour, weekdays: row.send_weekdays },
    },
    dailyLimit: row.daily_limit,
    senderName: row.sender_name,
    messages: { candidate: row.candidate_message, employer: row.employer_message },
    version: row.version,
  };
}
