import { graphql, useFragment } from 'react-relay';
import type { Workflows_query$key } from '#web/__generated__/Workflows_query.graphql.ts';
import { StartSurveys, WhoMayEdit } from './StartSurveys.tsx';
import styles from './SurveyWorkflows.module.css';
import { SurveyWorkflows } from './SurveyWorkflows.tsx';

/** What an agency's surveys ask both audiences, or how to set them up. */
export function Workflows({ data: key }: { data: Workflows_query$key }) {
  const { surveys } = useFragment(
    graphql`
      fragment Workflows_query on Query {
        surveys(first: 2) {
          edges {
            node {
              id
              viewerCanEdit
              ...SurveyWorkflows_survey
            }
          }
        }
      }
    `,
    key,
  );
  const found = (surveys?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (found.length === 0) return <StartSurveys />;
  return (
    <>
      {!found.some(({ viewerCanEdit }) => viewerCanEdit) && <WhoMayEdit />}
      <div className={styles.audiences}>
        {found.map((survey) => (
          <SurveyWorkflows key={survey.id} survey={survey} />
        ))}
      </div>
    </>
  );
}
