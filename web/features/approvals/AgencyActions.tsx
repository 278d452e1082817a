import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AgencyActions_agency$key } from '#web/__generated__/AgencyActions_agency.graphql.ts';
import type { AgencyActionsApproveMutation } from '#web/__generated__/AgencyActionsApproveMutation.graphql.ts';
import type { AgencyActionsDeclineMutation } from '#web/__generated__/AgencyActionsDeclineMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { NameActions } from './NameActions.tsx';

/** Approves an agency, or says why it is not approved, or not any more. */
export function AgencyActions({ agency }: { agency: AgencyActions_agency$key }) {
  const data = useFragment(
    graphql`
      fragment AgencyActions_agency on Agency {
        id
        version
        name
        isApproved
        declinedBecause
        ...NameActions_agency
      }
    `,
    agency,
  );
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null);
  const approve = useCommand<AgencyActionsApproveMutation>(approveMutation);
  const decline = useCommand<AgencyActionsDeclineMutation>(declineMutation);
  const { id: agencyId, version: expectedVersion, name, isApproved } = data;
  const close = () => setOpen(null);
  const verb = isApproved ? 'Take the approval back' : 'Decline';
  return (
    <>
      <NameActions agency={data} />
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
        act={() => approve({ agencyId, expectedVersion })}
        done={`${name} is approved. Its admins get a mail.`}
      >
        <p>Its people can invite colleagues from their next visit on. Its admins get a mail.</p>
      </Confirm>
      <DecisionDialog
        title={isApproved ? `Take the approval of ${name} back?` : `Decline ${name}?`}
        about="Sent to its admins, word for word. You can approve it later."
        verb={verb}
        open={open === 'decline'}
        onClose={close}
        act={(reason) => decline({ agencyId, expectedVersion, reason })}
        done={`${name} is not approved. Its admins get a mail.`}
      />
    </>
  );
}

const approveMutation = graphql`
  mutation AgencyActionsApproveMutation($input: ApproveAgencyInput!) {
    approveAgency(input: $input) {
      errors {
        code
        message
        field
      }
      agency {
        id
        ...AgencyDetails_agency
        ...AgencyActions_agency
      }
    }
  }
`;

const declineMutation = graphql`
  mutation AgencyActionsDeclineMutation($input: DeclineAgencyInput!) {
    declineAgency(input: $input) {
      errors {
        code
        message
        field
      }
      agency {
        id
        ...AgencyDetails_agency
        ...AgencyActions_agency
      }
    }
  }
`;
