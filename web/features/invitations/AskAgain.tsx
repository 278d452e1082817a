import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import type { AskAgain_invitation$key } from '#web/__generated__/AskAgain_invitation.graphql.ts';
import type { AskAgainMutation } from '#web/__generated__/AskAgainMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { typedIn } from './typed-in.ts';

/** Asks once more whose ask has ended without an answer; before that is possible, says from when it is. */
export function AskAgain({ invitation }: { invitation: AskAgain_invitation$key }) {
  const ask = useFragment(
    graphql`
      fragment AskAgain_invitation on Invitation {
        id
        recipientName
        message
        askAgainFrom
        viewerCanAskAgain
      }
    `,
    invitation,
  );
  const [isOpen, setOpen] = useState(false);
  const again = useCommand<AskAgainMutation>(againMutation);
  const { id: invitationId, recipientName: name, askAgainFrom } = ask;
  const isTooSoon = askAgainFrom !== null && askAgainFrom !== undefined && Date.parse(askAgainFrom) > Date.now();
  return (
    <>
      {ask.viewerCanAskAgain &&
        (isTooSoon ? (
          <p>{`You can ask ${name} again from ${formatDate(askAgainFrom)}.`}</p>
        ) : (
          <Button variant="primary" onClick={() => setOpen(true)}>
            Ask again
          </Button>
        ))}
      <Confirm
        open={isOpen}
        title={`Ask ${name} again?`}
        verb="Ask again"
        tone="primary"
        done={`${name} will be asked again.`}
        act={() => again({ invitationId, message: typedIn('message') })}
        onClose={() => setOpen(false)}
      >
        {(wrong) => (
          <TextArea
            id="message-of-ask"
            name="message"
            label="Your message"
            help="The mail leaves at the next usual hour. Ask for an honest view."
            rows={4}
            maxLength={textLimits.message.max}
            defaultValue={ask.message ?? ''}
            error={wrong('message')}
            optional
          />
        )}
      </Confirm>
    </>
  );
}

const againMutation = graphql`
  mutation AskAgainMutation($input: AskAgainInput!) {
    askAgain(input: $input) {
      errors {
        code
        message
        field
      }
      invitation {
        ...AskList_row
      }
      ended {
        ...AskList_row
      }
    }
  }
`;
