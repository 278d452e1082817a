import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { stopActingMutation } from '#web/__generated__/stopActingMutation.graphql.ts';
import { runMutation } from '#web/kit/command.ts';
import type { Session } from '#web/kit/session/session.ts';

/** Ends acting as somebody at the server, then in all tabs. Rejects where the server was not reached. */
export async function stopActing(environment: Environment, session: Session): Promise<void> {
  try {
    await runMutation<stopActingMutation>(environment, { mutation, variables: { input: {} } });
  } catch (error) {
    // It was over already, and the session knows.
    if (session.user?.acting) throw error;
  }
  await session.switchBack();
}

const mutation = graphql`
  mutation stopActingMutation($input: EndImpersonationInput!) {
    endImpersonation(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
