import { graphql } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import type { PipelineCategory } from '#common/reviews/lists/pipeline.ts';
import type { reviewColumns_answered$data } from '#web/__generated__/reviewColumns_answered.graphql.ts';
import type { reviewColumns_bad$data } from '#web/__generated__/reviewColumns_bad.graphql.ts';
import type { reviewColumns_pending$data } from '#web/__generated__/reviewColumns_pending.graphql.ts';
import type { reviewColumns_published$data } from '#web/__generated__/reviewColumns_published.graphql.ts';
import type { reviewColumns_unanswered$data } from '#web/__generated__/reviewColumns_unanswered.graphql.ts';
import type { reviewColumns_waiting$data } from '#web/__generated__/reviewColumns_waiting.graphql.ts';
import answeredRenewal from '#web/__generated__/reviewColumnsAnsweredQuery.graphql.ts';
import badRenewal from '#web/__generated__/reviewColumnsBadQuery.graphql.ts';
import unansweredRenewal from '#web/__generated__/reviewColumnsUnansweredQuery.graphql.ts';
import waitingRenewal from '#web/__generated__/reviewColumnsWaitingQuery.graphql.ts';
import { aboutText } from '#web/list/placement-columns.tsx';
import { When } from '#web/ui/When.tsx';
import { aboutPending } from '../lists/PendingList.tsx';
import type { ColumnKind } from './column-kind.ts';

type Pending = Omit<reviewColumns_pending$data, ' $fragmentType'>;
type Published = Omit<reviewColumns_published$data, ' $fragmentType'>;

/** Received reviews whose placement isn't known. They show neither stars nor text. */
export const waitingColumn: ColumnKind<reviewColumns_waiting$data, Pending> = {
  category: 'missing_verification',
  renewal: waitingRenewal,
  fragment: graphql`
    fragment reviewColumns_waiting on Query
    @refetchable(queryName: "reviewColumnsWaitingQuery")
    @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
      waiting: pendingReviews(first: $count, after: $cursor, filter: $waiting) @connection(key: "reviewColumns_waiting") {
        edges {
          node {
            ...reviewColumns_pending @relay(mask: false)
          }
        }
      }
    }
  `,
  connection: ({ waiting }) => waiting,
  belongs: ({ level }) => level === 1,
  card: (row) => ({
    name: row.reviewerName,
    voice: voiceOf(row.reviewerType),
    about: aboutPending(row),
    recruiter: row.recruiter?.name,
    level: row.level,
    age: (
      <>
        <Received at={row.submittedAt} />
        {row.publishesAt && (
          <span>
            Publishes <When at={row.publishesAt} />
          </span>
        )}
      </>
    ),
  }),
  moved: () => ({ kind: 'review' }),
};

const published = (category: PipelineCategory, hasReply?: boolean) => ({
  category,
  belongs: ({ publication, reply }: Published) =>
    (publication === 'published' || publication === 'under_review') &&
    (hasReply === undefined || Boolean(reply) === hasReply),
  card: (row: Published) => ({
    name: row.shownName,
    voice: voiceOf(row.reviewerType),
    about: aboutText(row.placement),
    recruiter: row.recruiter?.name,
    title: row.title,
    stars: row.level === 0 ? null : row.overall,
    level: row.level,
    tag: tagOf(row),
    age: <Received at={row.submittedAt} />,
  }),
  moved: () => ({ kind: 'review' }) as const,
});

/** Published reviews without a reply. */
export const unansweredColumn: ColumnKind<reviewColumns_unanswered$data, Published> = {
  ...published('published_missing_reply', false),
  renewal: unansweredRenewal,
  fragment: graphql`
    fragment reviewColumns_unanswered on Query
    @refetchable(queryName: "reviewColumnsUnansweredQuery")
    @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
      unanswered: receivedReviews(first: $count, after: $cursor, filter: $unanswered) @connection(key: "reviewColumns_unanswered") {
        edges {
          node {
            ...reviewColumns_published @relay(mask: false)
          }
        }
      }
    }
  `,
  connection: ({ unanswered }) => unanswered,
};

/** Published reviews with a reply. */
export const answeredColumn: ColumnKind<reviewColumns_answered$data, Published> = {
  ...published('published_complete', true),
  renewal: answeredRenewal,
  fragment: graphql`
    fragment reviewColumns_answered on Query
    @refetchable(queryName: "reviewColumnsAnsweredQuery")
    @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
      answered: receivedReviews(first: $count, after: $cursor, filter: $answered) @connection(key: "reviewColumns_answered") {
        edges {
          node {
            ...reviewColumns_published @relay(mask: false)
          }
        }
      }
    }
  `,
  connection: ({ answered }) => answered,
};

/** Published reviews with few stars, which are in one of the other two columns as well. */
export const badColumn: ColumnKind<reviewColumns_bad$data, Published> = {
  ...published('bad_review'),
  belongs: (row) => row.overall <= reviewLimits.badUpTo && published('bad_review').belongs(row),
  renewal: badRenewal,
  fragment: graphql`
    fragment reviewColumns_bad on Query
    @refetchable(queryName: "reviewColumnsBadQuery")
    @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
      bad: receivedReviews(first: $count, after: $cursor, filter: $bad) @connection(key: "reviewColumns_bad") {
        edges {
          node {
            ...reviewColumns_published @relay(mask: false)
          }
        }
      }
    }
  `,
  connection: ({ bad }) => bad,
};

graphql`
  fragment reviewColumns_pending on PendingReview {
    id
    reviewerName
    reviewerType
    reviewerRole
    companyName
    level
    submittedAt
    publishesAt
    placement {
      jobTitle
      companyName
    }
    recruiter {
      name
    }
  }
`;

graphql`
  fragment reviewColumns_published on Review {
    id
    shownName
    reviewerType
    overall
    level
    title
    publication
    submittedAt
    placement {
      jobTitle
      companyName
    }
    recruiter {
      name
    }
    reply {
      version
    }
    queuedReply
  }
`;

function tagOf({ publication, queuedReply }: Published) {
  if (publication === 'under_review') return { tone: 'warn', words: 'Under review' } as const;
  return queuedReply ? ({ tone: 'info', words: 'Reply being checked' } as const) : null;
}

function Received({ at }: { at: string }) {
  return (
    <span>
      Received <When at={at} words={formatAge(at, new Date())} />
    </span>
  );
}
