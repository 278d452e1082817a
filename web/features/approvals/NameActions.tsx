import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NameActions_agency$key } from '#web/__generated__/NameActions_agency.graphql.ts';
import type { NameActionsApproveMutation } from '#web/__generated__/NameActionsApproveMutation.graphql.ts';
import type { NameActionsDeclineMutation } from '#web/__generated__/NameActionsDeclineMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

/** Takes the name that an approved agency wishes for, or says why it keeps its own. Nothing where it wishes for none. */
export function NameActions({ agency }: { agency: NameActions_agency$key }) {
  const data = useFragment(
    graphql`
      fragment NameActions_agency on Agency {
        id
        version
        name
        legalName
        wishedName
        wishedLegalName
        nameWishedAt
      }
    `,
    agency,
  );
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null);
  const approve = useCommand<NameActionsApproveMutation>(approveMutation);
  const decline = useCommand<NameActionsDeclineMutation>(declineMutation);
  const { id: agencyId, version: expectedVersion, name, legalName, nameWishedAt } = data;
  const wished = `${data.wishedName ?? name} (${data.wishedLegalName ?? legalName})`;
  const close = () => setOpen(null);
  return (
    <>
      {nameWishedAt && (
        <>
          <Button onClick={() => setOpen('decline')}>Decline the new name</Button>
          <Button variant="primary" onClick={() => setOpen('approve')}>
            Approve the new name
          </Button>
        </>
      )}
      <Confirm
        title={`Call ${name} as it wishes?`}
        open={open === 'approve'}
        onClose={close}
        verb="Approve the new name"
        tone="primary"
        act={() => approve({ agencyId, expectedVersion })}
        done="It has its new name. Its admins get a mail."
      >
        <p>
          {name} ({legalName}) is called {wished} from now on, on its pages and in the mails that it sends.
        </p>
      </Confirm>
      <DecisionDialog
        title={`Leave ${name} its name?`}
        about="Sent to its admins, word for word. They can wish for another name."
        verb="Decline the new name"
        open={open === 'decline'}
        onClose={close}
        act={(reason) => decline({ agencyId, expectedVersion, reason })}
        done="It keeps its name. Its admins get a mail."
      />
    </>
  );
}

const approveMutation = graphql`
  mutation NameActionsApproveMutation($input: ApproveAgencyNameInput!) {
    approveAgencyName(input: $input) {
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
  mutation NameActionsDeclineMutation($input: DeclineAgencyNameInput!) {
    declineAgencyName(input: $input) {
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
