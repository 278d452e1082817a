import { graphql, usePaginationFragment } from 'react-relay';
import { voiceOf } from '#common/reviews/display.ts';
import { isLevel, levels } from '#common/reviews/levels.ts';
import { absolute, reviewUrl } from '#common/urls.ts';
import type { PublishedList_query$key } from '#web/__generated__/PublishedList_query.graphql.ts';
import type { PublishedList_row$data } from '#web/__generated__/PublishedList_row.graphql.ts';
import type { PublishedListNextQuery } from '#web/__generated__/PublishedListNextQuery.graphql.ts';
import type { PublishedListOpenQuery } from '#web/__generated__/PublishedListOpenQuery.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { type ListPlace, PagedList, rowsOf } from '#web/list/PagedList.tsx';
import { aboutColumn, receivedColumn, recruiterColumn, whoColumn } from '#web/list/placement-columns.tsx';
import type { RowColumn } from '#web/list/RowList.tsx';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { ReceivedReview } from './ReceivedReview.tsx';
import { ReceivedReviewActions } from './ReceivedReviewActions.tsx';

type Row = Omit<PublishedList_row$data, ' $fragmentType'>;

type PublishedListProps = ListPlace & {
  query: PublishedList_query$key;
  /** Where answered reviews stand beside others. */
  isMixed: boolean;
};

/** Published reviews of one's own, or of the agency; a row opens with all that was said, and what can be done. */
export function PublishedList({ query, namesRecruiter, isMixed, ...place }: PublishedListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<PublishedListNextQuery, PublishedList_query$key>(
    graphql`
      fragment PublishedList_query on Query
      @refetchable(queryName: "PublishedListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        hasReply: { type: "Boolean" }
        minLevel: { type: "Int" }
        maxStars: { type: "Int" }
        words: { type: "String" }
        audience: { type: "String" }
        recruiter: { type: "String" }
        level: { type: "Int" }
        stars: { type: "Int" }
        state: { type: "String" }
        from: { type: "String" }
        to: { type: "String" }
        sort: { type: "ReviewSort" }
      ) {
        receivedReviews(
          first: $first
          after: $after
          hasReply: $hasReply
          minLevel: $minLevel
          maxStars: $maxStars
          words: $words
          audience: $audience
          recruiter: $recruiter
          level: $level
          stars: $stars
          state: $state
          from: $from
          to: $to
          sort: $sort
        )
          @connection(
            key: "PublishedList_receivedReviews"
            filters: [
              "hasReply"
              "minLevel"
              "maxStars"
              "words"
              "audience"
              "recruiter"
              "level"
              "stars"
              "state"
              "from"
              "to"
              "sort"
            ]
          ) {
          edges {
            node {
              ...PublishedList_row @relay(mask: false)
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
  return (
    <PagedList
      {...place}
      label="Published reviews"
      noun="review"
      columns={[...columns, ...(isMixed ? [replyColumn] : []), ...(namesRecruiter ? [recruiterColumn<Row>('Of')] : [])]}
      onlyInFile={onlyInFile}
      rows={rowsOf<Row>(data.receivedReviews)}
      paging={{ pageInfo: data.receivedReviews?.pageInfo, loadNext, isLoadingNext }}
      elsewhere={elsewhere}
      panel={(review) => ({
        title: `Review by ${review.shownName}`,
        children: <ReceivedReview key={review.id} review={review} />,
        actions: <ReceivedReviewActions key={review.id} review={review} />,
      })}
    />
  );
}

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
    ...ReceivedReview_review
    ...ReceivedReviewActions_review
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<PublishedListOpenQuery, Row>(
  graphql`
    query PublishedListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Review @alias(as: "row") {
          ...PublishedList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const levelOf = ({ level }: Row) => (isLevel(level) ? levels[level].name : '');

const columns: RowColumn<Row>[] = [
  whoColumn({
    name: ({ shownName }) => shownName,
    voice: ({ reviewerType }) => reviewerType,
    onNarrow: ({ title }) => title,
  }),
  {
    key: 'title',
    head: 'Review',
    cell: ({ title, publication }) => (
      <>
        {title} {publication === 'under_review' && <Tag tone="warn">Under review</Tag>}
      </>
    ),
    text: ({ title }) => title,
    isBroad: true,
    wideOnly: true,
  },
  {
    key: 'stars',
    head: 'Stars',
    cell: ({ overall, level }) => (level === 0 ? 'None of ours' : <Stars value={overall} size="small" />),
    text: ({ overall, level }) => (level === 0 ? null : overall),
  },
  aboutColumn(),
  {
    key: 'level',
    head: 'Level',
    cell: (row) => <TwoLines first={row.level} second={levelOf(row)} />,
    text: ({ level }) => level,
    wideOnly: true,
  },
  receivedColumn(),
];

/** Where some are answered and others not. */
const replyColumn: RowColumn<Row> = {
  key: 'reply',
  head: 'Reply',
  cell: ({ reply }) => (reply ? <Tag tone="good">Replied</Tag> : <Tag tone="info">Missing</Tag>),
  text: ({ reply }) => (reply ? 'Replied' : 'Missing'),
  wideOnly: true,
};

const onlyInFile = [
  { head: 'Voice', text: ({ reviewerType }: Row) => voiceOf(reviewerType) },
  { head: 'State', text: ({ publication }: Row) => (publication === 'under_review' ? 'Under review' : 'Published') },
  { head: 'Company shown', text: ({ shownCompany }: Row) => shownCompany },
  { head: 'Text', text: ({ body }: Row) => body },
  { head: 'Reply', text: ({ reply }: Row) => reply?.body },
  { head: 'Link', text: ({ id }: Row) => absolute(location.origin, reviewUrl(localId(id))) },
];
