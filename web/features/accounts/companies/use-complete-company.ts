import { graphql } from 'react-relay';
import type { useCompleteCompanyMutation } from '#web/__generated__/useCompleteCompanyMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { Refused } from '#web/kit/problem.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import { useSending } from '../sending.ts';
import { useOnward } from '../session/onward.ts';
import { atFields } from './company-problems.ts';
import { readCompany } from './company-values.ts';
import { refusedLogo } from './logo.ts';

/** Saves a company with its logo, marks it as complete in the session, and goes to the next page. */
export function useCompleteCompany(expectedVersion: number, specialities: readonly string[]) {
  const session = useSession();
  const user = useUser();
  const onward = useOnward();
  const complete = useCommand<useCompleteCompanyMutation>(completeMutation);
  return useSending(async (form) => {
    const unsent = refusedLogo(form);
    if (unsent.length > 0) throw new SessionProblem('Some of it needs your attention.', { problems: unsent });
    const { logo, ...said } = readCompany(form);
    const files = logo && { uploadables: { 'input.logo': logo } };
    try {
      const { completeCompany } = await complete({ ...said, specialities, logo: null, expectedVersion }, files);
      session.setAttribute('companyComplete', completeCompany?.company?.isComplete ?? false);
      if (user) onward(user);
    } catch (error) {
      throw error instanceof Refused ? new Refused(atFields(error.problems, form)) : error;
    }
  });
}

const completeMutation = graphql`
  mutation useCompleteCompanyMutation($input: CompleteCompanyInput!) {
    completeCompany(input: $input) {
      errors { code message field }
      company {
        id
        isComplete
        ...CompanyForm_company
      }
    }
  }
`;
