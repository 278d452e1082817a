import { graphql } from 'react-relay';
import type { CampaignSettingsPageQuery } from '#web/__generated__/CampaignSettingsPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { CampaignDefaults } from '#web/features/surveys/sending/CampaignDefaults.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ToolsTabs } from './ToolsTabs.tsx';

/** When the emails of an agency's campaigns go out, and what they say. */
export default function CampaignSettingsPage({ data }: PageProps<CampaignSettingsPageQuery>) {
  const surveys = (data.surveys?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <Screen title="Campaign settings" about="When the emails of your campaigns go out, and what they say">
      <ToolsTabs current="campaigns" />
      {data.campaignSettings ? (
        <CampaignDefaults settings={data.campaignSettings} surveys={surveys} />
      ) : (
        <Notice title="Your account doesn't belong to an agency">
          Each agency has its own campaign settings. Its people see them here.
        </Notice>
      )}
    </Screen>
  );
}

export const page = definePage<CampaignSettingsPageQuery>({
  query: graphql`
    query CampaignSettingsPageQuery {
      campaignSettings {
        id
        ...CampaignDefaults_settings
      }
      surveys(first: 2) {
        edges {
          node {
            id
            ...CampaignDefaults_survey
          }
        }
      }
    }
  `,
});
