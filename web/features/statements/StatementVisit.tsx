import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { StatementVisitMutation } from '#web/__generated__/StatementVisitMutation.graphql.ts';
import { runMutation } from '#web/kit/command.ts';

/** Reports that somebody saw a shared statement. A view that can't be counted is no reason to bother the visitor. */
export function StatementVisit({ shared }: { shared: string }) {
  const environment = useRelayEnvironment();
  useEffect(() => {
    runMutation<StatementVisitMutation>(environment, { mutation, variables: { input: { key: shared } } }).catch(
      () => {},
    );
  }, [environment, shared]);
  return null;
}

const mutation = graphql`
  mutation StatementVisitMutation($input: NoteStatementSeenInput!) {
    noteStatementSeen(input: $input) {
      errors { code message field }
    }
  }
`;
