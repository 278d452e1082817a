import { formatDate } from '#common/formats.ts';
import { isPlainDate } from '#common/inputs.ts';
import { invitationSentence, invitationSubject } from '#common/invitations/words.ts';
import type { AskValues } from './ask-values.ts';
import styles from './MailPreview.module.css';

type MailPreviewProps = { ask: AskValues; recruiterName: string; agencyName: string };

/** What the mail will say, as far as it follows from the form; the rest of it tells people their rights. */
export function MailPreview({ ask, recruiterName, agencyName }: MailPreviewProps) {
  const name = ask.recipientName.trim() || 'their name';
  return (
    <details className={styles.preview}>
      <summary className={styles.summary}>What the mail says</summary>
      <div className={styles.mail}>
        <p>
          <b>{invitationSubject({ recruiterName, agencyName })}</b>
        </p>
        <p>{`Hello ${name},`}</p>
        <p>{invitationSentence({ audience: ask.audience, recruiterName, agencyName })}</p>
        <p>{factsOf(ask)}</p>
        {ask.message.trim() && <blockquote className={styles.message}>{ask.message.trim()}</blockquote>}
        <p className={styles.small}>
          Then comes the link to the form, what becomes public, who gave us the address, how to see or erase what is
          held, and how to stop such mails. Two reminders follow at most.
        </p>
      </div>
    </details>
  );
}

function factsOf({ jobTitle, companyName, startDate }: AskValues): string {
  const start = isPlainDate(startDate) ? `from ${formatDate(startDate)}` : '';
  return [jobTitle.trim() || 'The job', companyName.trim(), start].filter(Boolean).join(', ');
}
