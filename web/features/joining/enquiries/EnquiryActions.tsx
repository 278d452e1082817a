import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EnquiryActions_enquiry$key } from '#web/__generated__/EnquiryActions_enquiry.graphql.ts';
import type { EnquiryActionsDeclineMutation } from '#web/__generated__/EnquiryActionsDeclineMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { DecisionDialog } from '#web/kit/DecisionDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ApproveEnquiry } from './ApproveEnquiry.tsx';

/** The two ways to decide about an enquiry. */
export function EnquiryActions({ enquiry }: { enquiry: EnquiryActions_enquiry$key }) {
  const data = useFragment(
    graphql`
      fragment EnquiryActions_enquiry on Enquiry {
        id
        version
        email
        ...ApproveEnquiry_enquiry
      }
    `,
    enquiry,
  );
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null);
  const decline = useCommand<EnquiryActionsDeclineMutation>(graphql`
    mutation EnquiryActionsDeclineMutation($input: DeclineEnquiryInput!) {
      declineEnquiry(input: $input) {
        errors {
          code
          message
          field
        }
        enquiry {
          id
          state
          version
          ...EnquiryDetails_enquiry
        }
      }
    }
  `);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('decline')}>Decline</Button>
      <Button variant="primary" onClick={() => setOpen('approve')}>
        Approve
      </Button>
      <ApproveEnquiry enquiry={data} open={open === 'approve'} onClose={close} />
      <DecisionDialog
        title="Decline this enquiry?"
        about={`Sent to ${data.email}, word for word. They may enquire again.`}
        open={open === 'decline'}
        onClose={close}
        act={(reason) => decline({ enquiryId: data.id, expectedVersion: data.version, reason })}
        done="Declined. The reason is on its way."
      />
    </>
  );
}
