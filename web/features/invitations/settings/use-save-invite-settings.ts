import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useSaveInviteSettings_settings$data } from '#web/__generated__/useSaveInviteSettings_settings.graphql.ts';
import type { useSaveInviteSettingsMutation } from '#web/__generated__/useSaveInviteSettingsMutation.graphql.ts';
import { Overtaken, type Settings, useSave } from '#web/app-ui/settings.ts';
import { timingAsTexts, timingNumbers } from './timing-as-texts.ts';

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

const { inForm, sent } = timingAsTexts<Saved>(timingNumbers);

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
