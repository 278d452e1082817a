import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { tellActivityMutation } from '#web/__generated__/tellActivityMutation.graphql.ts';
import { runMutation } from '#web/kit/command.ts';

/** Reports what a person did with the form that an emailed link opened. */
export const tellActivity = (environment: Environment, input: tellActivityMutation['variables']['input']) =>
  runMutation<tellActivityMutation>(environment, { mutation, variables: { input } });

const mutation = graphql`
  mutation tellActivityMutation($input: NoteInvitationActivityInput!) {
    noteInvitationActivity(input: $input) {
      errors { code message field }
    }
  }
`;
