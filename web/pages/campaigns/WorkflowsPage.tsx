import { graphql } from 'react-relay';
import type { WorkflowsPageQuery } from '#web/__generated__/WorkflowsPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { SurveyTabs } from '#web/features/surveys/SurveyTabs.tsx';
import { Workflows } from '#web/features/surveys/workflows/Workflows.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** What an agency's surveys ask after each score. */
export default function WorkflowsPage({ data }: PageProps<WorkflowsPageQuery>) {
  return (
    <Screen title="Workflows" about="What candidates and employers are asked after they give your agency a score">
      <SurveyTabs current="workflows" />
      <Workflows data={data} />
    </Screen>
  );
}

export const page = definePage<WorkflowsPageQuery>({
  query: graphql`
    query WorkflowsPageQuery {
      ...Workflows_query
    }
  `,
});
