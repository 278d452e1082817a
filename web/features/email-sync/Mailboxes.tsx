import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { emailSyncLimits } from '#common/email-sync/found-people.ts';
import { formatCount } from '#common/formats.ts';
import type { Mailboxes_query$key } from '#web/__generated__/Mailboxes_query.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useLookAgain } from '#web/app-ui/use-look-again.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ConnectMailbox } from './ConnectMailbox.tsx';
import styles from './EmailSync.module.css';
import { MailboxCard } from './MailboxCard.tsx';

/** The mailboxes of the user, and the form for another one. */
export function Mailboxes({ data: key }: { data: Mailboxes_query$key }) {
  const { mailboxes } = useFragment(
    graphql`
      fragment Mailboxes_query on Query {
        mailboxes(first: 10) {
          edges { node { id state lastReadAt problem ...MailboxCard_mailbox } }
        }
      }
    `,
    key,
  );
  const [isNew, setNew] = useState(false);
  const { revalidate } = useRevalidator();
  const rows = (mailboxes?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const connected = rows.filter(({ state }) => state !== 'disconnected');
  const isReading = connected.some(({ state, lastReadAt, problem }) => state === 'live' && !lastReadAt && !problem);
  useLookAgain(lookQuery, {}, isReading);
  const add = connected.length < emailSyncLimits.mailboxes && (
    <Button variant={connected.length === 0 ? 'primary' : 'secondary'} onClick={() => setNew(true)}>
      Connect mailbox
    </Button>
  );
  return (
    <div className={styles.parts}>
      {rows.length === 0 ? (
        <EmptyState action={add}>
          Connect a mailbox, and we suggest the people you email with. You choose who to invite.
        </EmptyState>
      ) : (
        rows.map((mailbox) => <MailboxCard key={mailbox.id} mailbox={mailbox} />)
      )}
      {rows.length > 0 && add && <p>{add}</p>}
      {!add && (
        <p>{`You have ${formatCount(connected.length, 'mailbox', 'mailboxes')}, the most you can connect. Disconnect one to connect another.`}</p>
      )}
      <Dialog title="Connect mailbox" open={isNew} onClose={() => setNew(false)}>
        {isNew && (
          <ConnectMailbox
            onConnected={() => {
              setNew(false);
              notify.success('Mailbox connected. We are reading it now.');
              void revalidate();
            }}
            onCancel={() => setNew(false)}
          />
        )}
      </Dialog>
    </div>
  );
}

const lookQuery = graphql`
  query MailboxesLookQuery {
    ...Mailboxes_query
  }
`;
