import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { stopActingMutation } from '#web/__generated__/stopActingMutation.graphql.ts';
import { runMutation } from '#web/kit/command.ts';
import type { Session } from '#web/kit/session/session.ts';

/** Ends the impersonation on the server, then in all tabs. Rejects if the server cannot be reached. */
export async function stopActing(environment: Environment, session: Session): Promise<void> {
  try {
    await runMutation<stopActingMutation>(environment, { mutation, variables: { input: {} } });
  } catch (error) {
    // It had already ended, and the session knows.
    if (session.user?.acting) throw error;
  }
  await session.switchBack();
}

const mutation = graphql`
  mutation stopActingMutation($input: EndImpersonationInput!) {
    endImpersonation(input: $input) {
      errors { code message field }
    }
  }
`;
