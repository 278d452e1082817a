import { type Expression, sql } from 'kysely';
import { weekdays } from '#common/invitations/settings.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import type { DB } from '#server/database/types.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { saveCampaignSettings } from './campaign-settings.commands.ts';

const Agency = plan.type('Agency', 'agencies');

/** How an agency's campaigns send. Every agency has them; until they are saved, these are the defaults. */
const CampaignSettings = plan.node('CampaignSettings', {
  table: 'agencies',
  visibleTo: ({ row, viewer, can }) =>
    sql<boolean>`(${row.id} = ${viewer.agencyId} and (${can('nps_view')} or ${viewer.seesAgency}))`,
});

/** A column of the settings that an agency has saved; null before it has. */
const saved = <T>({ id }: { id: Expression<string> }, column: keyof DB['campaign_settings']) =>
  sql<T>`(select ${sql.ref(`s.${column}`)} from campaign_settings s where s.agency_id = ${id})`;

const { usualDelayDays, usualReminderDays, usualHours, usualDailyLimit } = surveyLimits;

plan.fields(CampaignSettings, (t) => {
  const int = (column: keyof DB['campaign_settings'], usual: number) =>
    t.sql({ type: 'Int', sql: ({ row }) => sql<number>`coalesce(${saved(row, column)}, ${sql.lit(usual)})` });
  const text = (column: keyof DB['campaign_settings']) =>
    t.sql({ type: 'String', nullable: true, sql: ({ row }) => saved<string>(row, column) });
  const [first, second] = usualReminderDays;
  return {
    candidateDelayDays: int('candidate_delay_days', usualDelayDays.candidate),
    employerDelayDays: int('employer_delay_days', usualDelayDays.employer),
    sendsReminders: t.sql({
      type: 'Boolean',
      sql: ({ row }) => sql<boolean>`coalesce(${saved(row, 'sends_reminders')}, true)`,
    }),
    firstReminderDay: int('first_reminder_day', first),
    secondReminderDay: t.sql({
      type: 'Int',
      nullable: true,
      description: 'Null if there is only one reminder.',
      sql: ({ row }) =>
        sql<number>`case when ${saved(row, 'agency_id')} is null then ${sql.lit(second)} else ${saved(row, 'second_reminder_day')} end`,
    }),
    dailyLimit: int('daily_limit', usualDailyLimit),
    sendFromHour: int('send_from_hour', usualHours.from),
    sendUntilHour: int('send_until_hour', usualHours.until),
    sendWeekdays: t.sql({
      type: ['Int'],
      sql: ({ row }) => sql<number[]>`coalesce(${saved(row, 'send_weekdays')}, ${sql.val([...weekdays])}::int[])`,
    }),
    senderName: text('sender_name'),
    candidateMessage: text('candidate_message'),
    employerMessage: text('employer_message'),
    version: int('version', 0),
    replyTo: t.sql({
      type: 'String',
      nullable: true,
      description: 'The reply address of the invite settings, which campaigns use, too.',
      sql: ({ row }) => sql<string>`(select i.reply_to from invite_settings i where i.agency_id = ${row.id})`,
    }),
    agency: t.one(Agency, { via: 'id' }),
    viewerCanSave: t.sql({
      type: 'Boolean',
      description: "The viewer's plan has surveys, and they are the agency's admin.",
      sql: ({ viewer, can }) => sql<boolean>`(${can('nps_create')} and ${viewer.seesAgency})`,
    }),
  };
});

plan.query.one('campaignSettings', CampaignSettings, {
  description: "How the campaigns of the viewer's agency send; null without an agency.",
  where: ({ row, viewer }) => sql<boolean>`${row.id} = ${viewer.agencyId}`,
});

commandMutation(saveCampaignSettings, {
  description:
    "Saves parts of the settings of an agency's campaigns. Omitted fields stay unchanged; null clears optional ones.",
  payload: { settings: CampaignSettings },
  ids: { settingsId: 'CampaignSettings' },
});
