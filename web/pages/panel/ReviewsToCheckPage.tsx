import { graphql } from 'react-relay';
import { riskSignalLabels, riskSignals } from '#common/reviews/checks/checks.ts';
import type { ReviewsToCheckPageQuery } from '#web/__generated__/ReviewsToCheckPageQuery.graphql.ts';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { audienceFilter, levelFilter } from '#web/features/reviews/lists/review-lists.ts';
import { DecidedReviews } from '#web/features/reviews/moderation/DecidedReviews.tsx';
import { QueuedReviews } from '#web/features/reviews/moderation/QueuedReviews.tsx';
import { QueuedReplies } from '#web/features/reviews/replies/QueuedReplies.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { orderOf } from '#web/list/list-address.ts';

/** Reviews with a signal of risk: those that wait, and those that were decided. */
export default function ReviewsToCheckPage({ data, address }: PageProps<ReviewsToCheckPageQuery>) {
  return (
    <PanelFrame part="reviews">
      <PanelFilters
        part="reviews"
        address={address}
        searchLabel="Title, reviewer, recruiter or agency"
        filters={[stateFilter, audienceFilter, { ...levelFilter, all: 'Any level', isSelect: true }, signalFilter]}
        sorts={sortsOf(address)}
      />
      {data.queued && <QueuedReviews query={data.queued} address={address} />}
      {data.decided && <DecidedReviews query={data.decided} address={address} />}
      {data.replies && <QueuedReplies query={data.replies} address={address} />}
    </PanelFrame>
  );
}

const stateFilter = {
  name: 'state',
  label: 'State',
  all: 'Waiting',
  choices: [
    { value: 'replies', label: 'Replies that wait' },
    { value: 'decided', label: 'Recently decided' },
    { value: 'approved', label: 'Approved' },
    { value: 'rejected', label: 'Rejected' },
  ],
};

const signalFilter = {
  name: 'signal',
  label: 'Signal',
  all: 'Any signal',
  isSelect: true,
  choices: riskSignals.map((value) => ({ value, label: riskSignalLabels[value] })),
};

const longestFirst = [
  { value: '', label: 'Waiting longest' },
  { value: 'newest', label: 'Newest first' },
] as const;
const lastDecided = [
  { value: '', label: 'Decided last' },
  { value: 'oldest', label: 'Decided first' },
] as const;
const isDecided = (state: string | undefined) => Boolean(state) && state !== 'replies';
const sortsOf = (address: PageAddress) => (isDecided(decidedState(address)) ? lastDecided : longestFirst);

const chosen = ({ choices }: { choices: readonly { value: string }[] }, value: string | undefined) =>
  choices.find((choice) => choice.value === value)?.value;

const decidedState = ({ query }: PageAddress) => chosen(stateFilter, query.state);

export const page = definePage<ReviewsToCheckPageQuery>({
  query: graphql`
    query ReviewsToCheckPageQuery(
      $isQueued: Boolean!
      $isDecided: Boolean!
      $isReplies: Boolean!
      $moderation: String
      $words: String
      $signal: String
      $audience: String
      $level: Int
      $sort: ReviewToCheckSort
      $replySort: ReplyToCheckSort
      $after: String
    ) {
      ...QueuedReviews_query
        @arguments(after: $after, words: $words, signal: $signal, audience: $audience, level: $level, sort: $sort)
        @alias(as: "queued")
        @include(if: $isQueued)
      ...DecidedReviews_query
        @arguments(
          after: $after
          moderation: $moderation
          words: $words
          signal: $signal
          audience: $audience
          level: $level
          sort: $sort
        )
        @alias(as: "decided")
        @include(if: $isDecided)
      ...QueuedReplies_query
        @arguments(after: $after, words: $words, signal: $signal, audience: $audience, level: $level, sort: $replySort)
        @alias(as: "replies")
        @include(if: $isReplies)
    }
  `,
  parameters: ['state', 'q', 'audience', 'level', 'signal', 'sort', 'after', 'open'],
  variables: (address) => {
    const { q, audience, level, signal, sort, after } = address.query;
    const state = decidedState(address);
    const order = orderOf<'' | 'newest' | 'oldest'>(sortsOf(address), sort);
    const known = chosen(levelFilter, level);
    return {
      isQueued: !state,
      isDecided: isDecided(state),
      isReplies: state === 'replies',
      moderation: state === 'decided' || state === 'replies' ? undefined : state,
      words: q?.trim() || undefined,
      signal: chosen(signalFilter, signal),
      audience: chosen(audienceFilter, audience),
      level: known === undefined ? undefined : Number(known),
      sort: order,
      replySort: order,
      after: after || undefined,
    };
  },
  head: () => ({ title: 'Reviews to check – Admin panel', canonical: null }),
});
