import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { Audience } from '#common/reviews/criteria.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import { workflowsUrl } from '#common/urls.ts';
import type { CampaignEmail_settings$key } from '#web/__generated__/CampaignEmail_settings.graphql.ts';
import type { CampaignSettings_campaign$key } from '#web/__generated__/CampaignSettings_campaign.graphql.ts';
import type { CampaignSettingsDeleteMutation } from '#web/__generated__/CampaignSettingsDeleteMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { SettingsContext, useSection, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '../design/SurveyDesign.module.css';
import { audienceIn } from '../survey-words.ts';
import { ActiveSection } from './ActiveSection.tsx';
import { AddPeople } from './AddPeople.tsx';
import { CampaignEmailPreview, EmailSection, ThrottleSection, useDefaults } from './CampaignEmail.tsx';
import { TriggerSection } from './TriggerSection.tsx';
import { useSaveCampaign } from './use-save-campaign.ts';

type CampaignSettingsProps = {
  campaign: CampaignSettings_campaign$key;
  /** Those of all campaigns of the agency. */
  settings: CampaignEmail_settings$key | null | undefined;
};

/** A campaign: its name, who gets its emails and what they say, how many leave a day, and whether it is active. */
export function CampaignSettings({ campaign: key, settings }: CampaignSettingsProps) {
  const campaign = useFragment(
    graphql`
      fragment CampaignSettings_campaign on Campaign {
        ...useSaveCampaign_campaign @relay(mask: false)
        isUsed
        hasPeople
        survey {
          audience
          viewerCanEdit
          ...CampaignEmail_survey
        }
      }
    `,
    key,
  );
  const editor = useSettingsEditor(useSaveCampaign(campaign));
  const { survey, isUsed, hasPeople, id } = campaign;
  const canEdit = survey?.viewerCanEdit ?? false;
  const audience = audienceIn(survey?.audience);
  const defaults = useDefaults(settings, audience);
  const sections = (
    <>
      <NameSection isClosed={!canEdit} audience={audience} />
      <TriggerSection isClosed={!canEdit} audience={audience} hasPeople={hasPeople} />
      <EmailSection isClosed={!canEdit} defaults={defaults} />
      <ThrottleSection isClosed={!canEdit} dailyLimit={defaults.dailyLimit} />
      <ActiveSection isClosed={!canEdit} audience={audience} saved={campaign} />
    </>
  );
  return (
    <SettingsContext value={editor}>
      <div className={styles.columns}>
        <div className={styles.sections}>
          {canEdit && campaign.trigger === 'list' && (
            <AddPeople campaignId={id} isActive={campaign.isActive} hasPeople={hasPeople} />
          )}
          {canEdit ? <SettingsForm label="Campaign">{sections}</SettingsForm> : sections}
          {canEdit && !isUsed && <DeleteCampaign id={id} />}
        </div>
        <CampaignEmailPreview
          audience={audience}
          isAboutPlacement={campaign.trigger !== 'list'}
          survey={survey}
          settings={settings}
        />
      </div>
    </SettingsContext>
  );
}

function NameSection({ isClosed, audience }: { isClosed: boolean; audience: Audience }) {
  const { field } = useSection({ name: '' });
  return (
    <SettingsSection
      id="name"
      title="Name"
      about={<p>{`This campaign sends the ${audience} survey.`}</p>}
      labels={{ name: 'Name' }}
      isClosed={isClosed}
    >
      <TextField
        {...field('name')}
        label="Name"
        help="Only your agency sees it."
        maxLength={surveyLimits.campaignName}
      />
    </SettingsSection>
  );
}

function DeleteCampaign({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const remove = useCommand<CampaignSettingsDeleteMutation>(graphql`
    mutation CampaignSettingsDeleteMutation($input: DeleteCampaignInput!) {
      deleteCampaign(input: $input) {
        deletedCampaignId
        errors { code message field }
      }
    }
  `);
  return (
    <FormActions>
      <Button onClick={() => setOpen(true)}>Delete campaign</Button>
      <Confirm
        title="Delete this campaign?"
        open={isOpen}
        onClose={() => setOpen(false)}
        verb="Delete campaign"
        act={() => remove({ campaignId: id }).then(() => navigate(workflowsUrl()))}
        done="Campaign deleted."
      >
        Its open link stops working. Nobody has answered it yet, so no answers are lost.
      </Confirm>
    </FormActions>
  );
}
