import { Suspense, useEffect, useId, useState } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { type EngagementState, engagementTransitions } from '#common/jobs/states.ts';
import type { Messages_thread$key } from '#web/__generated__/Messages_thread.graphql.ts';
import type { MessagesEarlierQuery } from '#web/__generated__/MessagesEarlierQuery.graphql.ts';
import type { MessagesQuery } from '#web/__generated__/MessagesQuery.graphql.ts';
import type { MessagesReadMutation } from '#web/__generated__/MessagesReadMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { MoreOfList } from '#web/list/MoreOfList.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import styles from '../Jobs.module.css';
import look from './Messages.module.css';
import { WriteMessage } from './WriteMessage.tsx';

const atOnce = 20;

type MessagesProps = {
  /** The global id of a candidate, a recruiter's part in a job, or a thread. */
  about: string;
  /** Whom a message reaches. */
  to: string;
};

/** What both sides wrote about a candidate or a job, and a field to write more. Showing it marks it as read. */
export function Messages(props: MessagesProps) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 className={styles.title} id={heading}>
        Messages
      </h2>
      <MessagesBody key={props.about} {...props} />
    </section>
  );
}

/** The same without a heading, for a dialog that has one. */
export function MessagesBody(props: MessagesProps) {
  return (
    <Suspense fallback={<Skeleton lines={4} label="Loading messages" />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ about, to }: MessagesProps) {
  const { node } = useLazyLoadQuery<MessagesQuery>(query, { id: about }, { fetchPolicy: 'store-and-network' });
  const { candidate, engagement, own, inbox } = node ?? {};
  const thread = inbox ?? (candidate ?? engagement ?? own)?.thread;
  const aboutId = inbox ? inbox.aboutId : about;
  const canWrite = thread ? thread.canWrite : canBegin(candidate, engagement ?? own);
  return (
    <>
      {thread ? (
        <Thread key={thread.id} thread={thread} />
      ) : (
        <p className={styles.soft}>
          {candidate && !candidate.consentedAt
            ? 'You can write about this candidate once they agree.'
            : `No messages yet. What you write reaches ${to} by email, too.`}
        </p>
      )}
      {aboutId && canWrite && <WriteMessage about={aboutId} to={to} />}
      {thread && !canWrite && <p className={styles.soft}>The work on this has ended, so nobody can write here.</p>}
    </>
  );
}

type Candidate = { readonly consentedAt: unknown; readonly erasedAt: unknown };
type Part = { readonly state: string };

/** Whether the first message can be written. The server refuses the rare rest. */
function canBegin(candidate: Candidate | null | undefined, part: Part | null | undefined): boolean {
  if (candidate) return Boolean(candidate.consentedAt) && !candidate.erasedAt;
  return part ? Object.keys(engagementTransitions[part.state as EngagementState]).length > 0 : false;
}

function Thread({ thread }: { thread: Messages_thread$key }) {
  const { switchUser } = useSession();
  const read = useCommand<MessagesReadMutation>(readMutation, { isQuiet: true });
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<MessagesEarlierQuery, Messages_thread$key>(
    fragment,
    thread,
  );
  const { id, unread } = data;
  // What was unread when it was opened stays marked while it is shown.
  const [wasUnread] = useState(unread);
  const marks = switchUser === null && unread > 0;
  useEffect(() => {
    // Unread messages stay so when this doesn't reach us, and are marked the next time.
    if (marks) void read({ threadId: id }).catch(() => {});
  }, [marks, read, id]);
  const messages = nodesOf(data.messages);
  const unreadKeys = new Set(
    messages
      .filter(({ isOwnSide }) => !isOwnSide)
      .slice(0, wasUnread)
      .map(({ key }) => key),
  );
  return (
    <>
      {hasNext && (
        <MoreOfList
          href="#earlier"
          shown={messages.length}
          noun="message"
          loadNext={loadNext as never}
          atOnce={atOnce}
          busy={isLoadingNext}
        />
      )}
      <ol className={look.messages} aria-label="Messages, oldest first">
        {messages.toReversed().map(({ key, words, createdAt, authorName, isOwnSide }) => (
          <li key={key} className={classes(look.message, isOwnSide && look.own)}>
            <span className={look.head}>
              <span className={look.author}>{authorName ?? 'Someone who left'}</span>
              <When className={styles.soft} at={createdAt} isExact />
              {unreadKeys.has(key) && <Tag tone="info">New</Tag>}
            </span>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

const query = graphql`
  query MessagesQuery($id: ID!) {
    node(id: $id) {
      ... on Application @alias(as: "candidate") {
        id
        consentedAt
        erasedAt
        thread {
          id
          canWrite
          ...Messages_thread
        }
      }
      ... on JobEngagement @alias(as: "engagement") {
        id
        state
        thread {
          id
          canWrite
          ...Messages_thread
        }
      }
      ... on EngagedJob @alias(as: "own") {
        id
        state
        thread {
          id
          canWrite
          ...Messages_thread
        }
      }
      ... on JobThread @alias(as: "inbox") {
        id
        canWrite
        aboutId
        ...Messages_thread
      }
    }
  }
`;

const fragment = graphql`
  fragment Messages_thread on JobThread
  @refetchable(queryName: "MessagesEarlierQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    unread
    messages(first: $count, after: $cursor) @connection(key: "Messages_messages") {
      edges {
        node {
          key
          words
          createdAt
          authorName
          isOwnSide
        }
      }
    }
  }
`;

const readMutation = graphql`
  mutation MessagesReadMutation($input: ReadJobThreadInput!) {
    readJobThread(input: $input) {
      errors { code message field }
      thread {
        id
        unread
      }
    }
  }
`;
