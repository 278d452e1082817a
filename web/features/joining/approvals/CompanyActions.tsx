import { graphql, useFragment } from 'react-relay';
import type { CompanyActions_company$key } from '#web/__generated__/CompanyActions_company.graphql.ts';
import type { CompanyActionsApproveMutation } from '#web/__generated__/CompanyActionsApproveMutation.graphql.ts';
import type { CompanyActionsDeclineMutation } from '#web/__generated__/CompanyActionsDeclineMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { Approval } from './Approval.tsx';

/** Approves a company, or says why it is not approved, or not any more. */
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
  const approve = useCommand<CompanyActionsApproveMutation>(approveMutation);
  const decline = useCommand<CompanyActionsDeclineMutation>(declineMutation);
  const { id: companyId, version: expectedVersion } = data;
  return (
    <Approval
      of={data}
      brings="Reviews from its domain count as from an employer, and its jobs need no approval."
      approve={() => approve({ companyId, expectedVersion })}
      decline={(reason) => decline({ companyId, expectedVersion, reason })}
    />
  );
}

const approveMutation = graphql`
  mutation CompanyActionsApproveMutation($input: ApproveCompanyInput!) {
    approveCompany(input: $input) {
      errors {
        code
        message
        field
      }
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
      errors {
        code
        message
        field
      }
      company {
        id
        ...CompanyDetails_company
        ...CompanyActions_company
      }
    }
  }
`;
