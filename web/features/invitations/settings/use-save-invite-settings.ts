import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useSaveInviteSettings_settings$data } from '#web/__generated__/useSaveInviteSettings_settings.graphql.ts';
import type { useSaveInviteSettingsMutation } from '#web/__generated__/useSaveInviteSettingsMutation.graphql.ts';
import { Overtaken, type SentFields, type Settings, useSave } from '#web/app-ui/settings.ts';

type Saved = Omit<useSaveInviteSettings_settings$data, ' $fragmentType'>;

/** Saves an agency's invite settings. In the form, numbers are texts. */
export function useSaveInviteSettings(saved: Saved): Settings {
  const run = useSave<useSaveInviteSettingsMutation, Saved>(mutation, settingsIn);
  const { id } = saved;
  const save = useCallback<Settings['save']>(
    async (fields, expectedVersion) => {
      try {
        await run({ ...sent(fields), settingsId: id, expectedVersion });
      } catch (error) {
        throw error instanceof Overtaken ? new Overtaken(inForm(error.newest as unknown as Saved)) : error;
      }
    },
    [run, id],
  );
  return useMemo(() => ({ of: `invite settings ${id}`, saved: inForm(saved), save }), [id, saved, save]);
}

const numbers: readonly string[] = [
  'candidateDelayDays',
  'employerDelayDays',
  'firstReminderDay',
  'secondReminderDay',
  'sendFromHour',
  'sendUntilHour',
];

const inForm = (settings: Saved) => ({
  ...settings,
  ...Object.fromEntries(
    numbers.map((name) => {
      const value = settings[name as keyof Saved];
      return [name, value === null ? '' : String(value)];
    }),
  ),
  sendWeekdays: settings.sendWeekdays.map(String),
});

const sent = (fields: SentFields): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'sendWeekdays') return [name, (value as readonly string[]).map(Number)];
      return [name, numbers.includes(name) ? numberIn(name, String(value)) : value];
    }),
  );

/** A text that is no whole number becomes one that the server refuses; only the second reminder may be left out. */
function numberIn(name: string, text: string): number | null {
  if (name === 'secondReminderDay' && text.trim() === '') return null;
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : -1;
}

const settingsIn = (data: useSaveInviteSettingsMutation['response']) => data.saveInviteSettings?.settings;

const mutation = graphql`
  mutation useSaveInviteSettingsMutation($input: SaveInviteSettingsInput!) {
    saveInviteSettings(input: $input) {
      errors { code message field }
      settings {
        ...useSaveInviteSettings_settings @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useSaveInviteSettings_settings on InviteSettings {
    id
    version
    candidateDelayDays
    employerDelayDays
    sendsReminders
    firstReminderDay
    secondReminderDay
    senderName
    replyTo
    wishedReplyTo
    candidateMessage
    employerMessage
    sendFromHour
    sendUntilHour
    sendWeekdays
    scheduledEarlier
  }
`;
