import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChangeEmail_user$data, ChangeEmail_user$key } from '#web/__generated__/ChangeEmail_user.graphql.ts';
import type { ChangeEmailMutation } from '#web/__generated__/ChangeEmailMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { PasswordField } from '../passwords/PasswordField.tsx';
import { useSending } from '../sending.ts';
import styles from './ChangeEmail.module.css';
import { OpenChange } from './OpenChange.tsx';

/** The address that the person signs in with: requests another one, or shows who has yet to confirm it. */
export function ChangeEmail({ user }: { user: ChangeEmail_user$key }) {
  const [isAsking, setAsking] = useState(false);
  const data: ChangeEmail_user$data = useFragment(
    graphql`
      fragment ChangeEmail_user on User {
        email
        emailChange {
          expiresAt
        }
        ...OpenChange_user
      }
    `,
    user,
  );
  if (data.emailChange) return <OpenChange user={data} />;
  return (
    <div className={styles.email}>
      <p>
        You sign in with <strong>{data.email}</strong>. We also send your emails there.
      </p>
      {isAsking ? (
        <RequestForm onClose={() => setAsking(false)} />
      ) : (
        <Button onClick={() => setAsking(true)}>Change email</Button>
      )}
    </div>
  );
}

function RequestForm({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const request = useCommand<ChangeEmailMutation>(mutation);
  const { problems, tries, isSending, submit, wrong } = useSending(async (form) => {
    await request({
      newEmail: typed(form, 'newEmail'),
      currentPassword: typed(form, passwordName),
      refreshToken: session.user?.refreshToken,
    });
    notify.success('Check both mailboxes: each address got a link.');
    onClose();
  });
  // The form for a new password on the same page has a field of that name.
  const here = problems.map(({ field, message }) => ({
    message,
    field: field === 'currentPassword' ? passwordName : (field ?? null),
  }));
  return (
    <Form onSubmit={submit} aria-label="Change your email">
      <ErrorSummary key={tries} problems={here} title="Your email wasn't changed" />
      <TextField
        name="newEmail"
        type="email"
        label="New email"
        autoComplete="email"
        required
        autoFocus
        help="We send a link to this address and one to your current address. Your email changes once both are confirmed."
        error={wrong('newEmail')}
      />
      <PasswordField
        name={passwordName}
        label="Your password"
        autoComplete="current-password"
        error={wrong('currentPassword')}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          Send links
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}

const passwordName = 'passwordForEmail';

const mutation = graphql`
  mutation ChangeEmailMutation($input: RequestEmailChangeInput!) {
    requestEmailChange(input: $input) {
      errors { code message field }
      user {
        id
        ...ChangeEmail_user
      }
    }
  }
`;
