import { graphql } from 'react-relay';
import type { MailConfirmationAgainMutation } from '#web/__generated__/MailConfirmationAgainMutation.graphql.ts';
import type { MailConfirmationLeaveMutation } from '#web/__generated__/MailConfirmationLeaveMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';

/** The actions for an email that failed or whose delivery is unknown. */
export type MailStep = 'again' | 'leave';

type Props = {
  what: MailStep;
  mail: { readonly id: string; readonly toEmail: string; readonly state: string };
  onClose: () => void;
};

/** Confirms before an email is sent again or left alone. */
export function MailConfirmation({ what, mail, onClose }: Props) {
  const again = useCommand<MailConfirmationAgainMutation>(graphql`
    mutation MailConfirmationAgainMutation($input: SendMailAgainInput!) {
      sendMailAgain(input: $input) {
        mail {
          id
          needsLook
          text
          ...MailDetails_mail
        }
        errors { code message field }
      }
    }
  `);
  const leave = useCommand<MailConfirmationLeaveMutation>(graphql`
    mutation MailConfirmationLeaveMutation($input: LeaveMailInput!) {
      leaveMail(input: $input) {
        mail {
          id
          needsLook
          text
          ...MailDetails_mail
        }
        errors { code message field }
      }
    }
  `);
  if (what === 'leave') {
    return (
      <Confirm
        open
        title="Leave this email as is?"
        verb="Leave as is"
        tone="primary"
        done="Email left as is."
        act={() => leave({ mailId: mail.id })}
        onClose={onClose}
      >
        <p>We won't send it again, and we'll delete its text. You can't undo this.</p>
      </Confirm>
    );
  }
  return (
    <Confirm
      open
      title="Send this email again?"
      verb="Send again"
      tone="primary"
      done="Email queued again."
      act={() => again({ mailId: mail.id })}
      onClose={onClose}
    >
      <p>
        {`${mail.state === 'unknown' ? 'The first one may have arrived, so they may get it twice. ' : ''}A new email with the same text goes to ${mail.toEmail}.`}
      </p>
    </Confirm>
  );
}
