import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { signalWords } from '#common/reviews/checks/signals.ts';
import { panelUrl } from '#common/urls.ts';
import type { ModeratedReviews_row$data } from '#web/__generated__/ModeratedReviews_row.graphql.ts';
import type { ModeratedReviewsOpenQuery } from '#web/__generated__/ModeratedReviewsOpenQuery.graphql.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import type { ListChanges } from '#web/list/list-address.ts';
import type { AroundRow } from '#web/list/list-kind.ts';
import type { Queue } from '#web/list/queue.ts';
import type { RowColumn } from '#web/list/row-column.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { RemoveReview } from '../flags/RemoveReview.tsx';
import { DecideReview } from './DecideReview.tsx';
import { ReviewToDecide } from './ReviewToDecide.tsx';

/** A review in the moderation lists. */
export type ModeratedReview = Omit<ModeratedReviews_row$data, ' $fragmentType'>;
type Row = ModeratedReview;

const columns: readonly RowColumn<Row>[] = [
  textColumn('Review', ({ title }) => title),
  {
    key: 'why',
    head: 'Signals',
    cell: (row) => `${row.hasQueuedEdit ? 'Edit: ' : ''}${whyInShort(signalsOf(row))}`,
    text: (row) => signalsOf(row).map(signalWords).join('; '),
  },
  {
    key: 'who',
    head: 'By',
    cell: ({ reviewerName, reviewerType }) => `${reviewerName}, ${voiceOf(reviewerType)}`,
    text: ({ reviewerName }) => reviewerName,
    wideOnly: true,
  },
  textColumn('About', ({ recruiter }) => recruiter?.name, { wideOnly: true }),
  textColumn('Stars', ({ overall }) => overall, { numeric: true, wideOnly: true }),
  ageColumn('Sent', ({ submittedAt }) => submittedAt),
];

/** What the lists of waiting and decided reviews share. The open review is read and decided in the side panel. */
export const moderatedReviews = {
  label: 'Reviews',
  noun: 'review',
  href: (query: ListChanges) => panelUrl('reviews', query),
  keeps: ['state'],
  columns,
  queue: {
    waits: (row: Row) => waits(row),
    keys: [
      ['a', 'approve'],
      ['c', 'request changes'],
      ['r', 'reject'],
    ],
  } as Queue<Row>,
  open: (row: Row, { listId }: AroundRow<undefined>) => ({
    title: row.title,
    isWide: true,
    children: <ReviewToDecide review={row} />,
    actions: waits(row) ? (
      <DecideReview key={row.id} review={row} listId={listId} />
    ) : (
      isUp(row) && <RemoveReview key={row.id} review={row} />
    ),
  }),
  // A decided review can be opened, but not decided again.
  elsewhere: rowElsewhere<ModeratedReviewsOpenQuery, Row>(graphql`
    query ModeratedReviewsOpenQuery($id: ID!) {
      node(id: $id) {
        ... on ReviewToCheck @alias(as: "row") {
          ...ModeratedReviews_row @relay(mask: false)
        }
      }
    }
  `),
};

graphql`
  fragment ModeratedReviews_row on ReviewToCheck {
    id
    title
    overall
    reviewerType
    reviewerName
    submittedAt
    moderation
    publication
    hasQueuedEdit
    signals
    edit {
      signals
    }
    recruiter {
      name
    }
    ...RemoveReview_review
    ...ReviewToDecide_review
    ...DecideReview_review
  }
`;

const waits = ({ moderation, publication, hasQueuedEdit }: Row) =>
  hasQueuedEdit || (moderation === 'queued' && publication === 'unpublished');
const isUp = ({ publication }: Row) => publication === 'published' || publication === 'under_review';
const signalsOf = ({ hasQueuedEdit, edit, signals }: Row) => (hasQueuedEdit ? (edit?.signals ?? []) : signals);

function whyInShort([first, ...others]: readonly string[]): string {
  if (!first) return 'No signals';
  return others.length > 0 ? `${signalWords(first)}, and ${formatCount(others.length, 'other')}` : signalWords(first);
}
