import { graphql, useFragment } from 'react-relay';
import { formatNumber } from '#common/formats.ts';
import { wordingProblem } from '#common/reviews/checks/wording.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { campaignLimits } from '#common/surveys/campaign-settings.ts';
import { campaignSettingsUrl, surveyDesignUrl } from '#common/urls.ts';
import type { CampaignEmail_settings$key } from '#web/__generated__/CampaignEmail_settings.graphql.ts';
import type { CampaignEmail_survey$key } from '#web/__generated__/CampaignEmail_survey.graphql.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { SenderNameField } from '#web/features/invitations/settings/EmailSections.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '../design/SurveyDesign.module.css';
import { SurveyEmail } from '../design/SurveyEmail.tsx';
import { designOf } from '../survey-words.ts';

type Defaults = { senderName: string | null | undefined; message: string | null | undefined };

/** What a campaign writes, from whom, and how many emails a day. Without its own, it uses the agency's settings. */
export function EmailSection({ isClosed, defaults }: { isClosed: boolean; defaults: Defaults }) {
  const { field, values } = useSection({ message: '', senderName: '' });
  const { error, ...message } = field('message');
  return (
    <SettingsSection
      id="email"
      title="Email"
      about={
        <p>
          Ask for an honest answer. You can't offer anything for it, or say which score you hope for. The subject and
          the rest of the email are in the <Link href={surveyDesignUrl()}>design</Link>.
        </p>
      }
      labels={{ message: 'Message', senderName: 'Sender name' }}
      isClosed={isClosed}
    >
      <TextArea
        {...message}
        label="Message"
        rows={4}
        optional
        maxLength={campaignLimits.message}
        placeholder={defaults.message ?? undefined}
        help={
          defaults.message
            ? 'Leave it empty for the message of your campaign settings.'
            : 'Leave it empty for an email without a message of yours.'
        }
        error={error ?? wordingProblem(values.message)?.message}
      />
      <SenderNameField
        without={
          defaults.senderName
            ? `Leave it empty for '${defaults.senderName}', the name in your campaign settings.`
            : 'Without a name, the emails come from us.'
        }
      />
    </SettingsSection>
  );
}

/** How many emails a campaign sends on a day. */
export function ThrottleSection({ isClosed, dailyLimit }: { isClosed: boolean; dailyLimit: number | undefined }) {
  const { field } = useSection({ throttle: '' });
  const { min, max } = campaignLimits.throttle;
  return (
    <SettingsSection
      id="limit"
      title="Daily limit"
      about={
        <p>
          <span>Emails over the limit wait for the next day. </span>
          {dailyLimit !== undefined && (
            <span>{`All your campaigns together send at most ${formatNumber(dailyLimit)} a day. `}</span>
          )}
          <Link href={campaignSettingsUrl()}>Campaign settings</Link>
        </p>
      }
      labels={{ throttle: 'Emails a day' }}
      isClosed={isClosed}
    >
      <TextField
        {...field('throttle')}
        label="Emails a day"
        inputMode="numeric"
        help={`From ${min} to ${formatNumber(max)}`}
      />
    </SettingsSection>
  );
}

type EmailPreviewProps = {
  audience: Audience;
  isAboutPlacement: boolean;
  survey: CampaignEmail_survey$key | null | undefined;
  settings: CampaignEmail_settings$key | null | undefined;
};

/** The email of a campaign with what is typed in the form. */
export function CampaignEmailPreview({
  audience,
  isAboutPlacement,
  survey: surveyKey,
  settings: settingsKey,
}: EmailPreviewProps) {
  const survey = useFragment(
    graphql`
      fragment CampaignEmail_survey on Survey {
        template
        question
        accent
        subject
        mailText
      }
    `,
    surveyKey,
  );
  const defaults = useDefaults(settingsKey, audience);
  const { values } = useSection({ message: '', senderName: '' });
  if (!survey) return null;
  return (
    <aside className={styles.preview} aria-label="Email preview">
      <h2 className={styles.title}>Email preview</h2>
      <SurveyEmail
        input={{
          ...designOf(survey),
          ...{ audience, isAboutPlacement },
          senderName: values.senderName.trim() || defaults.senderName,
          message: values.message.trim() || defaults.message,
        }}
      />
    </aside>
  );
}

/** What the settings of an agency's campaigns give to one of an audience. */
export function useDefaults(key: CampaignEmail_settings$key | null | undefined, audience: Audience) {
  const settings = useFragment(
    graphql`
      fragment CampaignEmail_settings on CampaignSettings {
        senderName
        candidateMessage
        employerMessage
        dailyLimit
      }
    `,
    key,
  );
  return {
    senderName: settings?.senderName,
    message: settings?.[`${audience}Message`],
    dailyLimit: settings?.dailyLimit,
  };
}
