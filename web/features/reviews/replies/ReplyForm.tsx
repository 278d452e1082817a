import { type SubmitEvent, useEffect, useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import { type ProfileAddress, reviewTemplatesUrl } from '#common/urls.ts';
import type { ReplyForm_review$key } from '#web/__generated__/ReplyForm_review.graphql.ts';
import type { ReplyFormMutation } from '#web/__generated__/ReplyFormMutation.graphql.ts';
import type { ReplyFormNewestQuery } from '#web/__generated__/ReplyFormNewestQuery.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { Allowed } from '#web/kit/permissions/Allowed.tsx';
import { isOvertaken, type Problem, problemsOf } from '#web/kit/problem.ts';
import { useUnsent } from '#web/kit/unsent.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './ReplyForm.module.css';

type ReplyFormProps = {
  review: ReplyForm_review$key;
  /** A text to begin with instead of what was saved or typed. */
  begin?: string;
  /** The profile that the form is on, to come back to. */
  at?: ProfileAddress | undefined;
  /** `isQueued`: a moderator checks it before it is shown. */
  onDone: (isQueued: boolean) => void;
  onCancel: () => void;
};
/** What was typed and not sent. */
export type TypedReply = { body: string };
type Reply = { readonly body: string; readonly version: number; readonly updatedAt: string };

/** Writes or edits the public reply to a review. If somebody else has changed it, shows both versions. */
export function ReplyForm({ review, begin, at, onDone, onCancel }: ReplyFormProps) {
  const { id, reply, queuedReply } = useFragment(
    graphql`
      fragment ReplyForm_review on Review {
        id
        queuedReply
        reply {
          body
          version
          updatedAt
        }
      }
    `,
    review,
  );
  const saved = queuedReply ?? reply?.body ?? '';
  const unsent = useUnsent<TypedReply>(`reply ${id}`);
  const [isChanged, setChanged] = useState(begin !== undefined || unsent.kept !== null);
  const { note } = unsent;
  useEffect(() => {
    if (begin !== undefined) note({ body: begin });
  }, [begin, note]);
  const type = (body: string) => {
    setChanged(body !== saved);
    if (body === saved) unsent.forget();
    else unsent.note({ body });
  };
  const done = (isQueued: boolean) => {
    unsent.forget();
    onDone(isQueued);
  };
  const { send, problems, newer, tries, isSending } = useReply(id, reply?.version ?? null, done);
  const field = `reply-${localId(id)}`;
  const wrong = problems.find((problem) => problem.field === 'body')?.message;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get('body') ?? ''));
  };
  return (
    <Form onSubmit={submit} aria-label="Your reply">
      {problems.length > 0 && !newer && (
        <ErrorSummary
          key={tries}
          problems={problems.map(({ message, field: at }) => ({ message, field: at === 'body' ? field : null }))}
        />
      )}
      {newer && <Newer reply={newer} />}
      <TextArea
        id={field}
        name="body"
        label="Your public reply"
        rows={4}
        defaultValue={begin ?? unsent.kept?.body ?? saved}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        maxLength={textLimits.replyBody.max}
        error={wrong}
        help="Appears under the review. We'll email it to the reviewer. Don't name anyone the review doesn't name."
        autoFocus
        data-autofocus
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          {newer ? 'Save mine instead' : reply ? 'Save reply' : 'Publish reply'}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            unsent.forget();
            onCancel();
          }}
        >
          {isChanged ? 'Discard draft' : 'Cancel'}
        </Button>
        {begin === undefined && (
          <Allowed requirement="review_template_use">
            <Button variant="quiet" href={reviewTemplatesUrl(localId(id), { at })}>
              Use a template
            </Button>
          </Allowed>
        )}
      </FormActions>
    </Form>
  );
}

function Newer({ reply }: { reply: Reply }) {
  const zone = useTimeZone();
  return (
    <Notice tone="warn" role="alert" title="Someone else changed this reply">
      <p>{`Saved on ${formatDate(reply.updatedAt, zone)}:`}</p>
      <blockquote className={styles.newer}>{reply.body}</blockquote>
      <p>Your version is still below. Saving it replaces this one.</p>
    </Notice>
  );
}

/** Sends a reply. After a conflict, `newer` holds the other version, which the next attempt replaces. */
function useReply(reviewId: string, version: number | null, onDone: (isQueued: boolean) => void) {
  const environment = useRelayEnvironment();
  const command = useCommand<ReplyFormMutation>(replyMutation);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [newer, setNewer] = useState<Reply | null>(null);
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);

  async function send(body: string) {
    setSending(true);
    try {
      const { replyToReview } = await command({ reviewId, body, expectedVersion: newer?.version ?? version });
      onDone(replyToReview?.isQueued ?? false);
    } catch (error) {
      const found = problemsOf(error);
      setProblems(found);
      setNewer(isOvertaken(found) ? await newest().catch(() => null) : null);
      setTries((before) => before + 1);
    } finally {
      setSending(false);
    }
  }

  async function newest(): Promise<Reply | null> {
    const variables = { id: reviewId };
    const data = await fetchQuery<ReplyFormNewestQuery>(environment, newestQuery, variables, {
      networkCacheConfig: { force: true },
    }).toPromise();
    return data?.node?.reply ?? null;
  }

  return { send, problems, newer, tries, isSending };
}

const replyMutation = graphql`
  mutation ReplyFormMutation($input: ReplyToReviewInput!) {
    replyToReview(input: $input) {
      isQueued
      errors { code message field }
      review {
        id
        ...ReviewArticle_review
        ...ReplyAction_review
        ...PublishedList_row
      }
    }
  }
`;

const newestQuery = graphql`
  query ReplyFormNewestQuery($id: ID!) {
    node(id: $id) {
      ... on Review {
        reply {
          body
          version
          updatedAt
        }
      }
    }
  }
`;
