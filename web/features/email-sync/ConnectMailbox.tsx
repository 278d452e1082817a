import { useState } from 'react';
import { graphql } from 'react-relay';
import { emailSyncLimits } from '#common/email-sync/found-people.ts';
import { connectMailboxInput } from '#common/email-sync/inputs.ts';
import type { ConnectMailboxMutation } from '#web/__generated__/ConnectMailboxMutation.graphql.ts';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from './EmailSync.module.css';

type ConnectMailboxProps = { onConnected: () => void; onCancel: () => void };

/** The server, user name and app password of a mailbox. */
export function ConnectMailbox({ onConnected, onCancel }: ConnectMailboxProps) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const form = useAppForm(connectMailboxInput, { host: '', login: '', password: '' });
  const connect = useCommand<ConnectMailboxMutation>(graphql`
    mutation ConnectMailboxMutation($input: ConnectMailboxInput!) {
      connectMailbox(input: $input) {
        mailbox { id }
        errors { code message field }
      }
    }
  `);
  const send = async (typed: { host: string; login: string; password: string }) => {
    setBusy(true);
    setProblems([]);
    try {
      await connect(typed);
      onConnected();
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <p className={styles.about}>
        We read only the headers of emails in Sent and Inbox, of the last {emailSyncLimits.months} months at first:
        names, addresses and dates. Never the text, never attachments.
      </p>
      <AppTextField
        form={form}
        name="host"
        label="IMAP server"
        help="Your email provider's help names it, such as imap.your-provider.com. We connect encrypted, on port 993."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailSyncLimits.host}
      />
      <AppTextField
        form={form}
        name="login"
        label="User name"
        help="Usually your email address."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailSyncLimits.login}
      />
      <AppTextField
        form={form}
        name="password"
        label="App password"
        type="password"
        help="Make one in your email account's security settings. We keep it encrypted, and forget it when you disconnect."
        autoComplete="off"
        maxLength={emailSyncLimits.password}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          Connect mailbox
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </FormActions>
    </AppForm>
  );
}
