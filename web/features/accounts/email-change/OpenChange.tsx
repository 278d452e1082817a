import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import type { OpenChange_user$key } from '#web/__generated__/OpenChange_user.graphql.ts';
import type { OpenChangeAgainMutation } from '#web/__generated__/OpenChangeAgainMutation.graphql.ts';
import type { OpenChangeCancelMutation } from '#web/__generated__/OpenChangeCancelMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './ChangeEmail.module.css';

/** A requested change of the email: who has confirmed it, new links, and a way to take it back. */
export function OpenChange({ user }: { user: OpenChange_user$key }) {
  const { email, emailChange } = useFragment(
    graphql`
      fragment OpenChange_user on User {
        email
        emailChange {
          newEmail
          oldConfirmedAt
          newConfirmedAt
          expiresAt
        }
      }
    `,
    user,
  );
  const zone = useTimeZone();
  const sendAgain = useCommand<OpenChangeAgainMutation>(againMutation);
  const cancel = useCommand<OpenChangeCancelMutation>(cancelMutation);
  if (!emailChange) return null;
  const { newEmail, oldConfirmedAt, newConfirmedAt, expiresAt } = emailChange;
  return (
    <div className={styles.email}>
      <p>
        We sent each address a link. Your email changes once both are confirmed, in any order. Until then, you sign in
        with {email}.
      </p>
      <ul className={styles.addresses} aria-label="Addresses to confirm">
        <Address which="Current email" email={email} isConfirmed={Boolean(oldConfirmedAt)} />
        <Address which="New email" email={newEmail} isConfirmed={Boolean(newConfirmedAt)} />
      </ul>
      <p className={styles.which}>{`The links work until ${formatDateTime(expiresAt, zone)}.`}</p>
      <FormActions>
        <ActButton act={() => sendAgain({})} done="Emails sent. Only the newest links work.">
          Send links again
        </ActButton>
        <ActButton act={() => cancel({})} done="Change canceled. Your email stays the same.">
          Cancel change
        </ActButton>
      </FormActions>
    </div>
  );
}

function Address({ which, email, isConfirmed }: { which: string; email: string; isConfirmed: boolean }) {
  return (
    <li className={styles.address}>
      <span>
        <span className={styles.which}>{which}</span>
        <br />
        {email}
      </span>
      {isConfirmed ? <Tag tone="good">Confirmed</Tag> : <Tag tone="warn">Not confirmed yet</Tag>}
    </li>
  );
}

const againMutation = graphql`
  mutation OpenChangeAgainMutation($input: SendEmailChangeAgainInput!) {
    sendEmailChangeAgain(input: $input) {
      errors { code message field }
      user {
        id
        ...ChangeEmail_user
      }
    }
  }
`;
const cancelMutation = graphql`
  mutation OpenChangeCancelMutation($input: CancelEmailChangeInput!) {
    cancelEmailChange(input: $input) {
      errors { code message field }
      user {
        id
        ...ChangeEmail_user
      }
    }
  }
`;
