import { graphql, useFragment } from 'react-relay';
import type { AgencyActions_agency$key } from '#web/__generated__/AgencyActions_agency.graphql.ts';
import type { AgencyActionsApproveMutation } from '#web/__generated__/AgencyActionsApproveMutation.graphql.ts';
import type { AgencyActionsDeclineMutation } from '#web/__generated__/AgencyActionsDeclineMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { Approval } from './Approval.tsx';
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
  const approve = useCommand<AgencyActionsApproveMutation>(approveMutation);
  const decline = useCommand<AgencyActionsDeclineMutation>(declineMutation);
  const { id: agencyId, version: expectedVersion } = data;
  return (
    <>
      <NameActions agency={data} />
      <Approval
        of={data}
        brings="Its people can invite colleagues from their next visit on."
        approve={() => approve({ agencyId, expectedVersion })}
        decline={(reason) => decline({ agencyId, expectedVersion, reason })}
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
