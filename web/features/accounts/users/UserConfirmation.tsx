import { graphql } from 'react-relay';
import type { UserConfirmationDeactivateMutation } from '#web/__generated__/UserConfirmationDeactivateMutation.graphql.ts';
import type { UserConfirmationPasswordMutation } from '#web/__generated__/UserConfirmationPasswordMutation.graphql.ts';
import type { UserConfirmationReactivateMutation } from '#web/__generated__/UserConfirmationReactivateMutation.graphql.ts';
import { Confirm, type ConfirmProps } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';

type Props = {
  what: 'deactivate' | 'reactivate' | 'password';
  user: { readonly id: string; readonly name: string; readonly email: string };
  onClose: () => void;
};

/** Confirms before an account is deactivated or reactivated, or a password link is emailed. */
export function UserConfirmation({ what, user: { id, name, email }, onClose }: Props) {
  const deactivate = useCommand<UserConfirmationDeactivateMutation>(deactivateMutation);
  const reactivate = useCommand<UserConfirmationReactivateMutation>(reactivateMutation);
  const mailLink = useCommand<UserConfirmationPasswordMutation>(passwordMutation);
  const steps: Readonly<Record<Props['what'], Omit<ConfirmProps, 'open' | 'onClose'>>> = {
    deactivate: {
      title: `Deactivate ${name}?`,
      children: (
        <p>They're signed out everywhere and can't sign in. Their profile and its reviews stay. You can undo this.</p>
      ),
      verb: 'Deactivate',
      act: () => deactivate({ userId: id }),
      done: `${name} is deactivated.`,
    },
    reactivate: {
      title: `Reactivate ${name}?`,
      children: <p>They can sign in again with the password they had.</p>,
      verb: 'Reactivate',
      tone: 'primary',
      act: () => reactivate({ userId: id }),
      done: `${name} can sign in again.`,
    },
    password: {
      title: 'Send password link?',
      children: (
        <p>
          We'll email {email} a link to choose a new password. It works once, for 24 hours. The current password works
          until then.
        </p>
      ),
      verb: 'Send link',
      tone: 'primary',
      act: () => mailLink({ userId: id }),
      done: `We're sending the link to ${email}.`,
    },
  };
  return <Confirm {...steps[what]} open onClose={onClose} />;
}

const deactivateMutation = graphql`
  mutation UserConfirmationDeactivateMutation($input: DeactivateUserInput!) {
    deactivateUser(input: $input) {
      user {
        id
        status
      }
      errors { code message field }
    }
  }
`;
const reactivateMutation = graphql`
  mutation UserConfirmationReactivateMutation($input: ReactivateUserInput!) {
    reactivateUser(input: $input) {
      user {
        id
        status
      }
      errors { code message field }
    }
  }
`;
const passwordMutation = graphql`
  mutation UserConfirmationPasswordMutation($input: SendPasswordLinkInput!) {
    sendPasswordLink(input: $input) {
      user {
        id
      }
      errors { code message field }
    }
  }
`;
