import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CorrectRecipient_invitation$key } from '#web/__generated__/CorrectRecipient_invitation.graphql.ts';
import type { CorrectRecipientMutation } from '#web/__generated__/CorrectRecipientMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useBegun } from '#web/list/begin.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { typedIn } from './typed-in.ts';

/** Gives an invitation that bounced another address. */
export function CorrectRecipient({ invitation }: { invitation: CorrectRecipient_invitation$key }) {
  const sent = useFragment(
    graphql`
      fragment CorrectRecipient_invitation on Invitation {
        id
        recipientName
        recipientEmail
        viewerCanCorrect
      }
    `,
    invitation,
  );
  const [isOpen, setOpen] = useState(useBegun() === 'correct');
  const correct = useCommand<CorrectRecipientMutation>(correctMutation);
  const { id: invitationId, recipientName: name } = sent;
  return (
    <>
      {sent.viewerCanCorrect && (
        <Button variant="primary" onClick={() => setOpen(true)}>
          Correct email address
        </Button>
      )}
      <Confirm
        open={isOpen}
        title={`Correct ${name}'s email address`}
        verb="Save and send again"
        tone="primary"
        done="The invitation will go to the new address."
        act={() => correct({ invitationId, email: typedIn('email'), name: typedIn('name') })}
        onClose={() => setOpen(false)}
      >
        {(wrong) => (
          <>
            <p>Our email to {sent.recipientEmail} bounced. Its link will stop working.</p>
            <TextField
              id="email-of-invitation"
              name="email"
              type="email"
              label="Email address"
              defaultValue={sent.recipientEmail}
              error={wrong('email')}
            />
            <TextField id="name-of-invitation" name="name" label="Name" defaultValue={name} error={wrong('name')} />
          </>
        )}
      </Confirm>
    </>
  );
}

const correctMutation = graphql`
  mutation CorrectRecipientMutation($input: CorrectRecipientInput!) {
    correctRecipient(input: $input) {
      errors { code message field }
      invitation {
        ...InvitationList_row
      }
    }
  }
`;
