import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { emailSyncLimits, type MailboxState, mailboxStateWords } from '#common/email-sync/found-people.ts';
import { formatAge, formatCount } from '#common/formats.ts';
import { disconnectedMailboxDays } from '#common/retention.ts';
import type {
  MailboxCard_mailbox$data,
  MailboxCard_mailbox$key,
} from '#web/__generated__/MailboxCard_mailbox.graphql.ts';
import type { MailboxCardDisconnectMutation } from '#web/__generated__/MailboxCardDisconnectMutation.graphql.ts';
import type { MailboxCardPauseMutation } from '#web/__generated__/MailboxCardPauseMutation.graphql.ts';
import type { MailboxCardResumeMutation } from '#web/__generated__/MailboxCardResumeMutation.graphql.ts';
import type { MailboxCardRetryMutation } from '#web/__generated__/MailboxCardRetryMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './EmailSync.module.css';

/** A mailbox of the user: how it is, and what can be done with it. */
export function MailboxCard({ mailbox: key }: { mailbox: MailboxCard_mailbox$key }) {
  const mailbox = useFragment(
    graphql`
      fragment MailboxCard_mailbox on Mailbox {
        id
        host
        login
        state
        problem
        readCount
        lastReadAt
        disconnectedAt
      }
    `,
    key,
  );
  const { id: mailboxId, login, state, problem } = mailbox;
  const [asking, setAsking] = useState<'password' | 'disconnect' | null>(null);
  const [password, setPassword] = useState('');
  const { revalidate } = useRevalidator();
  const { retry, pause, resume, disconnect } = useMailboxCommands();
  const words = mailboxStateWords[state as MailboxState];
  const close = () => {
    setAsking(null);
    setPassword('');
  };
  return (
    <Card title={<span className={styles.title}>{login}</span>} action={<Tag tone={words.tone}>{words.label}</Tag>}>
      <div className={styles.part}>
        <p className={styles.about}>{aboutMailbox(mailbox)}</p>
        {problem && (
          <Notice tone={state === 'needs_attention' ? 'bad' : 'warn'}>
            {state === 'needs_attention' ? problem : `${problem} We try again in some minutes.`}
          </Notice>
        )}
        {state !== 'disconnected' && (
          <div className={styles.actions}>
            {state !== 'paused' && (
              <ActButton
                act={() => retry({ mailboxId }).finally(() => setTimeout(() => void revalidate(), 3000))}
                done="We are reading it now."
              >
                {state === 'needs_attention' ? 'Try again' : 'Read now'}
              </ActButton>
            )}
            {state === 'needs_attention' && <Button onClick={() => setAsking('password')}>New password</Button>}
            {state === 'paused' ? (
              <ActButton act={() => resume({ mailboxId })} done="Mailbox resumed.">
                Resume
              </ActButton>
            ) : (
              <ActButton act={() => pause({ mailboxId })} done="Mailbox paused.">
                Pause
              </ActButton>
            )}
            <Button onClick={() => setAsking('disconnect')}>Disconnect</Button>
          </div>
        )}
      </div>
      <Confirm
        title="Enter the app password again"
        verb="Save password"
        tone="primary"
        done="Password saved. We are reading the mailbox now."
        open={asking === 'password'}
        onClose={close}
        act={() => retry({ mailboxId, password }).finally(() => setTimeout(() => void revalidate(), 3000))}
      >
        {(wrong) => (
          <TextField
            id="mailbox-password"
            label="App password"
            type="password"
            autoComplete="off"
            maxLength={emailSyncLimits.password}
            value={password}
            error={wrong('password')}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
      </Confirm>
      <Confirm
        title="Disconnect this mailbox?"
        verb="Disconnect"
        done="Mailbox disconnected."
        open={asking === 'disconnect'}
        onClose={close}
        act={() => disconnect({ mailboxId })}
      >
        <p>
          {`We forget its password at once, and delete the people it suggested after ${formatCount(disconnectedMailboxDays, 'day')}. Invitations that you sent stay.`}
        </p>
      </Confirm>
    </Card>
  );
}

function aboutMailbox({ host, state, lastReadAt, readCount, disconnectedAt }: MailboxCard_mailbox$data): string {
  const age = (at: string) => formatAge(at, new Date());
  if (state === 'disconnected' && disconnectedAt)
    return `${host}. Disconnected ${age(disconnectedAt)}. What it told is deleted ${formatCount(disconnectedMailboxDays, 'day')} later.`;
  if (!lastReadAt) return `${host}. Not read yet.`;
  return `${host}. Last read ${age(lastReadAt)}, ${formatCount(readCount, 'email')} so far.`;
}

function useMailboxCommands() {
  const retry = useCommand<MailboxCardRetryMutation>(graphql`
    mutation MailboxCardRetryMutation($input: RetryMailboxInput!) {
      retryMailbox(input: $input) {
        mailbox { ...MailboxCard_mailbox }
        errors { code message field }
      }
    }
  `);
  const pause = useCommand<MailboxCardPauseMutation>(graphql`
    mutation MailboxCardPauseMutation($input: PauseMailboxInput!) {
      pauseMailbox(input: $input) {
        mailbox { ...MailboxCard_mailbox }
        errors { code message field }
      }
    }
  `);
  const resume = useCommand<MailboxCardResumeMutation>(graphql`
    mutation MailboxCardResumeMutation($input: ResumeMailboxInput!) {
      resumeMailbox(input: $input) {
        mailbox { ...MailboxCard_mailbox }
        errors { code message field }
      }
    }
  `);
  const disconnect = useCommand<MailboxCardDisconnectMutation>(graphql`
    mutation MailboxCardDisconnectMutation($input: DisconnectMailboxInput!) {
      disconnectMailbox(input: $input) {
        mailbox { ...MailboxCard_mailbox }
        errors { code message field }
      }
    }
  `);
  return { retry, pause, resume, disconnect };
}
