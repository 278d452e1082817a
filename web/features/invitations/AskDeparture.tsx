import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AskDeparture_invitation$key } from '#web/__generated__/AskDeparture_invitation.graphql.ts';
import type { AskDepartureRescheduleMutation } from '#web/__generated__/AskDepartureRescheduleMutation.graphql.ts';
import type { AskDepartureResumeMutation } from '#web/__generated__/AskDepartureResumeMutation.graphql.ts';
import type { AskDepartureSendMutation } from '#web/__generated__/AskDepartureSendMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { localTime, momentOf } from './local-time.ts';
import { typedIn } from './typed-in.ts';

/** Lets an ask that waits leave now, at another time, or with those that wait beside it. */
export function AskDeparture({ invitation }: { invitation: AskDeparture_invitation$key }) {
  const ask = useFragment(
    graphql`
      fragment AskDeparture_invitation on Invitation {
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
  const [asks, setAsks] = useState<'send' | 'move' | 'resume' | null>(null);
  const close = () => setAsks(null);
  const send = useCommand<AskDepartureSendMutation>(sendMutation);
  const reschedule = useCommand<AskDepartureRescheduleMutation>(rescheduleMutation);
  const resume = useCommand<AskDepartureResumeMutation>(resumeMutation);
  const { id: invitationId, recipientName: name } = ask;
  return (
    <>
      {ask.viewerCanResume && (
        <Button variant="primary" onClick={() => setAsks('resume')}>
          Let them go on
        </Button>
      )}
      {ask.viewerCanReschedule && (
        <>
          <Button variant={ask.viewerCanResume ? 'secondary' : 'primary'} onClick={() => setAsks('send')}>
            Send now
          </Button>
          <Button onClick={() => setAsks('move')}>Another time</Button>
        </>
      )}
      <Confirm
        open={asks === 'send'}
        title={`Send the ask to ${name} now?`}
        verb="Send now"
        tone="primary"
        done="It leaves within a minute."
        act={() => send({ invitationId })}
        onClose={close}
      >
        <p>The mail goes to {ask.recipientEmail} at once instead of waiting.</p>
      </Confirm>
      <Confirm
        open={asks === 'move'}
        title="Send it at another time"
        verb="Save"
        tone="primary"
        done="It leaves at the new time."
        act={() => reschedule({ invitationId, scheduledFor: momentOf(typedIn('time')) })}
        onClose={close}
      >
        {(wrong) => (
          <TextField
            id="time-of-ask"
            name="scheduledFor"
            type="datetime-local"
            label="When should the mail go out?"
            help="In the time of your computer."
            defaultValue={localTime(ask.scheduledFor)}
            error={wrong('scheduledFor')}
          />
        )}
      </Confirm>
      <Confirm
        open={asks === 'resume'}
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
  mutation AskDepartureSendMutation($input: SendNowInput!) {
    sendNow(input: $input) {
      errors {
        code
        message
        field
      }
      invitation {
        ...AskList_row
      }
    }
  }
`;

const rescheduleMutation = graphql`
  mutation AskDepartureRescheduleMutation($input: RescheduleInvitationInput!) {
    rescheduleInvitation(input: $input) {
      errors {
        code
        message
        field
      }
      invitation {
        ...AskList_row
      }
    }
  }
`;

const resumeMutation = graphql`
  mutation AskDepartureResumeMutation($input: ResumeAsksInput!) {
    resumeAsks(input: $input) {
      errors {
        code
        message
        field
      }
      invitation {
        ...AskList_row
      }
    }
  }
`;
