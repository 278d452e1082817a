import { useCallback, useEffect, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { beginningQuery } from '#web/__generated__/beginningQuery.graphql.ts';
import { onFirstSign } from './activity.ts';

/**
 * When an uninvited reviewer first touched the form, signed by the server. Sent with the review, to detect programs by
 * their speed. Returns a function that waits for it; null if it is not known.
 */
export function useBeginning(recruiterId: string): () => Promise<string | null> {
  const environment = useRelayEnvironment();
  const beginning = useRef<Promise<string | null>>(Promise.resolve(null));
  useEffect(
    () =>
      onFirstSign(() => {
        beginning.current = fetchQuery<beginningQuery>(environment, query, { recruiterId })
          .toPromise()
          .then((answer) => answer?.formBeginning ?? null)
          .catch(() => null);
      }),
    [environment, recruiterId],
  );
  return useCallback(() => beginning.current, []);
}

const query = graphql`
  query beginningQuery($recruiterId: ID!) {
    formBeginning(recruiterId: $recruiterId)
  }
`;
