import { graphql, usePaginationFragment } from 'react-relay';
import { firstSigns, formatAge, formatDateTime } from '#common/formats.ts';
import { riskSignalLabels } from '#common/reviews/checks/checks.ts';
import type { QueuedReplies_query$key } from '#web/__generated__/QueuedReplies_query.graphql.ts';
import type { QueuedReplies_row$data } from '#web/__generated__/QueuedReplies_row.graphql.ts';
import type { QueuedRepliesNextQuery } from '#web/__generated__/QueuedRepliesNextQuery.graphql.ts';
import { type PanelColumn, PanelList } from '#web/features/admin/panel/PanelList.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import type { Queue } from '#web/list/queue.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { When } from '#web/ui/When.tsx';
import { NothingWaits } from '../moderation/NothingWaits.tsx';
import { reviewCard } from '../public/review-card.tsx';
import { DecideReply } from './DecideReply.tsx';

type Row = Omit<QueuedReplies_row$data, ' $fragmentType'>;

/** Replies that sound like an accusation, the one that has waited longest first. */
export function QueuedReplies({ query, address }: { query: QueuedReplies_query$key; address: PageAddress }) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<QueuedRepliesNextQuery, QueuedReplies_query$key>(
    graphql`
      fragment QueuedReplies_query on Query
      @refetchable(queryName: "QueuedRepliesNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        words: { type: "String" }
        signal: { type: "String" }
        audience: { type: "String" }
        level: { type: "Int" }
        sort: { type: "ReplyToCheckSort" }
      ) {
        repliesToCheck(
          first: $first
          after: $after
          words: $words
          signal: $signal
          audience: $audience
          level: $level
          sort: $sort
        ) @connection(key: "QueuedReplies_repliesToCheck", filters: ["words", "signal", "audience", "level", "sort"]) {
          __id
          edges {
            node {
              ...QueuedReplies_row @relay(mask: false)
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const { edges, pageInfo, __id } = data.repliesToCheck ?? {};
  return (
    <PanelList
      part="reviews"
      address={address}
      label="Replies"
      noun="reply"
      plural="replies"
      columns={columns}
      rows={(edges ?? []).flatMap((edge) => edge?.node ?? [])}
      rowKey={({ id }) => id}
      queue={queue}
      pageInfo={pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={
        <NothingWaits address={address} found="No reply that waits is like that.">
          No reply waits. One that sounds like an accusation appears here at once.
        </NothingWaits>
      }
      panel={(row) => ({
        title: `Reply by ${row.writtenBy?.name ?? 'somebody'}`,
        isWide: true,
        children: <ReplyToDecide reply={row} />,
        actions: <DecideReply key={row.id} reply={row} listId={__id} />,
      })}
    />
  );
}

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

/** The reply below the review that it answers. */
function ReplyToDecide({ reply: { body, createdAt, signals, review } }: { reply: Row }) {
  return (
    <>
      <Notice tone="warn" title="Why it waits">
        {signals.map((signal) => (riskSignalLabels as Readonly<Record<string, string>>)[signal] ?? signal).join('. ')}
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

const queue: Queue<Row> = {
  waits: () => true,
  keys: [
    ['a', 'approve'],
    ['r', 'reject'],
  ],
};

const columns: PanelColumn<Row>[] = [
  { key: 'reply', head: 'Reply', cell: ({ body }) => shortened(body), text: ({ body }) => body },
  {
    key: 'who',
    head: 'By',
    cell: ({ writtenBy }) => writtenBy?.name,
    text: ({ writtenBy }) => writtenBy?.name,
    wideOnly: true,
  },
  {
    key: 'review',
    head: 'To the review',
    cell: ({ review }) => review?.title,
    text: ({ review }) => review?.title,
    wideOnly: true,
  },
  {
    key: 'since',
    head: 'Written',
    cell: ({ createdAt }) => <When at={createdAt} words={formatAge(createdAt, new Date())} />,
    text: ({ createdAt }) => formatDateTime(createdAt),
    wideOnly: true,
  },
];

const shortened = (text: string) => (text.length > 80 ? `${firstSigns(text, 80).replace(/\s+\S*$/, '')}…` : text);
