import { formatDate } from '#common/formats.ts';
import { isPlainDate } from '#common/inputs.ts';
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
          <b>{`${recruiterName} of ${agencyName} asks for your review`}</b>
        </p>
        <p>{`Hello ${name},`}</p>
        <p>
          {ask.audience === 'candidate'
            ? `${recruiterName} of ${agencyName} placed you in this job and asks you to say in public how it went.`
            : `${recruiterName} of ${agencyName} filled this job for you and asks you to say in public how it went.`}
        </p>
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
