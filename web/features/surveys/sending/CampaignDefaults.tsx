import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatNumber } from '#common/formats.ts';
import { type Audience, audiences } from '#common/reviews/criteria.ts';
import { campaignLimits } from '#common/surveys/campaign-settings.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import { inviteSettingsUrl } from '#common/urls.ts';
import type { CampaignDefaults_settings$key } from '#web/__generated__/CampaignDefaults_settings.graphql.ts';
import type { CampaignDefaults_survey$key } from '#web/__generated__/CampaignDefaults_survey.graphql.ts';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { SettingsContext, useSection, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { MessagesSection, SenderNameField } from '#web/features/invitations/settings/EmailSections.tsx';
import { DelaySection, HoursSection, RemindersSection } from '#web/features/invitations/settings/TimingSections.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '../design/SurveyDesign.module.css';
import { SurveyEmail } from '../design/SurveyEmail.tsx';
import { audienceIn, audienceWords, designOf } from '../survey-words.ts';
import { useSaveCampaignSettings } from './use-save-campaign-settings.ts';

type CampaignDefaultsProps = {
  settings: CampaignDefaults_settings$key;
  surveys: CampaignDefaults_survey$key;
};

/** When the emails of an agency's campaigns go out and what they say. Its people see it, and its admins change it. */
export function CampaignDefaults({ settings: key, surveys }: CampaignDefaultsProps) {
  const saved = useFragment(
    graphql`
      fragment CampaignDefaults_settings on CampaignSettings {
        ...useSaveCampaignSettings_settings @relay(mask: false)
        replyTo
        viewerCanSave
      }
    `,
    key,
  );
  const { viewerCanSave: canSave, replyTo } = saved;
  const editor = useSettingsEditor(useSaveCampaignSettings(saved));
  const sections = (
    <>
      <DelaySection
        isClosed={!canSave}
        title="When to ask"
        about="New campaigns start with this. Each campaign can have its own."
        days={campaignLimits.delayDays}
        recommended={surveyLimits.usualDelayDays}
      />
      <HoursSection isClosed={!canSave} about="Emails that are waiting follow a change, too." />
      <RemindersSection
        isClosed={!canSave}
        about="Only people who haven't answered get one, and nobody gets more than two."
        after="email"
      />
      <LimitSection isClosed={!canSave} />
      <SettingsSection id="sender" title="Sender" labels={{ senderName: 'Sender name' }} isClosed={!canSave}>
        <SenderNameField />
        <ReplyAddress replyTo={replyTo} />
      </SettingsSection>
      <MessagesSection
        isClosed={!canSave}
        about="Used in campaigns without a message of their own. Ask for an honest answer. You can't offer anything for it, or say which score you hope for."
      />
    </>
  );
  return (
    <SettingsContext value={editor}>
      {!canSave && (
        <Notice title="Only an admin of your agency can change these settings">
          They apply to all campaigns of your agency, so one person looks after them. You can see what's set here.
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.sections}>
          {canSave ? <SettingsForm label="Campaign settings">{sections}</SettingsForm> : sections}
        </div>
        <Preview surveys={surveys} />
      </div>
    </SettingsContext>
  );
}

function LimitSection({ isClosed }: { isClosed: boolean }) {
  const { field } = useSection({ dailyLimit: '' });
  const { min, max } = campaignLimits.dailyLimit;
  return (
    <SettingsSection
      id="limit"
      title="Daily limit"
      about={<p>All campaigns of your agency share it. Emails over the limit wait for the next day.</p>}
      labels={{ dailyLimit: 'Emails a day' }}
      isClosed={isClosed}
    >
      <TextField
        {...field('dailyLimit')}
        label="Emails a day"
        inputMode="numeric"
        help={`From ${min} to ${formatNumber(max)}. Recommended: ${formatNumber(surveyLimits.usualDailyLimit)}`}
      />
    </SettingsSection>
  );
}

/** Campaigns have no reply address of their own. */
function ReplyAddress({ replyTo }: { replyTo: string | null | undefined }) {
  return (
    <p>
      <span>
        {replyTo
          ? `Replies go to ${replyTo}, as for your review invitations. `
          : "Replies go to your agency's contact address, because your invite settings have no reply address. "}
      </span>
      <Link href={inviteSettingsUrl('sender')}>Change it in invite settings</Link>
    </p>
  );
}

/** The email of each audience with what is typed in the form. */
function Preview({ surveys: key }: { surveys: CampaignDefaults_survey$key }) {
  const surveys = useFragment(
    graphql`
      fragment CampaignDefaults_survey on Survey @relay(plural: true) {
        audience
        template
        question
        accent
        subject
        mailText
      }
    `,
    key,
  );
  const [audience, setAudience] = useState<Audience>('candidate');
  const { values } = useSection({ senderName: '', candidateMessage: '', employerMessage: '' });
  // Before an audience has a survey, its email has our design and words.
  const survey = surveys.find((one) => one.audience === audience);
  return (
    <aside className={styles.preview} aria-label="Email preview">
      <h2 className={styles.title}>Email preview</h2>
      <SelectField
        id="previewed"
        label="Preview for"
        value={audience}
        onChange={({ currentTarget }) => setAudience(audienceIn(currentTarget.value))}
        options={audiences.map((one) => ({ value: one, label: audienceWords[one] }))}
      />
      <SurveyEmail
        input={{
          ...(survey && designOf(survey)),
          ...{ audience, isAboutPlacement: true },
          ...{ senderName: values.senderName, message: values[`${audience}Message`] },
        }}
      />
    </aside>
  );
}
