import { graphql } from 'react-relay';
import type { useSaveCampaignSettings_settings$data } from '#web/__generated__/useSaveCampaignSettings_settings.graphql.ts';
import type { useSaveCampaignSettingsMutation } from '#web/__generated__/useSaveCampaignSettingsMutation.graphql.ts';
import { timingNumbers } from '#web/features/invitations/settings/timing-as-texts.ts';
import { type TimingKind, useSaveTiming } from '#web/features/invitations/settings/use-save-timing.ts';

type Saved = Omit<useSaveCampaignSettings_settings$data, ' $fragmentType'>;

/** Saves the settings of an agency's campaigns. */
export const useSaveCampaignSettings = (saved: Saved) => useSaveTiming(saved, kind);

const kind: TimingKind<useSaveCampaignSettingsMutation, Saved> = {
  of: 'campaign settings',
  numbers: [...timingNumbers, 'dailyLimit'],
  settingsIn: (data) => data.saveCampaignSettings?.settings,
  mutation: graphql`
    mutation useSaveCampaignSettingsMutation($input: SaveCampaignSettingsInput!) {
      saveCampaignSettings(input: $input) {
        errors { code message field }
        settings {
          ...useSaveCampaignSettings_settings @relay(mask: false)
        }
      }
    }
  `,
};

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
