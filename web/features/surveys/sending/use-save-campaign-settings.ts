import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useSaveCampaignSettings_settings$data } from '#web/__generated__/useSaveCampaignSettings_settings.graphql.ts';
import type { useSaveCampaignSettingsMutation } from '#web/__generated__/useSaveCampaignSettingsMutation.graphql.ts';
import { Overtaken, type Settings, useSave } from '#web/app-ui/settings.ts';
import { timingAsTexts, timingNumbers } from '#web/features/invitations/settings/timing-as-texts.ts';

type Saved = Omit<useSaveCampaignSettings_settings$data, ' $fragmentType'>;

/** Saves the settings of an agency's campaigns. In the form, numbers are texts. */
export function useSaveCampaignSettings(saved: Saved): Settings {
  const run = useSave<useSaveCampaignSettingsMutation, Saved>(mutation, settingsIn);
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
  return useMemo(() => ({ of: `campaign settings ${id}`, saved: inForm(saved), save }), [id, saved, save]);
}

const { inForm, sent } = timingAsTexts<Saved>([...timingNumbers, 'dailyLimit']);

const settingsIn = (data: useSaveCampaignSettingsMutation['response']) => data.saveCampaignSettings?.settings;

const mutation = graphql`
  mutation useSaveCampaignSettingsMutation($input: SaveCampaignSettingsInput!) {
    saveCampaignSettings(input: $input) {
      errors { code message field }
      settings {
        ...useSaveCampaignSettings_settings @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useSaveCampaignSettings_settings on CampaignSettings {
    id
    version
    candidateDelayDays
    employerDelayDays
    sendsReminders
    firstReminderDay
    secondReminderDay
    dailyLimit
    senderName
    candidateMessage
    employerMessage
    sendFromHour
    sendUntilHour
    sendWeekdays
  }
`;
