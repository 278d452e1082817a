import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { browserLimits } from '#common/limits.ts';
import type { EmailPreviewQuery } from '#web/__generated__/EmailPreviewQuery.graphql.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './MailPreview.module.css';

type EmailPreviewProps = {
  input: EmailPreviewQuery['variables']['input'];
  /** What still works if the preview can't be loaded. */
  failed: string;
};
type Preview = NonNullable<EmailPreviewQuery['response']['invitationPreview']>;

/** The email of an invitation, rendered by the server a moment after each change. */
export function EmailPreview({ input, failed }: EmailPreviewProps) {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const typed = JSON.stringify(input);
  useEffect(() => {
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<EmailPreviewQuery>(environment, previewQuery, { input: JSON.parse(typed) }).subscribe({
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
  }, [environment, typed]);
  if (preview)
    return (
      <>
        <dl className={styles.head}>
          <div>
            <dt className={styles.name}>From</dt>
            <dd>{preview.from}</dd>
          </div>
          <div>
            <dt className={styles.name}>Replies to</dt>
            <dd>{preview.replyTo}</dd>
          </div>
          <div>
            <dt className={styles.name}>Subject</dt>
            <dd className={styles.subject}>{preview.subject}</dd>
          </div>
        </dl>
        <iframe className={styles.mail} title="Email content" sandbox="" srcDoc={withoutSheets(preview.html)} />
        <p className={styles.small}>
          {preview.reminders > 0
            ? `We send up to ${formatCount(preview.reminders, 'reminder')}. Links don't work in this preview.`
            : "We don't send reminders. Links don't work in this preview."}
        </p>
      </>
    );
  if (hasFailed) return <p className={styles.small}>{`We couldn't load the preview. ${failed}`}</p>;
  return <Skeleton lines={8} />;
}

/** Our pages' content security policy refuses an email's style sheets; its light look needs none. */
const withoutSheets = (html: string) => html.replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll(/<link[^>]*>/g, '');

const previewQuery = graphql`
  query EmailPreviewQuery($input: InvitationPreviewInput!) {
    invitationPreview(input: $input) {
      from
      replyTo
      subject
      html
      reminders
    }
  }
`;
