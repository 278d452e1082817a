import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { tellSurveyActivityMutation } from '#web/__generated__/tellSurveyActivityMutation.graphql.ts';
import { runMutation } from '#web/kit/command.ts';

/** Reports what a person did with the survey that an emailed link opened. */
export const tellSurveyActivity = (environment: Environment, input: tellSurveyActivityMutation['variables']['input']) =>
  runMutation<tellSurveyActivityMutation>(environment, { mutation, variables: { input } });

const mutation = graphql`
  mutation tellSurveyActivityMutation($input: NoteSurveyActivityInput!) {
    noteSurveyActivity(input: $input) {
      errors { code message field }
    }
  }
`;
