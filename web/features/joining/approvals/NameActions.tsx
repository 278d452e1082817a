import { graphql, useFragment } from 'react-relay';
import type { NameActions_agency$key } from '#web/__generated__/NameActions_agency.graphql.ts';
import type { NameActionsApproveMutation } from '#web/__generated__/NameActionsApproveMutation.graphql.ts';
import type { NameActionsDeclineMutation } from '#web/__generated__/NameActionsDeclineMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { Decision } from './Decision.tsx';

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
  const approve = useCommand<NameActionsApproveMutation>(approveMutation);
  const decline = useCommand<NameActionsDeclineMutation>(declineMutation);
  const { id: agencyId, version: expectedVersion, name, legalName } = data;
  const wished = `${data.wishedName ?? name} (${data.wishedLegalName ?? legalName})`;
  const isOffered = Boolean(data.nameWishedAt);
  return (
    <Decision
      approve={{
        isOffered,
        verb: 'Approve the new name',
        title: `Call ${name} as it wishes?`,
        says: `${name} (${legalName}) is called ${wished} from now on, on its pages and in the mails that it sends.`,
        act: () => approve({ agencyId, expectedVersion }),
        done: 'It has its new name. Its admins get a mail.',
      }}
      decline={{
        isOffered,
        verb: 'Decline the new name',
        title: `Leave ${name} its name?`,
        about: 'Sent to its admins, word for word. They can wish for another name.',
        act: (reason) => decline({ agencyId, expectedVersion, reason }),
        done: 'It keeps its name. Its admins get a mail.',
      }}
    />
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
