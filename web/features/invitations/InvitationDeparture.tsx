import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { InvitationDeparture_invitation$key } from '#web/__generated__/InvitationDeparture_invitation.graphql.ts';
import type { InvitationDepartureRescheduleMutation } from '#web/__generated__/InvitationDepartureRescheduleMutation.graphql.ts';
import type { InvitationDepartureResumeMutation } from '#web/__generated__/InvitationDepartureResumeMutation.graphql.ts';
import type { InvitationDepartureSendMutation } from '#web/__generated__/InvitationDepartureSendMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { localTime, momentOf } from './local-time.ts';
import { typedIn } from './typed-in.ts';

/** Sends a scheduled invitation now or at another time, or resumes its batch. */
export function InvitationDeparture({ invitation }: { invitation: InvitationDeparture_invitation$key }) {
  const sent = useFragment(
    graphql`
      fragment InvitationDeparture_invitation on Invitation {
        id
        recipientName
        recipientEmail
        scheduledFor
        viewerCanReschedule
        viewerCanResume
      }
    `,
    invitation,
  );
  const [dialog, setDialog] = useState<'send' | 'move' | 'resume' | null>(null);
  const close = () => setDialog(null);
  const send = useCommand<InvitationDepartureSendMutation>(sendMutation);
  const reschedule = useCommand<InvitationDepartureRescheduleMutation>(rescheduleMutation);
  const resume = useCommand<InvitationDepartureResumeMutation>(resumeMutation);
  const { id: invitationId, recipientName: name } = sent;
  return (
    <>
      {sent.viewerCanResume && (
        <Button variant="primary" onClick={() => setDialog('resume')}>
          Let them go on
        </Button>
      )}
      {sent.viewerCanReschedule && (
        <>
          <Button variant={sent.viewerCanResume ? 'secondary' : 'primary'} onClick={() => setDialog('send')}>
            Send now
          </Button>
          <Button onClick={() => setDialog('move')}>Another time</Button>
        </>
      )}
      <Confirm
        open={dialog === 'send'}
        title={`Send the ask to ${name} now?`}
        verb="Send now"
        tone="primary"
        done="It leaves within a minute."
        act={() => send({ invitationId })}
        onClose={close}
      >
        <p>The mail goes to {sent.recipientEmail} at once instead of waiting.</p>
      </Confirm>
      <Confirm
        open={dialog === 'move'}
        title="Send it at another time"
        verb="Save"
        tone="primary"
        done="It leaves at the new time."
        act={() => reschedule({ invitationId, scheduledFor: momentOf(typedIn('time')) })}
        onClose={close}
      >
        {(wrong) => (
          <TextField
            id="time-of-invitation"
            name="scheduledFor"
            type="datetime-local"
            label="When should the mail go out?"
            help="In the time of your computer."
            defaultValue={localTime(sent.scheduledFor)}
            error={wrong('scheduledFor')}
          />
        )}
      </Confirm>
      <Confirm
        open={dialog === 'resume'}
        title="Let these asks go on?"
        verb="Let them go on"
        tone="primary"
        done="The asks go on."
        act={() => resume({ invitationId })}
        onClose={close}
      >
        <p>They wait because too many mails of those entered with them came back. Check the addresses first.</p>
      </Confirm>
    </>
  );
}

const sendMutation = graphql`
  mutation InvitationDepartureSendMutation($input: SendNowInput!) {
    sendNow(input: $input) {
      errors { code message field }
      invitation {
        ...InvitationList_row
      }
    }
  }
`;

const rescheduleMutation = graphql`
  mutation InvitationDepartureRescheduleMutation($input: RescheduleInvitationInput!) {
    rescheduleInvitation(input: $input) {
      errors { code message field }
      invitation {
        ...InvitationList_row
      }
    }
  }
`;

const resumeMutation = graphql`
  mutation InvitationDepartureResumeMutation($input: ResumeInvitationsInput!) {
    resumeInvitations(input: $input) {
      errors { code message field }
      invitation {
        ...InvitationList_row
      }
    }
  }
`;
