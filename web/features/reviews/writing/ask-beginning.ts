import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { askBeginningQuery } from '#web/__generated__/askBeginningQuery.graphql.ts';

/** Gets the present time, signed by the server for the form of this recruiter's open link. */
export const askBeginning = async (environment: Environment, recruiterId: string): Promise<string | null> => {
  const answer = await fetchQuery<askBeginningQuery>(environment, query, { recruiterId }).toPromise();
  return answer?.formBeginning ?? null;
};

const query = graphql`
  query askBeginningQuery($recruiterId: ID!) {
    formBeginning(recruiterId: $recruiterId)
  }
`;
