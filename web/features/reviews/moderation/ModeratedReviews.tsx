import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAge, formatCount } from '#common/formats.ts';
import { riskSignalLabels } from '#common/reviews/checks/checks.ts';
import { voiceOf } from '#common/reviews/display.ts';
import type { ModeratedReviews_reviews$key } from '#web/__generated__/ModeratedReviews_reviews.graphql.ts';
import type { ModeratedReviews_row$data } from '#web/__generated__/ModeratedReviews_row.graphql.ts';
import type { ModeratedReviewsOpenQuery } from '#web/__generated__/ModeratedReviewsOpenQuery.graphql.ts';
import { type PanelColumn, PanelList, type PanelListProps } from '#web/features/admin/panel/PanelList.tsx';
import type { Queue } from '#web/list/queue.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { When } from '#web/ui/When.tsx';
import { RemoveReview } from '../flags/RemoveReview.tsx';
import { DecideReview } from './DecideReview.tsx';
import { ModerationTag } from './ModerationTag.tsx';
import { ReviewToDecide } from './ReviewToDecide.tsx';

type Row = Omit<ModeratedReviews_row$data, ' $fragmentType'>;

type Props = Pick<PanelListProps<Row>, 'address' | 'pageInfo' | 'loadNext' | 'isLoadingNext'> & {
  reviews: ModeratedReviews_reviews$key;
  /** The list in the store that a decided review leaves. */
  listId: string | undefined;
  empty: ReactNode;
};

/** Reviews that wait or were decided. The open one is read in the side panel, where it is decided as well. */
export function ModeratedReviews({ reviews, listId, address, ...list }: Props) {
  const rows = useFragment(
    graphql`
      fragment ModeratedReviews_reviews on ReviewToCheck @relay(plural: true) {
        ...ModeratedReviews_row @relay(mask: false)
      }
    `,
    reviews,
  );
  return (
    <PanelList
      {...list}
      part="reviews"
      address={address}
      label="Reviews"
      noun="review"
      columns={address.query.state ? [...columns, stateColumn] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      elsewhere={elsewhere}
      queue={queue}
      panel={(row) => ({
        title: row.title,
        isWide: true,
        children: <ReviewToDecide review={row} />,
        actions: waits(row) ? (
          <DecideReview key={row.id} review={row} listId={listId} />
        ) : (
          isUp(row) && <RemoveReview key={row.id} review={row} />
        ),
      })}
    />
  );
}

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

/** A review that a link opens and the loaded list does not hold: one that was decided is read, and not decided again. */
const elsewhere = rowElsewhere<ModeratedReviewsOpenQuery, Row>(
  graphql`
    query ModeratedReviewsOpenQuery($id: ID!) {
      node(id: $id) {
        ... on ReviewToCheck @alias(as: "row") {
          ...ModeratedReviews_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const waits = ({ moderation, publication, hasQueuedEdit }: Row) =>
  hasQueuedEdit || (moderation === 'queued' && publication === 'unpublished');
const isUp = ({ publication }: Row) => publication === 'published' || publication === 'under_review';
const signalsOf = ({ hasQueuedEdit, edit, signals }: Row) => (hasQueuedEdit ? (edit?.signals ?? []) : signals);

const queue: Queue<Row> = {
  waits,
  keys: [
    ['a', 'approve'],
    ['c', 'ask for a change'],
    ['r', 'reject'],
  ],
};

const columns: PanelColumn<Row>[] = [
  { key: 'title', head: 'Review', cell: ({ title }) => title, text: ({ title }) => title },
  {
    key: 'why',
    head: 'Why it waits',
    cell: (row) => `${row.hasQueuedEdit ? 'A change: ' : ''}${whyInShort(signalsOf(row))}`,
    text: (row) => signalsOf(row).map(labelOf).join('; '),
  },
  {
    key: 'who',
    head: 'By',
    cell: ({ reviewerName, reviewerType }) => `${reviewerName}, ${voiceOf(reviewerType)}`,
    text: ({ reviewerName }) => reviewerName,
    wideOnly: true,
  },
  {
    key: 'about',
    head: 'About',
    cell: ({ recruiter }) => recruiter?.name,
    text: ({ recruiter }) => recruiter?.name,
    wideOnly: true,
  },
  {
    key: 'stars',
    head: 'Stars',
    cell: ({ overall }) => overall,
    text: ({ overall }) => overall,
    numeric: true,
    wideOnly: true,
  },
  {
    key: 'since',
    head: 'Sent',
    cell: ({ submittedAt }) => <When at={submittedAt} words={formatAge(submittedAt, new Date())} />,
    text: ({ submittedAt }) => submittedAt,
    wideOnly: true,
  },
];

const stateColumn: PanelColumn<Row> = {
  key: 'state',
  head: 'State',
  cell: ({ moderation }) => <ModerationTag moderation={moderation} />,
  text: ({ moderation }) => moderation,
  wideOnly: true,
};

const labelOf = (signal: string) => (riskSignalLabels as Readonly<Record<string, string>>)[signal] ?? signal;

function whyInShort([first, ...others]: readonly string[]): string {
  if (!first) return 'No signal';
  return others.length > 0 ? `${labelOf(first)}, and ${formatCount(others.length, 'other')}` : labelOf(first);
}
