import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EnquiryKind } from '#common/joining/states.ts';
import type { ApproveEnquiry_enquiry$key } from '#web/__generated__/ApproveEnquiry_enquiry.graphql.ts';
import type { ApproveEnquiryMutation } from '#web/__generated__/ApproveEnquiryMutation.graphql.ts';
import { isOvertaken, tellOvertaken } from '#web/app-ui/overtaken.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AgencyPicker } from './AgencyPicker.tsx';

type ApproveEnquiryProps = { enquiry: ApproveEnquiry_enquiry$key; open: boolean; onClose: () => void };

/** Asks what the person becomes, and approves. What was chosen stays when it is refused. */
export function ApproveEnquiry({ enquiry, open, onClose }: ApproveEnquiryProps) {
  const data = useFragment(
    graphql`
      fragment ApproveEnquiry_enquiry on Enquiry {
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
  const [kind, setKind] = useState<EnquiryKind>(waiting ? 'member' : 'agency');
  const [agencyId, setAgencyId] = useState<string | null>(waiting?.id ?? null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const approve = useCommand<ApproveEnquiryMutation>(approveMutation);
  const isChosen = kind === 'member' || kind === 'admin';
  const send = async () => {
    setBusy(true);
    setProblems([]);
    try {
      await approve({
        enquiryId: data.id,
        expectedVersion: data.version,
        kind,
        agencyId: isChosen ? agencyId : null,
      });
      notify.success(`Approved. The way in is on its way to ${data.email}.`);
      onClose();
    } catch (error) {
      const found = problemsOf(error);
      setProblems(found);
      if (!isOvertaken(found)) return;
      tellOvertaken(found);
      onClose();
    } finally {
      setBusy(false);
    }
  };
  const others = problems.filter(({ field }) => field !== 'agencyId' || !isChosen);
  return (
    <Dialog
      title={`Approve ${data.name}`}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} onClick={send} data-autofocus>
            Approve
          </Button>
        </>
      }
    >
      {others.length > 0 && (
        <Notice tone="bad" role="alert">
          {others.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <p>Makes what is missing of account and profile, and mails {data.email} the way in. It works for 14 days.</p>
      <Choice
        name="kind"
        legend="They become"
        value={kind}
        onChange={(event) => setKind(event.target.value as EnquiryKind)}
        options={[
          {
            value: 'agency',
            label: `The admin of a new agency, ${data.agencyName}`,
            help: 'The agency is approved at once.',
          },
          { value: 'freelancer', label: 'A freelancer', help: `An agency of one, ${data.agencyName}.` },
          { value: 'member', label: 'A member of an agency that is here', help: 'Without rights over others.' },
          {
            value: 'admin',
            label: 'The admin of an agency that is here',
            help: 'Looks after its profile and its people.',
          },
        ]}
      />
      {isChosen && (
        <AgencyPicker
          words={waiting?.name ?? data.agencyName}
          chosen={agencyId}
          onChoose={setAgencyId}
          error={problems.find(({ field }) => field === 'agencyId')?.message}
        />
      )}
    </Dialog>
  );
}

const approveMutation = graphql`
  mutation ApproveEnquiryMutation($input: ApproveEnquiryInput!) {
    approveEnquiry(input: $input) {
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
`;
