import { graphql } from 'react-relay';
import type { useSaveInviteSettings_settings$data } from '#web/__generated__/useSaveInviteSettings_settings.graphql.ts';
import type { useSaveInviteSettingsMutation } from '#web/__generated__/useSaveInviteSettingsMutation.graphql.ts';
import { timingNumbers } from './timing-as-texts.ts';
import { type TimingKind, useSaveTiming } from './use-save-timing.ts';

type Saved = Omit<useSaveInviteSettings_settings$data, ' $fragmentType'>;

/** Saves an agency's invite settings. */
export const useSaveInviteSettings = (saved: Saved) => useSaveTiming(saved, kind);

const kind: TimingKind<useSaveInviteSettingsMutation, Saved> = {
  of: 'invite settings',
  numbers: timingNumbers,
  settingsIn: (data) => data.saveInviteSettings?.settings,
  mutation: graphql`
    mutation useSaveInviteSettingsMutation($input: SaveInviteSettingsInput!) {
      saveInviteSettings(input: $input) {
        errors { code message field }
        settings {
          ...useSaveInviteSettings_settings @relay(mask: false)
        }
      }
    }
  `,
};

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
