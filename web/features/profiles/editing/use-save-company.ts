import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useSaveCompany_company$data } from '#web/__generated__/useSaveCompany_company.graphql.ts';
import type { useSaveCompanyMutation } from '#web/__generated__/useSaveCompanyMutation.graphql.ts';
import { type Settings, useSave } from '#web/app-ui/settings.ts';
import { useSession } from '#web/kit/session/use-session.ts';

type Company = Omit<useSaveCompany_company$data, ' $fragmentType'>;

/** Saves parts of a company's profile, and notes in the session whether it is complete. */
export function useSaveCompany(saved: Company): Settings {
  const session = useSession();
  const saveProfile = useSave<useSaveCompanyMutation, Company>(mutation, companyIn);
  const save = useCallback<Settings['save']>(
    async (fields, expectedVersion, files) => {
      const newest = await saveProfile({ ...fields, expectedVersion }, files);
      if (newest) session.setAttribute('companyComplete', newest.isComplete);
    },
    [saveProfile, session],
  );
  return useMemo(() => ({ of: `company profile ${saved.id}`, saved, save }), [saved, save]);
}

const companyIn = (data: useSaveCompanyMutation['response']) => data.saveCompanyProfile?.company;

const mutation = graphql`
  mutation useSaveCompanyMutation($input: SaveCompanyProfileInput!) {
    saveCompanyProfile(input: $input) {
      errors { code message field }
      company {
        ...useSaveCompany_company @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useSaveCompany_company on Company {
    id
    version
    name
    website
    description
    country
    specialities
    locations
    logoUrl
    isApproved
    isComplete
  }
`;
