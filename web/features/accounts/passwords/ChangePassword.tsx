import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ChangePasswordMutation } from '#web/__generated__/ChangePasswordMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { useSending } from '../sending.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Sets a new password, which signs out all other browsers. */
export function ChangePassword() {
  const session = useSession();
  const [changes, setChanges] = useState(0);
  const change = useCommand<ChangePasswordMutation>(changePasswordMutation);
  const { problems, tries, isSending, submit, wrong } = useSending(async (form) => {
    await change({
      currentPassword: typed(form, 'currentPassword'),
      newPassword: typed(form, 'newPassword'),
      refreshToken: session.user?.refreshToken,
    });
    setChanges((before) => before + 1);
    notify.success('Password changed. All other browsers are signed out.');
  });
  return (
    <Form key={changes} onSubmit={submit} aria-label="Change your password">
      <ErrorSummary key={tries} problems={problems} title="Your password wasn't changed" />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={wrong('currentPassword')}
      />
      <NewPasswordField
        name="newPassword"
        label="New password"
        error={wrong('newPassword')}
        own={{ email: session.user?.username ?? '' }}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          Change password
        </Button>
      </FormActions>
    </Form>
  );
}

const changePasswordMutation = graphql`
  mutation ChangePasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      errors { code message field }
      user {
        id
        ...SessionList_user
      }
    }
  }
`;
