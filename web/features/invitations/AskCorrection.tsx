import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AskCorrection_invitation$key } from '#web/__generated__/AskCorrection_invitation.graphql.ts';
import type { AskCorrectionMutation } from '#web/__generated__/AskCorrectionMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { typedIn } from './typed-in.ts';

/** Gives an ask whose mail came back another address. */
export function AskCorrection({ invitation }: { invitation: AskCorrection_invitation$key }) {
  const ask = useFragment(
    graphql`
      fragment AskCorrection_invitation on Invitation {
        id
        recipientName
        recipientEmail
        viewerCanCorrect
      }
    `,
    invitation,
  );
  const [isOpen, setOpen] = useState(false);
  const correct = useCommand<AskCorrectionMutation>(correctMutation);
  const { id: invitationId, recipientName: name } = ask;
  return (
    <>
      {ask.viewerCanCorrect && (
        <Button variant="primary" onClick={() => setOpen(true)}>
          Correct the address
        </Button>
      )}
      <Confirm
        open={isOpen}
        title={`Correct the address of ${name}`}
        verb="Save and send again"
        tone="primary"
        done="The ask goes to the new address."
        act={() => correct({ invitationId, email: typedIn('email'), name: typedIn('name') })}
        onClose={() => setOpen(false)}
      >
        {(wrong) => (
          <>
            <p>The mail to {ask.recipientEmail} came back. Links in it end.</p>
            <TextField
              id="email-of-ask"
              name="email"
              type="email"
              label="E-mail address"
              defaultValue={ask.recipientEmail}
              error={wrong('email')}
            />
            <TextField id="name-of-ask" name="name" label="Name" defaultValue={name} error={wrong('name')} />
          </>
        )}
      </Confirm>
    </>
  );
}

const correctMutation = graphql`
  mutation AskCorrectionMutation($input: CorrectRecipientInput!) {
    correctRecipient(input: $input) {
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
