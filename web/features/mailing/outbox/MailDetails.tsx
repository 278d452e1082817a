import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { type MailState, mailStateWords } from '#common/mailing/suppressions.ts';
import { panelUrl } from '#common/urls.ts';
import type { MailDetails_mail$key } from '#web/__generated__/MailDetails_mail.graphql.ts';
import { wordsOf } from '#web/features/admin/panel/words.ts';
import { Facts } from '#web/list/Facts.tsx';
import { type ListAddress, narrowedTo } from '#web/list/list-address.ts';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './MailDetails.module.css';

/** An email: its delivery, the mail server's response, and its text for as long as it is kept. */
export function MailDetails({ mail, at }: { mail: MailDetails_mail$key; at: ListAddress }) {
  const row = useFragment(
    graphql`
      fragment MailDetails_mail on Mail {
        kind
        toEmail
        toName
        state
        error
        text
        queuedAt
        settledAt
        lookedIntoAt
        needsLook
        agency {
          name
        }
        lookedIntoBy {
          name
        }
        sentAgainAs {
          id
        }
      }
    `,
    mail,
  );
  const words = mailStateWords[row.state as MailState];
  const kindHref = narrowedTo(at, { kind: row.kind });
  return (
    <>
      <Notice tone={row.needsLook ? 'warn' : 'info'} title={words?.label ?? row.state}>
        {[words?.sentence, row.error && `The last words about it: ‘${row.error}’`].filter(Boolean).join(' ')}
      </Notice>
      <Facts
        facts={[
          ['To', row.toName ? `${row.toName} <${row.toEmail}>` : row.toEmail],
          ['Kind', { href: kindHref, text: wordsOf(row.kind) }],
          ['For', row.agency?.name],
          ['Written', formatDateTime(row.queuedAt)],
          ['Settled', row.settledAt && formatDateTime(row.settledAt)],
          [
            'Looked into',
            row.lookedIntoAt && `${row.lookedIntoBy?.name ?? 'Somebody'}, ${formatDateTime(row.lookedIntoAt)}`,
          ],
          [
            'Sent again',
            row.sentAgainAs && { href: panelUrl('mails', { open: row.sentAgainAs.id }), text: 'See the new email' },
          ],
        ]}
      />
      {row.text ? <pre className={styles.text}>{row.text}</pre> : <p>{emptied(row.needsLook)}</p>}
    </>
  );
}

function emptied(needsLook: boolean): string {
  const why = 'Its text is not kept: it held links that only the recipient may know.';
  return needsLook ? `${why} So it cannot be sent again; let what caused it send a new one.` : why;
}
