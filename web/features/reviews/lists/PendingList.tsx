import { graphql, usePaginationFragment } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/display.ts';
import type { PendingList_query$key } from '#web/__generated__/PendingList_query.graphql.ts';
import type { PendingList_row$data } from '#web/__generated__/PendingList_row.graphql.ts';
import type { PendingListNextQuery } from '#web/__generated__/PendingListNextQuery.graphql.ts';
import type { PendingListOpenQuery } from '#web/__generated__/PendingListOpenQuery.graphql.ts';
import { type ListPlace, PagedList, rowsOf } from '#web/list/PagedList.tsx';
import { aboutText, receivedColumn, recruiterColumn, whoColumn } from '#web/list/placement-columns.tsx';
import type { RowColumn } from '#web/list/RowList.tsx';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { PendingReview } from './PendingReview.tsx';

type Row = Omit<PendingList_row$data, ' $fragmentType'>;

type PendingListProps = ListPlace & { query: PendingList_query$key };

/** Reviews that are not public yet: who wrote, about which job, and what they wait for. */
export function PendingList({ query, namesRecruiter, ...place }: PendingListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<PendingListNextQuery, PendingList_query$key>(
    graphql`
      fragment PendingList_query on Query
      @refetchable(queryName: "PendingListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        level: { type: "Int" }
        words: { type: "String" }
        audience: { type: "String" }
        recruiter: { type: "String" }
        from: { type: "String" }
        to: { type: "String" }
        sort: { type: "PendingReviewSort" }
      ) {
        pendingReviews(
          first: $first
          after: $after
          level: $level
          words: $words
          audience: $audience
          recruiter: $recruiter
          from: $from
          to: $to
          sort: $sort
        )
          @connection(
            key: "PendingList_pendingReviews"
            filters: ["level", "words", "audience", "recruiter", "from", "to", "sort"]
          ) {
          __id
          edges {
            node {
              ...PendingList_row @relay(mask: false)
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
  const { pageInfo, __id } = data.pendingReviews ?? {};
  return (
    <PagedList
      {...place}
      label="Reviews that are not public yet"
      noun="review"
      columns={namesRecruiter ? [...columns, recruiterColumn('Of')] : columns}
      onlyInFile={onlyInFile}
      rows={rowsOf<Row>(data.pendingReviews)}
      paging={{ pageInfo, loadNext, isLoadingNext }}
      elsewhere={elsewhere}
      panel={(review) => ({
        title: `Review by ${review.reviewerName}`,
        children: <PendingReview key={review.id} review={review} listId={__id} />,
      })}
    />
  );
}

graphql`
  fragment PendingList_row on PendingReview {
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
    ...PendingReview_review
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<PendingListOpenQuery, Row>(
  graphql`
    query PendingListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on PendingReview @alias(as: "row") {
          ...PendingList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const aboutOf = ({ placement, reviewerRole, companyName }: Row) =>
  aboutText({ jobTitle: placement?.jobTitle ?? reviewerRole, companyName: placement?.companyName ?? companyName });
const waitsFor = ({ level }: Row) => (level === 1 ? 'Missing Verification' : 'Being checked');

const columns: RowColumn<Row>[] = [
  whoColumn({
    name: ({ reviewerName }) => reviewerName,
    voice: ({ reviewerType }) => reviewerType,
    onNarrow: aboutOf,
  }),
  { key: 'about', head: 'About', cell: (row) => aboutOf(row) || '–', text: aboutOf, isBroad: true, wideOnly: true },
  {
    key: 'waits',
    head: 'State',
    cell: (row) => <Tag tone={row.level === 1 ? 'warn' : 'info'}>{waitsFor(row)}</Tag>,
    text: waitsFor,
  },
  receivedColumn(),
  {
    key: 'publishes',
    head: 'Goes up by itself',
    cell: ({ publishesAt }) => (publishesAt ? <When at={publishesAt} /> : 'Once it is checked'),
    text: ({ publishesAt }) => publishesAt && formatDate(publishesAt),
    wideOnly: true,
  },
];

const onlyInFile = [{ head: 'Voice', text: ({ reviewerType }: Row) => voiceOf(reviewerType) }];
