import { graphql, useFragment } from 'react-relay';
import type {
  AgencyActions_agency$data,
  AgencyActions_agency$key,
} from '#web/__generated__/AgencyActions_agency.graphql.ts';
import { Decide, type Way } from '#web/features/admin/panel/Decide.tsx';
import { approvalWays } from './approval-ways.ts';

/** Decides about an agency, and about a requested new name. */
export function AgencyActions({ agency }: { agency: AgencyActions_agency$key }) {
  const data = useFragment(
    graphql`
      fragment AgencyActions_agency on Agency {
        id
        version
        name
        legalName
        isApproved
        declinedBecause
        wishedName
        wishedLegalName
        nameWishedAt
      }
    `,
    agency,
  );
  const brings = 'Its people can invite colleagues from their next visit.';
  const approval = approvalWays({ of: data, brings, approve: approveMutation, decline: declineMutation });
  return <Decide row={data} as="agencyId" ways={[...(data.nameWishedAt ? nameWays(data) : []), ...approval]} />;
}

/** Accepts the requested name, or explains why the agency keeps its own. */
function nameWays({ name, legalName, wishedName, wishedLegalName }: AgencyActions_agency$data): Way[] {
  const wished = `${wishedName ?? name} (${wishedLegalName ?? legalName})`;
  return [
    {
      mutation: declineNameMutation,
      label: 'Decline new name',
      hotkey: 'd',
      title: `Decline the new name for ${name}?`,
      isDestructive: true,
      words: { help: 'Sent to its admins word for word. They can request another name.' },
      done: "New name declined. We're emailing its admins.",
    },
    {
      mutation: approveNameMutation,
      label: 'Approve new name',
      variant: 'primary',
      hotkey: 'a',
      title: `Approve the new name for ${name}?`,
      explanation: [`${name} (${legalName}) becomes ${wished} on its pages and in the emails it sends.`],
      done: "New name approved. We're emailing its admins.",
    },
  ];
}

const approveMutation = graphql`
  mutation AgencyActionsApproveMutation($input: ApproveAgencyInput!) {
    approveAgency(input: $input) {
      errors { code message field }
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
      errors { code message field }
      agency {
        id
        ...AgencyDetails_agency
        ...AgencyActions_agency
      }
    }
  }
`;

const approveNameMutation = graphql`
  mutation AgencyActionsApproveNameMutation($input: ApproveAgencyNameInput!) {
    approveAgencyName(input: $input) {
      errors { code message field }
      agency {
        id
        ...AgencyDetails_agency
        ...AgencyActions_agency
      }
    }
  }
`;

const declineNameMutation = graphql`
  mutation AgencyActionsDeclineNameMutation($input: DeclineAgencyNameInput!) {
    declineAgencyName(input: $input) {
      errors { code message field }
      agency {
        id
        ...AgencyDetails_agency
        ...AgencyActions_agency
      }
    }
  }
`;
