import { graphql } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { postEditorUrl, postReviewsUrl, reviewsUrl } from '#common/urls.ts';
import type { ReviewsToPost_query$data } from '#web/__generated__/ReviewsToPost_query.graphql.ts';
import type { ReviewsToPost_row$data } from '#web/__generated__/ReviewsToPost_row.graphql.ts';
import type { ReviewsToPostQuery } from '#web/__generated__/ReviewsToPostQuery.graphql.ts';
import { publishedFilters, publishedSorts } from '#web/features/reviews/lists/published-filters.ts';
import { ReviewLine } from '#web/features/reviews/lists/ReviewLine.tsx';
import { localId } from '#web/kit/local-id.ts';
import { defineList } from '#web/list/define-list.ts';
import { recruiterColumn, whoColumn } from '#web/list/placement-columns.tsx';
import type { PlacementList } from '#web/list/placement-list.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { When } from '#web/ui/When.tsx';

type Row = Omit<ReviewsToPost_row$data, ' $fragmentType'>;

/** Published reviews to choose one of for a post. */
export const reviewsToPost = defineList<
  ReviewsToPostQuery,
  ReviewsToPost_query$data,
  Row,
  Omit<PlacementList, 'empty'>
>({
  label: 'Published reviews',
  noun: 'review',
  href: postReviewsUrl,
  filters: publishedFilters,
  sorts: publishedSorts,
  columns: ({ namesRecruiter }) => [
    whoColumn({
      name: ({ shownName }) => shownName,
      voice: ({ reviewerType }) => reviewerType,
      onNarrow: ({ submittedAt }) => <When at={submittedAt} words={formatAge(submittedAt, new Date())} />,
    }),
    {
      key: 'stars',
      head: 'Stars',
      cell: ({ overall, level }) => (level === 0 ? 'Not rated here' : <Stars value={overall} size="small" />),
    },
    {
      key: 'title',
      head: 'Review',
      cell: ({ title, body, level }) => <ReviewLine title={title} text={body} level={level} />,
      isRest: true,
    },
    ...(namesRecruiter ? [recruiterColumn<Row>('Recruiter')] : []),
  ],
  isStacked: true,
  empty: ({ isNarrowed, allHref }) =>
    isNarrowed ? (
      <EmptyState action={<Button href={allHref}>Show all</Button>}>No reviews match your filters.</EmptyState>
    ) : (
      <EmptyState action={<Button href={reviewsUrl('requested', { ask: 'new' })}>Invite to review</Button>}>
        You have no published reviews yet. Invite someone you placed to write one.
      </EmptyState>
    ),
  open: ({ id, shownName, title, body }) => ({
    title: `Review by ${shownName}`,
    children: (
      <>
        <h3>{title}</h3>
        <p style={{ whiteSpace: 'pre-line' }}>{body}</p>
      </>
    ),
    actions: (
      <Button variant="primary" href={postEditorUrl(localId(id))}>
        Make a post
      </Button>
    ),
  }),
  query: graphql`
    query ReviewsToPostQuery($filter: ReceivedReviewFilter, $sort: ReviewSort, $first: Int = 25, $after: String) {
      ...ChooseReviewPage_query
      ...ReviewsToPost_query
    }
  `,
  connection: ({ receivedReviews }) => receivedReviews,
  fragment: graphql`
    fragment ReviewsToPost_query on Query @refetchable(queryName: "ReviewsToPostNextQuery") {
      receivedReviews(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "ReviewsToPost_receivedReviews") {
        edges {
          node {
            ...ReviewsToPost_row @relay(mask: false)
          }
        }
      }
    }
  `,
});

graphql`
  fragment ReviewsToPost_row on Review {
    id
    shownName
    reviewerType
    overall
    level
    title
    body
    submittedAt
    recruiter {
      name
      slug
    }
  }
`;
