import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { formatCount } from '#common/formats.ts';
import { browserLimits } from '#common/limits.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './MailPreview.module.css';

interface Preview {
  readonly from: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly reminders: number;
}
type Operation = OperationType & { readonly variables: { readonly input: unknown } };

type DrawnEmailProps<Query extends Operation> = {
  query: GraphQLTaggedNode;
  input: Query['variables']['input'];
  emailIn: (response: Query['response']) => Preview | null | undefined;
  /** What still works if the preview can't be loaded. */
  failed: string;
};

/** An email as typed so far, which a query renders a moment after each change. */
export function DrawnEmail<Query extends Operation>({ query, input, emailIn, failed }: DrawnEmailProps<Query>) {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const typed = JSON.stringify(input);
  useEffect(() => {
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<Query>(environment, query, { input: JSON.parse(typed) }).subscribe({
        next: (response) => {
          setFailed(false);
          setPreview(emailIn(response) ?? null);
        },
        error: () => setFailed(true),
      });
    }, browserLimits.throttle);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, query, emailIn, typed]);
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
