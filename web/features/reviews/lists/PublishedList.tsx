import { graphql } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { lowestCountedLevel } from '#common/reviews/levels.ts';
import type { ListTab } from '#common/reviews/lists/tabs.ts';
import { absolute, reviewsUrl, reviewUrl } from '#common/urls.ts';
import type { PublishedList_query$data } from '#web/__generated__/PublishedList_query.graphql.ts';
import type { PublishedList_row$data } from '#web/__generated__/PublishedList_row.graphql.ts';
import type { PublishedListOpenQuery } from '#web/__generated__/PublishedListOpenQuery.graphql.ts';
import type { PublishedListQuery } from '#web/__generated__/PublishedListQuery.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { defineList } from '#web/list/define-list.ts';
import type { ListKind } from '#web/list/list-kind.ts';
import { aboutText, receivedColumn, recruiterColumn, whoColumn } from '#web/list/placement-columns.tsx';
import type { PlacementList } from '#web/list/placement-list.ts';
import type { RowColumn } from '#web/list/row-column.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { publishedFilters, publishedSorts } from './published-filters.ts';
import { ReceivedReview } from './ReceivedReview.tsx';
import { ReceivedReviewActions } from './ReceivedReviewActions.tsx';
import { ReplyCell, replyWords } from './ReplyCell.tsx';
import { ReviewLine } from './ReviewLine.tsx';

type Row = Omit<PublishedList_row$data, ' $fragmentType'>;
type Kind = ListKind<PublishedListQuery, PublishedList_query$data, Row, PlacementList>;

const columnsFor = ({ namesRecruiter, looksOnly }: PlacementList): readonly RowColumn<Row>[] => [
  whoColumn({
    name: ({ shownName }) => shownName,
    voice: ({ reviewerType }) => reviewerType,
    onNarrow: ({ submittedAt }) => <When at={submittedAt} words={formatAge(submittedAt, new Date())} />,
  }),
  {
    key: 'stars',
    head: 'Stars',
    cell: ({ overall, level }) => (level === 0 ? 'Not rated here' : <Stars value={overall} size="small" />),
    text: ({ overall, level }) => (level === 0 ? null : overall),
  },
  {
    key: 'title',
    head: 'Review',
    cell: ({ title, body, level, publication, placement }) => (
      <ReviewLine title={title} text={body} level={level}>
        {publication === 'under_review' && <Tag tone="warn">Under review</Tag>}
        {placement && <span>{aboutText(placement)}</span>}
      </ReviewLine>
    ),
    text: ({ title }) => title,
    isRest: true,
  },
  receivedColumn(),
  ...(namesRecruiter ? [recruiterColumn<Row>('Recruiter')] : []),
  {
    key: 'reply',
    head: 'Reply',
    cell: (row) => <ReplyCell review={row} looksOnly={looksOnly} />,
    text: replyWords,
  },
];

const published: Omit<Kind, 'href' | 'always'> = {
  label: 'Published reviews',
  noun: 'review',
  filters: publishedFilters,
  sorts: publishedSorts,
  columns: columnsFor,
  isStacked: true,
  queue: ({ looksOnly }) =>
    looksOnly ? undefined : { waits: ({ reply, queuedReply }) => !reply && !queuedReply, keys: [['r', 'reply']] },
  onlyInFile: [
    { head: 'About', text: ({ placement }) => aboutText(placement) },
    { head: 'Level', text: ({ level }) => level },
    { head: 'Reviewer type', text: ({ reviewerType }) => voiceOf(reviewerType) },
    { head: 'State', text: ({ publication }) => (publication === 'under_review' ? 'Under review' : 'Published') },
    { head: 'Company shown', text: ({ shownCompany }) => shownCompany },
    { head: 'Text', text: ({ body }) => body },
    { head: 'Reply text', text: ({ reply }) => reply?.body },
    { head: 'Link', text: ({ id }) => absolute(location.origin, reviewUrl(localId(id))) },
  ],
  empty: ({ given, ...why }) => given.empty(why),
  open: (review, { given }) => ({
    title: `Review by ${review.shownName}`,
    children: <ReceivedReview key={review.id} review={review} />,
    actions: <ReceivedReviewActions key={review.id} review={review} looksOnly={given.looksOnly} />,
  }),
  query: graphql`
    query PublishedListQuery($filter: ReceivedReviewFilter, $sort: ReviewSort, $first: Int = 25, $after: String) {
      ...ReviewsPage_query
      ...PublishedList_query
    }
  `,
  connection: ({ receivedReviews }) => receivedReviews,
  fragment: graphql`
    fragment PublishedList_query on Query @refetchable(queryName: "PublishedListNextQuery") {
      receivedReviews(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "PublishedList_receivedReviews") {
        edges {
          node {
            ...PublishedList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<PublishedListOpenQuery, Row>(graphql`
    query PublishedListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Review @alias(as: "row") {
          ...PublishedList_row @relay(mask: false)
        }
      }
    }
  `),
};

const listAt = (tab: ListTab, always: NonNullable<Kind['always']>) =>
  defineList<PublishedListQuery, PublishedList_query$data, Row, PlacementList>({
    ...published,
    href: (query) => reviewsUrl(tab, query),
    always,
  });

/** Published reviews without a reply; a row opens the full review and its actions. */
export const unansweredList = listAt('publishedNotReplied', { hasReply: false });
/** Published reviews with a reply. */
export const answeredList = listAt('publishedReplied', { hasReply: true });
/** Published reviews with few stars. */
export const badList = listAt('badReviews', { maxStars: reviewLimits.badUpTo });
/** Published reviews that count in the score. */
export const verifiedList = listAt('verified', { minLevel: lowestCountedLevel });

graphql`
  fragment PublishedList_row on Review {
    id
    shownName
    reviewerType
    shownCompany
    overall
    level
    title
    body
    publication
    submittedAt
    publishedAt
    placement {
      jobTitle
      companyName
    }
    recruiter {
      name
      slug
    }
    reply {
      body
      updatedAt
    }
    queuedReply
    ...ReceivedReview_review
    ...ReceivedReviewActions_review
  }
`;
