import { graphql } from 'react-relay';
import { workflowsUrl } from '#common/urls.ts';
import type { CampaignPageQuery } from '#web/__generated__/CampaignPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { CampaignSettings } from '#web/features/surveys/campaigns/CampaignSettings.tsx';
import { PausedCampaign } from '#web/features/surveys/campaigns/PausedCampaign.tsx';
import { audienceIn, audienceWords } from '#web/features/surveys/survey-words.ts';
import { WhoMayEdit } from '#web/features/surveys/workflows/StartSurveys.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';

/** The settings of a campaign. */
export default function CampaignPage({ data }: PageProps<CampaignPageQuery>) {
  const campaign = data.node!.campaign!;
  const audience = audienceWords[audienceIn(campaign.survey?.audience)];
  return (
    <Screen
      title={campaign.name}
      about={`Sends your survey to ${audience.toLowerCase()}`}
      above={<Breadcrumb steps={[{ label: 'Workflows', href: workflowsUrl() }, { label: 'Campaign' }]} />}
    >
      {!campaign.survey?.viewerCanEdit && <WhoMayEdit />}
      <PausedCampaign campaign={campaign} />
      <CampaignSettings campaign={campaign} settings={data.campaignSettings} />
    </Screen>
  );
}

export const page = definePage<CampaignPageQuery>({
  query: graphql`
    query CampaignPageQuery($id: ID!) {
      campaignSettings {
        ...CampaignEmail_settings
      }
      node(id: $id) {
        ... on Campaign @alias(as: "campaign") {
          id
          name
          survey {
            audience
            viewerCanEdit
          }
          ...PausedCampaign_campaign
          ...CampaignSettings_campaign
        }
      }
    }
  `,
  variables: ({ params }) => ({ id: `Campaign:${params.campaignId ?? ''}` }),
  notFound: ({ node }) => !node?.campaign,
  head: ({ node }) => ({ title: node?.campaign?.name ?? 'Campaign', canonical: null }),
});
