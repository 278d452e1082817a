import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { localTime, momentOf } from '#common/local-time.ts';
import type { InvitationDeparture_invitation$key } from '#web/__generated__/InvitationDeparture_invitation.graphql.ts';
import type { InvitationDepartureRescheduleMutation } from '#web/__generated__/InvitationDepartureRescheduleMutation.graphql.ts';
import type { InvitationDepartureResumeMutation } from '#web/__generated__/InvitationDepartureResumeMutation.graphql.ts';
import type { InvitationDepartureSendMutation } from '#web/__generated__/InvitationDepartureSendMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useBegun } from '#web/list/begin.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { typedIn } from './typed-in.ts';
import { yourTime } from './your-time.ts';

/** Sends a draft or a scheduled invitation now or at another time, or resumes its batch. */
export function InvitationDeparture({ invitation }: { invitation: InvitationDeparture_invitation$key }) {
  const sent = useFragment(
    graphql`
      fragment InvitationDeparture_invitation on Invitation {
        id
        recipientName
        recipientEmail
        state
        scheduledFor
        viewerCanReschedule
        viewerCanResume
      }
    `,
    invitation,
  );
  const zone = useTimeZone();
  const begun = useBegun();
  const [dialog, setDialog] = useState(begun === 'send' || begun === 'resume' || begun === 'move' ? begun : null);
  const close = () => setDialog(null);
  const send = useCommand<InvitationDepartureSendMutation>(sendMutation);
  const reschedule = useCommand<InvitationDepartureRescheduleMutation>(rescheduleMutation);
  const resume = useCommand<InvitationDepartureResumeMutation>(resumeMutation);
  const { id: invitationId, recipientName: name } = sent;
  const verb = sent.state === 'draft' ? 'Schedule' : 'Reschedule';
  return (
    <>
      {sent.viewerCanResume && (
        <Button variant="primary" onClick={() => setDialog('resume')}>
          Resume sending
        </Button>
      )}
      {sent.viewerCanReschedule && (
        <>
          <Button variant={sent.viewerCanResume ? 'secondary' : 'primary'} onClick={() => setDialog('send')}>
            Send now
          </Button>
          <Button onClick={() => setDialog('move')}>{verb}</Button>
        </>
      )}
      <Confirm
        open={dialog === 'send'}
        title={`Send the invitation to ${name} now?`}
        verb="Send now"
        tone="primary"
        done="It'll go out within a minute."
        act={() => send({ invitationId })}
        onClose={close}
      >
        <p>We'll email {sent.recipientEmail} right away.</p>
      </Confirm>
      <Confirm
        open={dialog === 'move'}
        title={`${verb} invitation`}
        verb={verb}
        tone="primary"
        done={sent.state === 'draft' ? "It'll go out at that time." : "It'll go out at the new time."}
        act={() => reschedule({ invitationId, scheduledFor: momentOf(typedIn('time'), zone) })}
        onClose={close}
      >
        {(wrong) => (
          <TextField
            id="time-of-invitation"
            name="scheduledFor"
            type="datetime-local"
            label="When should the email go out?"
            help={`${yourTime(zone)} Leave it empty for the recommended time.`}
            defaultValue={localTime(sent.scheduledFor, zone)}
            error={wrong('scheduledFor')}
            optional
          />
        )}
      </Confirm>
      <Confirm
        open={dialog === 'resume'}
        title="Resume sending these invitations?"
        verb="Resume sending"
        tone="primary"
        done="The invitations will go out."
        act={() => resume({ invitationId })}
        onClose={close}
      >
        <p>Sending is paused because too many emails in this batch bounced. Check the addresses first.</p>
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
