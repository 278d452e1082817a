import { useState } from 'react';
import { graphql } from 'react-relay';
import { textLimits } from '#common/limits.ts';
import type { SendAgainMutation } from '#web/__generated__/SendAgainMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { RequestRow } from './RequestList.tsx';
import { whyNotSending } from './steps.ts';

const sendsOnce = { inactive: 'once the campaign is active', paused: 'once the campaign is resumed' } as const;

/** Sends a request again: after a bounce to another address, and otherwise to the same. */
export function SendAgain({ request }: { request: RequestRow }) {
  const { id: requestId, name, email, state, placement, campaign } = request;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState({ email, name });
  const send = useCommand<SendAgainMutation>(graphql`
    mutation SendAgainMutation($input: SendSurveyAgainInput!) {
      sendSurveyAgain(input: $input) {
        errors { code message field }
        request {
          ...RequestList_row
        }
      }
    }
  `);
  const who = name || email;
  const corrects = state === 'bounced' && !placement;
  const why = whyNotSending(campaign);
  const when = why ? sendsOnce[why] : 'in your sending hours';
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {corrects ? 'Correct email and send again' : 'Send again'}
      </Button>
      <Confirm
        open={isOpen}
        title={corrects ? `Correct ${who}'s email address` : `Send the survey to ${who} again?`}
        verb="Send again"
        stay="Cancel"
        tone="primary"
        done={`${corrects ? typed.name || typed.email : who} gets the email ${when}.`}
        act={() => send({ requestId, ...(corrects && typed) })}
        onClose={() => setOpen(false)}
      >
        {(wrong) =>
          corrects ? (
            <>
              <p>{`Our email to ${email} bounced. Its link will stop working.`}</p>
              <TextField
                id="request-email"
                name="email"
                type="email"
                label="Email address"
                value={typed.email}
                error={wrong('email')}
                onChange={({ currentTarget }) => setTyped({ ...typed, email: currentTarget.value })}
              />
              <TextField
                id="request-name"
                name="name"
                label="Name"
                optional
                maxLength={textLimits.name.max}
                value={typed.name}
                error={wrong('name')}
                onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
              />
            </>
          ) : (
            <p>
              {state === 'bounced'
                ? `It goes to the address that the placement has now, ${when}.`
                : `They get a new email ${when}. Links in earlier emails stop working.`}
            </p>
          )
        }
      </Confirm>
    </>
  );
}
