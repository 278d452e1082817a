import { graphql } from 'react-relay';
import type { caseWords_case$data } from '#web/__generated__/caseWords_case.graphql.ts';

graphql`
  fragment caseWords_case on NpsCase {
    personName
    personEmail
    isAnonymous
    audience
  }
`;

/** Who answered: the name, the address without one, or what else is known. */
export function personOf({
  personName,
  personEmail,
  isAnonymous,
  audience,
}: Omit<caseWords_case$data, ' $fragmentType'>): string {
  const noun = audience === 'employer' ? 'employer' : 'candidate';
  return isAnonymous ? `Anonymous ${noun}` : (personName ?? personEmail ?? `Deleted ${noun}`);
}
