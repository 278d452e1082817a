import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  AgencyActions_agency$data,
  AgencyActions_agency$key,
} from '#web/__generated__/AgencyActions_agency.graphql.ts';
import { Decide, type Way } from '#web/features/admin/panel/Decide.tsx';
import { AgencyPicker } from '#web/features/joining/enquiries/AgencyPicker.tsx';
import { useMergeWay } from '#web/features/merging/use-merge-way.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { approvalWays } from './approval-ways.ts';

/** Decides about an agency and about a requested new name, sets its seats, or merges it into another one. */
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
        seats
      }
    `,
    agency,
  );
  const [seats, setSeats] = useState(String(data.seats ?? ''));
  const brings = 'Its people can invite colleagues from their next visit.';
  const merge = useMergeWay({ of: data, mutation: mergeMutation, Picker: AgencyPicker, takes: ['keepsAdmins'] });
  const approval = approvalWays({ of: data, brings, approve: approveMutation, decline: declineMutation });
  return (
    <Decide
      row={data}
      as="agencyId"
      ways={[merge, seatsWay(data, seats, setSeats), ...(data.nameWishedAt ? nameWays(data) : []), ...approval]}
    />
  );
}

/** Sets how many people the agency can have. */
const seatsWay = ({ name }: AgencyActions_agency$data, seats: string, onChange: (seats: string) => void): Way => ({
  mutation: seatsMutation,
  label: 'Set seats',
  title: `How many people can ${name} have?`,
  confirmLabel: 'Save',
  explanation: ['People who are there already stay, also if there are more. Open invitations take a seat each.'],
  fields: (wrong) => (
    <TextField
      name="seats"
      label="Seats"
      inputMode="numeric"
      help="Leave it empty for any number."
      value={seats}
      error={wrong('seats')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  ),
  input: { seats: seats.trim() === '' ? null : wholeNumber(seats) },
  done: 'Seats saved.',
  isFirstStep: true,
});

/** The typed number; 0, which is refused beside the field, for anything else. */
const wholeNumber = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0);

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

const mergeMutation = graphql`
  mutation AgencyActionsMergeMutation($input: MergeAgenciesInput!) {
    mergeAgencies(input: $input) {
      errors { code message field }
      agency {
        id
        ...AgencyDetails_agency
        ...AgencyActions_agency
      }
    }
  }
`;

const seatsMutation = graphql`
  mutation AgencyActionsSeatsMutation($input: SetAgencySeatsInput!) {
    setAgencySeats(input: $input) {
      errors { code message field }
      agency {
        id
        ...AgencyDetails_agency
        ...AgencyActions_agency
      }
    }
  }
`;

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
