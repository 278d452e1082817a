import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { browserLimits } from '#common/limits.ts';
import type { MailPreviewQuery } from '#web/__generated__/MailPreviewQuery.graphql.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type DraftRow, type InvitationDraft, inputOf } from './invitation-draft.ts';
import styles from './MailPreview.module.css';

type MailPreviewProps = { draft: InvitationDraft; row: DraftRow };
type Preview = NonNullable<MailPreviewQuery['response']['invitationPreview']>;

/** The email that a row of the form sends. */
export function MailPreview({ draft, row }: MailPreviewProps) {
  const { candidateName, candidateEmail, contactName, contactEmail, jobTitle, companyName, startDate } = inputOf(
    row,
    draft.shared,
  );
  const isEmployer = !candidateEmail && Boolean(contactEmail || (contactName && !candidateName));
  return (
    <aside className={styles.preview} aria-label="Email preview">
      <h3 className={styles.title}>Email preview</h3>
      <PreviewedMail
        of={{
          recruiterId: draft.recruiterId,
          audience: isEmployer ? 'employer' : 'candidate',
          recipientName: isEmployer ? contactName : candidateName,
          jobTitle,
          companyName,
          startDate,
          message: draft.message,
        }}
      />
    </aside>
  );
}

/** An invitation's email as it will arrive, rendered by the server a moment after each change. */
export function PreviewedMail({ of }: { of: MailPreviewQuery['variables']['input'] }) {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const input = JSON.stringify(of);
  useEffect(() => {
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<MailPreviewQuery>(environment, previewQuery, { input: JSON.parse(input) }).subscribe({
        next: ({ invitationPreview }) => {
          setFailed(false);
          setPreview(invitationPreview ?? null);
        },
        error: () => setFailed(true),
      });
    }, browserLimits.throttle);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, input]);
  if (preview)
    return (
      <>
        <p className={styles.subject}>
          <span className={styles.name}>Subject</span> {preview.subject}
        </p>
        <iframe className={styles.mail} title="Email content" sandbox="" srcDoc={withoutSheets(preview.html)} />
        <p className={styles.small}>We send up to two reminders. Links don't work in this preview.</p>
      </>
    );
  if (!hasFailed) return <Skeleton lines={8} />;
  return <p className={styles.small}>We couldn't load the preview. You can still send your invitations.</p>;
}

/** Our pages' content security policy refuses an email's style sheets; its light look needs none. */
const withoutSheets = (html: string) => html.replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll(/<link[^>]*>/g, '');

const previewQuery = graphql`
  query MailPreviewQuery($input: InvitationPreviewInput!) {
    invitationPreview(input: $input) {
      subject
      html
    }
  }
`;
