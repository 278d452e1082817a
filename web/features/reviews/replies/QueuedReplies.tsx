import { graphql } from 'react-relay';
import { truncate } from '#common/formats.ts';
import { signalWords } from '#common/reviews/checks/signals.ts';
import { panelUrl } from '#common/urls.ts';
import type { QueuedReplies_query$data } from '#web/__generated__/QueuedReplies_query.graphql.ts';
import type { QueuedReplies_row$data } from '#web/__generated__/QueuedReplies_row.graphql.ts';
import type { QueuedRepliesQuery } from '#web/__generated__/QueuedRepliesQuery.graphql.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { longestFirst, moderationFilters, stateFilter } from '../moderation/moderation-filters.ts';
import { reviewCard } from '../public/review-card.tsx';
import { DecideReply } from './DecideReply.tsx';

type Row = Omit<QueuedReplies_row$data, ' $fragmentType'>;

/** Replies that sound like an accusation or follow a removed one, the longest waiting first. */
export const queuedReplies = defineList<QueuedRepliesQuery, QueuedReplies_query$data, Row>({
  label: 'Replies',
  noun: 'reply',
  plural: 'replies',
  href: (query) => panelUrl('reviews', query),
  keeps: ['state'],
  filters: [stateFilter(() => ({})), ...moderationFilters],
  sorts: longestFirst,
  columns: [
    { key: 'reply', head: 'Reply', cell: ({ body }) => shortened(body), text: ({ body }) => body },
    textColumn('By', ({ writtenBy }) => writtenBy?.name, { wideOnly: true }),
    textColumn('Review', ({ review }) => review?.title, { wideOnly: true }),
    ageColumn('Written', ({ createdAt }) => createdAt),
  ],
  empty: {
    nothing:
      'No replies to check. Replies that sound like accusations, or follow a removed one, appear here right away.',
    unlike: 'No replies match.',
    showAll: 'Show all',
  },
  queue: {
    waits: () => true,
    keys: [
      ['a', 'approve'],
      ['r', 'reject'],
    ],
  },
  open: (row, { listId }) => ({
    title: `Reply by ${row.writtenBy?.name ?? 'someone'}`,
    isWide: true,
    children: <ReplyToDecide reply={row} />,
    actions: <DecideReply key={row.id} reply={row} listId={listId} />,
  }),
  query: graphql`
    query QueuedRepliesQuery($filter: ReplyToCheckFilter, $sort: ReplyToCheckSort, $first: Int = 25, $after: String) {
      ...QueuedReplies_query
    }
  `,
  connection: ({ repliesToCheck }) => repliesToCheck,
  fragment: graphql`
    fragment QueuedReplies_query on Query @refetchable(queryName: "QueuedRepliesNextQuery") {
      repliesToCheck(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "QueuedReplies_repliesToCheck") {
        __id
        edges {
          node {
            ...QueuedReplies_row @relay(mask: false)
          }
        }
      }
    }
  `,
});

graphql`
  fragment QueuedReplies_row on ReplyToCheck {
    id
    body
    createdAt
    signals
    writtenBy {
      name
    }
    review {
      reviewerType
      shownName
      reviewerRole
      shownCompany
      submittedAt
      editedAt
      level
      overall
      title
      body
      criteria
      wasOfferedAnything
      source
      publication
      recruiter {
        name
      }
    }
    ...DecideReply_reply
  }
`;

/** The reply, below the review that it answers. */
function ReplyToDecide({ reply: { body, createdAt, signals, review } }: { reply: Row }) {
  return (
    <>
      <Notice tone="warn" title="Why it needs a check">
        {signals.map(signalWords).join('. ')}
      </Notice>
      {review && (
        <ReviewCard
          {...reviewCard(review, { who: review.recruiter?.name ?? 'the recruiter', body, createdAt })}
          headingLevel={3}
        />
      )}
    </>
  );
}

const shortened = (text: string) => (text.length > 80 ? `${truncate(text, 80).replace(/\s+\S*$/, '')}…` : text);
