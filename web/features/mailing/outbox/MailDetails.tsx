import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { mailStateWords } from '#common/mailing/suppressions.ts';
import { labelledFor } from '#common/spelled-out.ts';
import { panelUrl } from '#common/urls.ts';
import type { MailDetails_mail$key } from '#web/__generated__/MailDetails_mail.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { type ListAddress, narrowedTo } from '#web/list/list-address.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './MailDetails.module.css';
import { mailKind } from './mail-kind.ts';

/** An email: its delivery, the mail server's response, and its text for as long as it is kept. */
export function MailDetails({ mail, at }: { mail: MailDetails_mail$key; at: ListAddress }) {
  const zone = useTimeZone();
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
  const words = labelledFor(mailStateWords, row.state);
  const kindHref = narrowedTo(at, { kind: row.kind });
  return (
    <>
      <Notice tone={row.needsLook ? 'warn' : 'info'} title={words.label}>
        {['sentence' in words && words.sentence, row.error && `Last response: ‘${row.error}’`]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      <Facts
        facts={[
          ['To', row.toName ? `${row.toName} <${row.toEmail}>` : row.toEmail],
          ['Kind', { href: kindHref, text: mailKind(row.kind) }],
          ['For', row.agency?.name],
          ['Created', formatDateTime(row.queuedAt, zone)],
          ['Completed', row.settledAt && formatDateTime(row.settledAt, zone)],
          [
            'Handled',
            row.lookedIntoAt && `${row.lookedIntoBy?.name ?? 'Someone'}, ${formatDateTime(row.lookedIntoAt, zone)}`,
          ],
          [
            'Sent again',
            row.sentAgainAs && { href: panelUrl('mails', { open: row.sentAgainAs.id }), text: 'View new email' },
          ],
        ]}
      />
      {row.text ? <pre className={styles.text}>{row.text}</pre> : <p>{emptied(row.needsLook)}</p>}
    </>
  );
}

function emptied(needsLook: boolean): string {
  const why = "We don't keep its text because it has links that only the recipient may use.";
  return needsLook ? `${why} It can't be sent again, so trigger a new one instead.` : why;
}
