import { graphql, useFragment } from 'react-relay';
import type { CompanyActions_company$key } from '#web/__generated__/CompanyActions_company.graphql.ts';
import { Decide } from '#web/features/admin/panel/Decide.tsx';
import { CompanyPicker } from '#web/features/merging/CompanyPicker.tsx';
import { useMergeWay } from '#web/features/merging/use-merge-way.tsx';
import { approvalWays } from './approval-ways.ts';

/** Decides about a company, or merges it into another one. */
export function CompanyActions({ company }: { company: CompanyActions_company$key }) {
  const data = useFragment(
    graphql`
      fragment CompanyActions_company on Company {
        id
        version
        name
        isApproved
        declinedBecause
      }
    `,
    company,
  );
  const brings = 'Reviews from its domain count as employer reviews, and its jobs need no approval.';
  const ways = approvalWays({ of: data, brings, approve: approveMutation, decline: declineMutation });
  const merge = useMergeWay({
    of: data,
    mutation: mergeMutation,
    Picker: CompanyPicker,
    takes: ['keepsAdmins', 'movesDomains'],
  });
  return <Decide row={data} as="companyId" ways={[merge, ...ways]} />;
}

const mergeMutation = graphql`
  mutation CompanyActionsMergeMutation($input: MergeCompaniesInput!) {
    mergeCompanies(input: $input) {
      errors { code message field }
      company {
        id
        ...CompanyDetails_company
        ...CompanyActions_company
      }
    }
  }
`;

const approveMutation = graphql`
  mutation CompanyActionsApproveMutation($input: ApproveCompanyInput!) {
    approveCompany(input: $input) {
      errors { code message field }
      company {
        id
        ...CompanyDetails_company
        ...CompanyActions_company
      }
    }
  }
`;

const declineMutation = graphql`
  mutation CompanyActionsDeclineMutation($input: DeclineCompanyInput!) {
    declineCompany(input: $input) {
      errors { code message field }
      company {
        id
        ...CompanyDetails_company
        ...CompanyActions_company
      }
    }
  }
`;
