import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { emailSyncUrl } from '#common/urls.ts';
import type { EmailSyncState_query$key } from '#web/__generated__/EmailSyncState_query.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Whether the user's mailboxes are read, with a link to what they found. */
export function EmailSyncState({ query }: { query: EmailSyncState_query$key }) {
  const { mailboxes } = useFragment(
    graphql`
      fragment EmailSyncState_query on Query {
        mailboxes(first: 10) {
          edges { node { id state } }
        }
      }
    `,
    query,
  );
  const states = (mailboxes?.edges ?? []).flatMap((edge) => edge?.node?.state ?? []);
  const connected = states.filter((state) => state !== 'disconnected').length;
  const connect = <Button href={emailSyncUrl({ view: 'mailboxes' })}>Connect a mailbox</Button>;
  if (connected === 0)
    return (
      <Notice title="Find people in your emails" action={connect}>
        Connect a mailbox, or add your address for copies in Bcc. We suggest the people you placed or worked with, and
        you choose who to invite.
      </Notice>
    );
  if (states.includes('needs_attention'))
    return (
      <Notice
        tone="warn"
        title="A mailbox needs your attention"
        action={<Button href={emailSyncUrl({ view: 'mailboxes' })}>See what is wrong</Button>}
      >
        We can't read it at the moment, so people from new emails are missing.
      </Notice>
    );
  return (
    <Notice
      title={`${formatCount(connected, 'mailbox', 'mailboxes')} connected`}
      action={<Button href={emailSyncUrl()}>See who we found</Button>}
    >
      We suggest the people you placed or worked with. You choose who to invite.
    </Notice>
  );
}
