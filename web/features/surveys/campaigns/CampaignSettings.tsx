import { useCallback, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { surveyLimits } from '#common/surveys/limits.ts';
import { surveyUrl, workflowsUrl } from '#common/urls.ts';
import type { CampaignSettings_campaign$key } from '#web/__generated__/CampaignSettings_campaign.graphql.ts';
import type { CampaignSettings_saved$data } from '#web/__generated__/CampaignSettings_saved.graphql.ts';
import type { CampaignSettingsDeleteMutation } from '#web/__generated__/CampaignSettingsDeleteMutation.graphql.ts';
import type { CampaignSettingsMutation } from '#web/__generated__/CampaignSettingsMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { CopyLink } from '#web/app-ui/CopyLink.tsx';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { type Settings, useSave } from '#web/app-ui/settings.ts';
import { SettingsContext, useSection, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Saved = Omit<CampaignSettings_saved$data, ' $fragmentType'>;

/** A campaign's name, whether it is on, and its open link. */
export function CampaignSettings({ campaign: key }: { campaign: CampaignSettings_campaign$key }) {
  const campaign = useFragment(
    graphql`
      fragment CampaignSettings_campaign on Campaign {
        ...CampaignSettings_saved @relay(mask: false)
        isUsed
        survey {
          viewerCanEdit
        }
      }
    `,
    key,
  );
  const editor = useSettingsEditor(useSaveCampaign(campaign));
  const canEdit = campaign.survey?.viewerCanEdit ?? false;
  const sections = (
    <>
      <NameSection isClosed={!canEdit} />
      <AskingSection isClosed={!canEdit} saved={campaign} />
    </>
  );
  return (
    <SettingsContext value={editor}>
      {canEdit ? <SettingsForm label="Campaign">{sections}</SettingsForm> : sections}
      {canEdit && !campaign.isUsed && <DeleteCampaign id={campaign.id} />}
    </SettingsContext>
  );
}

function NameSection({ isClosed }: { isClosed: boolean }) {
  const { field } = useSection({ name: '' });
  return (
    <SettingsSection id="name" title="Name" labels={{ name: 'Name' }} isClosed={isClosed}>
      <TextField
        {...field('name')}
        label="Name"
        help="Only your agency sees it."
        maxLength={surveyLimits.campaignName}
      />
    </SettingsSection>
  );
}

function AskingSection({ isClosed, saved }: { isClosed: boolean; saved: Saved }) {
  const { tick } = useSection({ isActive: false, hasOpenLink: false });
  return (
    <SettingsSection
      id="asking"
      title="Who can answer"
      labels={{ isActive: 'Active', hasOpenLink: 'Open link' }}
      inWords={(_, value) => (value ? 'On' : 'Off')}
      isClosed={isClosed}
    >
      <Checkbox
        {...tick('isActive')}
        label="This campaign is active"
        help="While it is inactive, its open link says that the survey takes no answers."
      />
      <Checkbox
        {...tick('hasOpenLink')}
        label="Anyone with the open link can answer"
        help="These answers are anonymous: you can't see who gave them, or when beyond the day."
      />
      {saved.hasOpenLink && <CopyLink label="Open link" path={surveyUrl(localId(saved.id))} />}
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

/** Saves a campaign's settings. */
function useSaveCampaign(saved: Saved): Settings {
  const run = useSave<CampaignSettingsMutation, Saved>(mutation, campaignIn);
  const { id } = saved;
  const save = useCallback<Settings['save']>(
    async (fields, expectedVersion) => {
      await run({ ...fields, campaignId: id, expectedVersion });
    },
    [run, id],
  );
  return useMemo(() => ({ of: `campaign ${id}`, saved: { ...saved }, save }), [id, saved, save]);
}

const campaignIn = (data: CampaignSettingsMutation['response']) => data.saveCampaign?.campaign;

const mutation = graphql`
  mutation CampaignSettingsMutation($input: SaveCampaignInput!) {
    saveCampaign(input: $input) {
      errors { code message field }
      campaign {
        ...CampaignSettings_saved @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment CampaignSettings_saved on Campaign {
    id
    version
    name
    isActive
    hasOpenLink
  }
`;
