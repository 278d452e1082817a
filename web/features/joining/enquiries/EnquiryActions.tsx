import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EnquiryActions_enquiry$key } from '#web/__generated__/EnquiryActions_enquiry.graphql.ts';
import { Decide } from '#web/features/admin/panel/Decide.tsx';
import { type Becomes, BecomesFields, isOfKnownAgency } from './BecomesFields.tsx';

/** The two decisions about an enquiry. */
export function EnquiryActions({ enquiry }: { enquiry: EnquiryActions_enquiry$key }) {
  const data = useFragment(
    graphql`
      fragment EnquiryActions_enquiry on Enquiry {
        id
        version
        name
        email
        agencyName
        unclaimedProfile {
          agency {
            id
            name
          }
        }
      }
    `,
    enquiry,
  );
  const waiting = data.unclaimedProfile?.agency;
  const [becomes, setBecomes] = useState<Becomes>({
    kind: waiting ? 'member' : 'agency',
    agencyId: waiting?.id ?? null,
  });
  return (
    <Decide
      row={data}
      as="enquiryId"
      ways={[
        {
          mutation: declineMutation,
          label: 'Decline',
          hotkey: 'd',
          title: 'Decline this enquiry?',
          isDestructive: true,
          words: { help: `Sent to ${data.email} word for word. They can enquire again.` },
          done: "Declined. We're emailing them the reason.",
        },
        {
          mutation: approveMutation,
          label: 'Approve',
          variant: 'primary',
          hotkey: 'a',
          title: `Approve ${data.name}`,
          explanation: [
            `We'll create the account and the profile if they don't exist yet, and email ${data.email} how to sign in. The link works for 14 days.`,
          ],
          fields: (wrong) => (
            <BecomesFields
              becomes={becomes}
              onChange={setBecomes}
              agencyName={data.agencyName}
              words={waiting?.name ?? data.agencyName}
              error={wrong('agencyId')}
            />
          ),
          input: { kind: becomes.kind, agencyId: isOfKnownAgency(becomes) ? becomes.agencyId : null },
          done: `Approved. We're emailing ${data.email} how to sign in.`,
        },
      ]}
    />
  );
}

const approveMutation = graphql`
  mutation EnquiryActionsApproveMutation($input: ApproveEnquiryInput!) {
    approveEnquiry(input: $input) {
      errors { code message field }
      enquiry {
        id
        state
        version
        ...EnquiryDetails_enquiry
      }
    }
  }
`;

const declineMutation = graphql`
  mutation EnquiryActionsDeclineMutation($input: DeclineEnquiryInput!) {
    declineEnquiry(input: $input) {
      errors { code message field }
      enquiry {
        id
        state
        version
        ...EnquiryDetails_enquiry
      }
    }
  }
`;
