import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CompanyActions_company$key } from '#web/__generated__/CompanyActions_company.graphql.ts';
import type { CompanyActionsApproveMutation } from '#web/__generated__/CompanyActionsApproveMutation.graphql.ts';
import type { CompanyActionsDeclineMutation } from '#web/__generated__/CompanyActionsDeclineMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

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
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null);
  const approve = useCommand<CompanyActionsApproveMutation>(approveMutation);
  const decline = useCommand<CompanyActionsDeclineMutation>(declineMutation);
  const { id: companyId, version: expectedVersion, name, isApproved } = data;
  const close = () => setOpen(null);
  const verb = isApproved ? 'Take the approval back' : 'Decline';
  return (
    <>
      {(isApproved || !data.declinedBecause) && <Button onClick={() => setOpen('decline')}>{verb}</Button>}
      {!isApproved && (
        <Button variant="primary" onClick={() => setOpen('approve')}>
          Approve
        </Button>
      )}
      <Confirm
        title={`Approve ${name}?`}
        open={open === 'approve'}
        onClose={close}
        verb="Approve"
        tone="primary"
        act={() => approve({ companyId, expectedVersion })}
        done={`${name} is approved. Its admins get a mail.`}
      >
        <p>Reviews from its domain count as from an employer, and its jobs need no approval. Its admins get a mail.</p>
      </Confirm>
      <DecisionDialog
        title={isApproved ? `Take the approval of ${name} back?` : `Decline ${name}?`}
        about="Sent to its admins, word for word. You can approve it later."
        verb={verb}
        open={open === 'decline'}
        onClose={close}
        act={(reason) => decline({ companyId, expectedVersion, reason })}
        done={`${name} is not approved. Its admins get a mail.`}
      />
    </>
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
