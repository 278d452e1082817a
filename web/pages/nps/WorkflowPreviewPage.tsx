import { graphql } from 'react-relay';
import type { WorkflowPreviewPageQuery } from '#web/__generated__/WorkflowPreviewPageQuery.graphql.ts';
import { WorkflowPreview } from '#web/features/surveys/preview/WorkflowPreview.tsx';
import { audienceIn, groupIn } from '#web/features/surveys/survey-words.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** A workflow as a person who answers walks through it. */
export default function WorkflowPreviewPage({ data, address }: PageProps<WorkflowPreviewPageQuery>) {
  const { query } = address;
  const survey = surveyIn(data, query['audience']);
  const group = groupIn(query['group']);
  const version = /^\d{1,9}$/.test(query['version'] ?? '') ? Number(query['version']) : undefined;
  return survey && <WorkflowPreview key={`${survey.id} ${group}`} survey={survey} group={group} version={version} />;
}

const surveyIn = ({ surveys }: WorkflowPreviewPageQuery['response'], audience: string | undefined) =>
  (surveys?.edges ?? []).flatMap((edge) => edge?.node ?? []).find((one) => one.audience === audienceIn(audience));

export const page = definePage<WorkflowPreviewPageQuery>({
  query: graphql`
    query WorkflowPreviewPageQuery($group: String!) {
      surveys(first: 2) {
        edges {
          node {
            id
            audience
            ...WorkflowPreview_survey
          }
        }
      }
    }
  `,
  parameters: ['audience', 'group', 'version'],
  variables: ({ query }) => ({ group: groupIn(query['group']) }),
  notFound: (data, { query }) => !surveyIn(data, query['audience']),
  head: () => ({ title: 'Survey preview', canonical: null }),
});
