import { graphql } from 'react-relay';
import { formatAge, formatCount } from '#common/formats.ts';
import { boardTab } from '#common/reviews/lists/tabs.ts';
import { shareChannelLabels } from '#common/reviews/shares.ts';
import { reviewsUrl, sharedReviewsUrl } from '#common/urls.ts';
import type { SharedList_query$data } from '#web/__generated__/SharedList_query.graphql.ts';
import type { SharedList_row$data } from '#web/__generated__/SharedList_row.graphql.ts';
import type { SharedListOpenQuery } from '#web/__generated__/SharedListOpenQuery.graphql.ts';
import type { SharedListQuery } from '#web/__generated__/SharedListQuery.graphql.ts';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { recruiterColumn } from '#web/list/placement-columns.tsx';
import { daysFilter, recruiterFilter, teamFilter } from '#web/list/placement-filters.ts';
import type { PlacementList } from '#web/list/placement-list.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { When } from '#web/ui/When.tsx';
import { ReceivedReview } from '../lists/ReceivedReview.tsx';
import { ReceivedReviewActions } from '../lists/ReceivedReviewActions.tsx';

type Row = Omit<SharedList_row$data, ' $fragmentType'>;
type Given = Omit<PlacementList, 'empty'>;

const titleOf = ({ review }: Row) => review?.title ?? 'No longer public';
const channelOf = ({ channel }: Row) => shareChannelLabels[channel as keyof typeof shareChannelLabels];

/** Reviews that were passed on: how, by whom, when, and how often somebody came by the link. */
export const sharedList = defineList<SharedListQuery, SharedList_query$data, Row, Given>({
  label: 'Shared reviews',
  noun: 'share',
  href: sharedReviewsUrl,
  filters: [
    search('Name or title'),
    choice('channel', 'Shared as', choicesOf(shareChannelLabels), { control: 'sheet' }),
    recruiterFilter,
    teamFilter,
    ...daysFilter('Shared'),
  ],
  sorts: [...byAge, { value: 'seen', label: 'Most viewed first' }],
  columns: ({ namesRecruiter }) => [
    {
      key: 'review',
      head: 'Review',
      cell: (row) => <TwoLines first={titleOf(row)} second={row.review?.shownName} />,
      text: titleOf,
      isRest: true,
    },
    {
      key: 'stars',
      head: 'Stars',
      cell: ({ review }) => review && review.level > 0 && <Stars value={review.overall} size="small" />,
      text: ({ review }) => (review && review.level > 0 ? review.overall : null),
      wideOnly: true,
    },
    {
      key: 'channel',
      head: 'Shared as',
      cell: (row) => (
        <TwoLines first={channelOf(row)} second={row.times > 1 && formatCount(row.times, 'time', 'times')} />
      ),
      text: channelOf,
    },
    {
      key: 'by',
      head: 'By',
      cell: ({ sharedByName }) => sharedByName ?? 'Deleted account',
      text: ({ sharedByName }) => sharedByName,
      wideOnly: true,
    },
    ...(namesRecruiter ? [recruiterColumn<Row>('Recruiter')] : []),
    {
      key: 'when',
      head: 'Last shared',
      cell: ({ sharedAt }) => <When at={sharedAt} words={formatAge(sharedAt, new Date())} />,
      moment: ({ sharedAt }) => sharedAt,
    },
    { key: 'seen', head: 'Views', cell: ({ seen }) => seen, text: ({ seen }) => seen },
  ],
  isStacked: true,
  onlyInFile: [
    { head: 'Times shared', text: ({ times }) => times },
    { head: 'Reviewer', text: ({ review }) => review?.shownName },
  ],
  empty: ({ isNarrowed, allHref, given }) =>
    isNarrowed ? (
      <EmptyState action={<Button href={allHref}>Show all</Button>}>Nothing matches your filters.</EmptyState>
    ) : (
      <EmptyState action={!given.looksOnly && <Button href={reviewsUrl(boardTab)}>Go to your reviews</Button>}>
        {given.looksOnly
          ? 'Nobody has shared a review yet.'
          : 'No shared reviews yet. Open a published review and copy its link or text: it appears here with the number of views.'}
      </EmptyState>
    ),
  open: ({ review, ...row }, { given }) => ({
    title: review ? `Review by ${review.shownName}` : 'No longer public',
    children: review ? <ReceivedReview key={row.id} review={review} /> : <p>This review isn't public anymore.</p>,
    actions: review && <ReceivedReviewActions key={row.id} review={review} looksOnly={given.looksOnly} />,
  }),
  query: graphql`
    query SharedListQuery($filter: ReviewShareFilter, $sort: ReviewShareSort, $first: Int = 25, $after: String) {
      ...SharedReviewsPage_query
      ...SharedList_query
    }
  `,
  connection: ({ reviewShares }) => reviewShares,
  fragment: graphql`
    fragment SharedList_query on Query @refetchable(queryName: "SharedListNextQuery") {
      reviewShares(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "SharedList_reviewShares") {
        edges {
          node {
            ...SharedList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<SharedListOpenQuery, Row>(graphql`
    query SharedListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on ReviewShare @alias(as: "row") {
          ...SharedList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment SharedList_row on ReviewShare {
    id
    channel
    times
    seen
    sharedAt
    sharedByName
    recruiter {
      name
    }
    review {
      shownName
      title
      overall
      level
      ...ReceivedReview_review
      ...ReceivedReviewActions_review
    }
  }
`;
