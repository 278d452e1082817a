import { graphql } from 'react-relay';
import type { WorkflowsPageQuery } from '#web/__generated__/WorkflowsPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Campaigns } from '#web/features/surveys/campaigns/Campaigns.tsx';
import { campaignFilters, campaignStateIn } from '#web/features/surveys/campaigns/campaign-states.ts';
import { SurveyTabs } from '#web/features/surveys/SurveyTabs.tsx';
import { Workflows } from '#web/features/surveys/workflows/Workflows.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** What an agency's surveys ask after each score, and its campaigns. */
export default function WorkflowsPage({ data, address }: PageProps<WorkflowsPageQuery>) {
  return (
    <Screen title="Workflows" about="What candidates and employers are asked after they give your agency a score">
      <SurveyTabs current="workflows" />
      <Workflows data={data} />
      <Campaigns data={data} state={campaignStateIn(address.query['state'])} />
    </Screen>
  );
}

export const page = definePage<WorkflowsPageQuery>({
  query: graphql`
    query WorkflowsPageQuery($campaigns: CampaignFilter) {
      ...Workflows_query
      ...Campaigns_query
    }
  `,
  parameters: ['state'],
  variables: ({ query }) => ({ campaigns: campaignFilters[campaignStateIn(query['state'])] }),
});
