import { graphql } from 'react-relay';
import type { NpsGroup } from '#common/surveys/nps.ts';
import { groupWords, type WorkflowStatus, workflowStatusWords } from '#common/surveys/workflows.ts';
import { npsUrl, npsWorkflowUrl } from '#common/urls.ts';
import type { NpsWorkflowPageQuery } from '#web/__generated__/NpsWorkflowPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { audienceIn, audienceWords } from '#web/features/surveys/survey-words.ts';
import { WorkflowFigures } from '#web/features/surveys/workflow-figures/WorkflowFigures.tsx';
import { localId } from '#web/kit/local-id.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';

/** What a version of a workflow has brought: each of its questions with its answers. */
export default function NpsWorkflowPage({ data }: PageProps<NpsWorkflowPageQuery>) {
  const workflow = data.node!.workflow!;
  const group = workflow.group as NpsGroup;
  const name = `${audienceWords[audienceIn(workflow.survey?.audience)]}, ${groupWords[group].toLowerCase()}`;
  const versions = (workflow.versions.edges ?? [])
    .flatMap((edge) => edge?.node ?? [])
    .filter(({ status }) => status !== 'draft');
  return (
    <Screen
      title={name}
      about={`Version ${workflow.number}: ${workflowStatusWords[workflow.status as WorkflowStatus].label.toLowerCase()}`}
      above={<Breadcrumb steps={[{ label: 'NPS', href: npsUrl() }, { label: 'Workflow' }]} />}
    >
      {versions.length > 1 && (
        <Tabs
          label="Versions"
          tabs={versions.map(({ id, number }) => ({
            label: `Version ${number}`,
            href: npsWorkflowUrl(localId(id)),
            current: id === workflow.id,
          }))}
        />
      )}
      <WorkflowFigures key={workflow.id} workflow={workflow} />
    </Screen>
  );
}

export const page = definePage<NpsWorkflowPageQuery>({
  query: graphql`
    query NpsWorkflowPageQuery($id: ID!) {
      node(id: $id) {
        ... on Workflow @alias(as: "workflow") {
          id
          group
          number
          status
          survey {
            audience
          }
          versions(first: 20) {
            edges {
              node {
                id
                number
                status
              }
            }
          }
          ...WorkflowFigures_workflow
        }
      }
    }
  `,
  variables: ({ params }) => ({ id: `Workflow:${params.workflowId ?? ''}` }),
  notFound: ({ node }) => !node?.workflow,
  head: () => ({ title: 'NPS workflow', canonical: null }),
});
