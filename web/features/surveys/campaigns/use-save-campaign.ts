import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useSaveCampaign_campaign$data } from '#web/__generated__/useSaveCampaign_campaign.graphql.ts';
import type { useSaveCampaignMutation } from '#web/__generated__/useSaveCampaignMutation.graphql.ts';
import { Overtaken, type Settings, useSave } from '#web/app-ui/settings.ts';
import { numbersAsTexts } from '#web/app-ui/settings-numbers.ts';

type Saved = Omit<useSaveCampaign_campaign$data, ' $fragmentType'>;

/** Saves a campaign. In the form, numbers are texts. */
export function useSaveCampaign(saved: Saved): Settings {
  const run = useSave<useSaveCampaignMutation, Saved>(mutation, campaignIn);
  const { id } = saved;
  const save = useCallback<Settings['save']>(
    async (fields, expectedVersion) => {
      try {
        await run({ ...sent(fields), campaignId: id, expectedVersion });
      } catch (error) {
        throw error instanceof Overtaken ? new Overtaken(inForm(error.newest as unknown as Saved)) : error;
      }
    },
    [run, id],
  );
  return useMemo(() => ({ of: `campaign ${id}`, saved: inForm(saved), save }), [id, saved, save]);
}

const { inForm, sent } = numbersAsTexts<Saved>(['delayDays', 'throttle']);

const campaignIn = (data: useSaveCampaignMutation['response']) => data.saveCampaign?.campaign;

const mutation = graphql`
  mutation useSaveCampaignMutation($input: SaveCampaignInput!) {
    saveCampaign(input: $input) {
      errors { code message field }
      campaign {
        ...useSaveCampaign_campaign @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useSaveCampaign_campaign on Campaign {
    id
    version
    name
    trigger
    delayDays
    since
    atsStatus
    message
    senderName
    throttle
    isActive
    hasOpenLink
  }
`;
