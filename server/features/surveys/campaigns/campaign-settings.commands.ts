import { z } from 'zod';
import { problemOfTiming } from '#common/invitations/settings.ts';
import { campaignSettingsInput } from '#common/surveys/campaign-settings.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { agencyWithSurveys } from '../may-edit.ts';

/**
 * Saves parts of the settings of an agency's campaigns; what is left out stays as it is. Emails that wait follow them
 * when they leave, and the delays are those of new campaigns. A clash returns the newer settings.
 */
export const saveCampaignSettings = defineCommand({
  name: 'saveCampaignSettings',
  input: campaignSettingsInput.extend({ settingsId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { settingsId: agencyId, expectedVersion, ...said }) => {
    const settings = await ownCampaignSettings(write, agencyId);
    refuseClash('page', settings.version, expectedVersion, { settings: agencyId });
    const changes = columnsOf(said);
    const after = { ...settings, ...changes };
    const problem = problemOfTiming({
      firstReminderDay: after.first_reminder_day,
      secondReminderDay: after.second_reminder_day,
      sendFromHour: after.send_from_hour,
      sendUntilHour: after.send_until_hour,
    });
    if (problem) refuse('invalid', problem.message, problem.field);
    await write.tx
      .updateTable('campaign_settings')
      .set({ ...changes, version: settings.version + 1 })
      .where('agency_id', '=', agencyId)
      .execute();
    write.audit({
      ...{ action: 'saveCampaignSettings', agencyId, subject: { type: 'Agency', id: agencyId } },
      details: { fields: Object.keys(said) },
    });
    return { settings: agencyId };
  },
});

/** The settings of the viewer's agency, locked; with the defaults in version 0 if it has none yet. */
async function ownCampaignSettings(write: Write, agencyId: string) {
  const { permissions, seesAgency, agencyId: own } = write.viewer;
  if (agencyId !== own || (!permissions.has('nps_view') && !seesAgency)) return refuseUnknown();
  agencyWithSurveys(write);
  const { tx } = write;
  await tx
    .insertInto('campaign_settings')
    .values({ agency_id: agencyId, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('campaign_settings')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The columns of the given fields, without missing ones. */
function columnsOf(said: z.output<typeof campaignSettingsInput>) {
  const columns = {
    candidate_delay_days: said.candidateDelayDays,
    employer_delay_days: said.employerDelayDays,
    sends_reminders: said.sendsReminders,
    first_reminder_day: said.firstReminderDay,
    second_reminder_day: said.secondReminderDay,
    daily_limit: said.dailyLimit,
    send_from_hour: said.sendFromHour,
    send_until_hour: said.sendUntilHour,
    send_weekdays: said.sendWeekdays,
    sender_name: said.senderName,
    candidate_message: said.candidateMessage,
    employer_message: said.employerMessage,
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [C in keyof typeof columns]?: Exclude<(typeof columns)[C], undefined> };
}
