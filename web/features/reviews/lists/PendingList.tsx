import { graphql } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { reviewsUrl } from '#common/urls.ts';
import type { PendingList_query$data } from '#web/__generated__/PendingList_query.graphql.ts';
import type { PendingList_row$data } from '#web/__generated__/PendingList_row.graphql.ts';
import type { PendingListOpenQuery } from '#web/__generated__/PendingListOpenQuery.graphql.ts';
import type { PendingListQuery } from '#web/__generated__/PendingListQuery.graphql.ts';
import type { AskingList } from '#web/features/invitations/asking-list.ts';
import { useBegin } from '#web/list/begin.ts';
import { defineList } from '#web/list/define-list.ts';
import { search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import type { ListKind } from '#web/list/list-kind.ts';
import { aboutText, receivedColumn, recruiterColumn, whoColumn } from '#web/list/placement-columns.tsx';
import { audienceFilter, daysFilter, recruiterFilter, teamFilter } from '#web/list/placement-filters.ts';
import type { RowColumn } from '#web/list/row-column.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { PendingReview } from './PendingReview.tsx';
import { ReviewLine } from './ReviewLine.tsx';

type Row = Omit<PendingList_row$data, ' $fragmentType'>;
type Kind = ListKind<PendingListQuery, PendingList_query$data, Row, AskingList>;

const columnsFor = ({ namesRecruiter, looksOnly }: AskingList): readonly RowColumn<Row>[] => [
  whoColumn({
    name: ({ reviewerName }) => reviewerName,
    voice: ({ reviewerType }) => reviewerType,
    onNarrow: ({ submittedAt }) => <When at={submittedAt} words={formatAge(submittedAt, new Date())} />,
  }),
  {
    key: 'about',
    head: 'About',
    cell: (row) => <ReviewLine title={aboutPending(row)} level={row.level} />,
    text: aboutPending,
    isRest: true,
  },
  {
    key: 'waits',
    head: 'State',
    cell: (row) => <Tag tone={row.level === 1 ? 'warn' : 'info'}>{waitsFor(row)}</Tag>,
    text: waitsFor,
  },
  {
    ...receivedColumn<Row>(),
    cell: ({ submittedAt, publishesAt }) => (
      <TwoLines
        first={<When at={submittedAt} words={formatAge(submittedAt, new Date())} />}
        second={
          publishesAt ? (
            <>
              <span>Publishes </span>
              <When at={publishesAt} />
            </>
          ) : (
            'Publishes once checked'
          )
        }
      />
    ),
  },
  ...(namesRecruiter ? [recruiterColumn<Row>('Recruiter')] : []),
  ...(looksOnly ? [] : [matchColumn]),
];

const matchColumn: RowColumn<Row> = {
  key: 'match',
  head: 'Match',
  cell: (row) => row.level === 1 && <MatchCell id={row.id} name={row.reviewerName} />,
};

function MatchCell({ id, name }: { id: string; name: string }) {
  const begin = useBegin();
  return (
    <Button size="small" onClick={() => begin(id, 'match')} aria-label={`Match the review by ${name}`}>
      Match
    </Button>
  );
}

const pending: Omit<Kind, 'href' | 'open'> = {
  label: 'Pending reviews',
  noun: 'review',
  filters: [
    search('Name, job or company'),
    audienceFilter('sheet'),
    recruiterFilter,
    teamFilter,
    ...daysFilter('Received'),
  ],
  sorts: byAge,
  columns: columnsFor,
  isStacked: true,
  onlyInFile: [
    { head: 'Reviewer type', text: ({ reviewerType }) => voiceOf(reviewerType) },
    { head: 'Level', text: ({ level }) => level },
    { head: 'Publishes automatically', moment: ({ publishesAt }) => publishesAt },
  ],
  empty: ({ given, ...why }) => given.empty(why),
  query: graphql`
    query PendingListQuery($filter: PendingReviewFilter, $sort: PendingReviewSort, $first: Int = 25, $after: String) {
      ...ReviewsPage_query
      ...PendingList_query
    }
  `,
  connection: ({ pendingReviews }) => pendingReviews,
  fragment: graphql`
    fragment PendingList_query on Query @refetchable(queryName: "PendingListNextQuery") {
      pendingReviews(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "PendingList_pendingReviews") {
        __id
        edges {
          node {
            ...PendingList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<PendingListOpenQuery, Row>(graphql`
    query PendingListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on PendingReview @alias(as: "row") {
          ...PendingList_row @relay(mask: false)
        }
      }
    }
  `),
};

/** A matched review leaves only the list of those to match. */
const opening =
  (leavesOnceMatched: boolean): Kind['open'] =>
  (review, { listId, given }) => ({
    title: `Review by ${review.reviewerName}`,
    children: (
      <PendingReview
        key={review.id}
        review={review}
        listId={leavesOnceMatched ? listId : undefined}
        onInvite={given.onInvite}
      />
    ),
  });

const listOf = (own: Pick<Kind, 'href' | 'always' | 'open'>) =>
  defineList<PendingListQuery, PendingList_query$data, Row, AskingList>({ ...pending, ...own });

/** Reviews that are not public yet: the reviewer, the job, and what they wait for. */
export const pendingList = listOf({ href: (query) => reviewsUrl('pending', query), open: opening(false) });

/** Pending reviews without a known placement. */
export const unmatchedList = listOf({
  href: (query) => reviewsUrl('missingVerification', query),
  always: { level: 1 },
  open: opening(true),
});

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

/** The job and company that an unpublished review is about: those of its placement, or what the reviewer said. */
export function aboutPending({
  placement,
  reviewerRole,
  companyName,
}: Pick<Row, 'placement' | 'reviewerRole' | 'companyName'>): string {
  return aboutText({
    jobTitle: placement?.jobTitle ?? reviewerRole,
    companyName: placement?.companyName ?? companyName,
  });
}

function waitsFor({ level }: Row): string {
  return level === 1 ? 'Missing Verification' : 'Being checked';
}
