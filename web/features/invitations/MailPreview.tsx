import { EmailPreview } from './EmailPreview.tsx';
import { type DraftRow, type InvitationDraft, inputOf } from './invitation-draft.ts';
import styles from './MailPreview.module.css';

type MailPreviewProps = { draft: InvitationDraft; row: DraftRow };

/** The email that a row of the form sends. */
export function MailPreview({ draft, row }: MailPreviewProps) {
  const { candidateName, candidateEmail, contactName, contactEmail, jobTitle, companyName, startDate } = inputOf(
    row,
    draft.shared,
  );
  const isEmployer = !candidateEmail && Boolean(contactEmail || (contactName && !candidateName));
  const input = {
    recruiterId: draft.recruiterId,
    audience: isEmployer ? 'employer' : 'candidate',
    recipientName: isEmployer ? contactName : candidateName,
    jobTitle,
    companyName,
    startDate,
    message: draft.message,
  };
  return (
    <aside className={styles.preview} aria-label="Email preview">
      <h3 className={styles.title}>Email preview</h3>
      <EmailPreview input={input} failed="You can still send your invitations." />
    </aside>
  );
}
