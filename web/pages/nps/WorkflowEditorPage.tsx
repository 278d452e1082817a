import { graphql } from 'react-relay';
import { groupWords } from '#common/surveys/workflows.ts';
import type { WorkflowEditorPageQuery } from '#web/__generated__/WorkflowEditorPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { WorkflowEditor } from '#web/features/surveys/editor/WorkflowEditor.tsx';
import { audienceIn, audienceWords, groupIn } from '#web/features/surveys/survey-words.ts';
import { StartSurveys, WhoMayEdit } from '#web/features/surveys/workflows/StartSurveys.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** Where an agency's admin edits what a group of an audience is asked. */
export default function WorkflowEditorPage({ data, address }: PageProps<WorkflowEditorPageQuery>) {
  const audience = audienceIn(address.query['audience']);
  const group = groupIn(address.query['group']);
  const surveys = (data.surveys?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const survey = surveys.find((one) => one.audience === audience);
  if (survey?.viewerCanEdit) return <WorkflowEditor key={`${survey.id} ${group}`} survey={survey} group={group} />;
  return (
    <Screen title={`${groupWords[group]}, ${audienceWords[audience].toLowerCase()}`}>
      {survey ? <WhoMayEdit /> : <StartSurveys />}
    </Screen>
  );
}

export const page = definePage<WorkflowEditorPageQuery>({
  query: graphql`
    query WorkflowEditorPageQuery($group: String!) {
      surveys(first: 2) {
        edges {
          node {
            id
            audience
            viewerCanEdit
            ...WorkflowEditor_survey
          }
        }
      }
    }
  `,
  parameters: ['audience', 'group'],
  variables: ({ query }) => ({ group: groupIn(query['group']) }),
  head: (_, { query }) => ({
    title: `Edit workflow: ${audienceWords[audienceIn(query['audience'])].toLowerCase()}, ${groupWords[groupIn(query['group'])].toLowerCase()}`,
  }),
});
