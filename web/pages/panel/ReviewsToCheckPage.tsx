import { graphql } from 'react-relay';
import type { ReviewsToCheckPageQuery } from '#web/__generated__/ReviewsToCheckPageQuery.graphql.ts';
import { DecidedReviews } from '#web/features/moderation/DecidedReviews.tsx';
import { QueuedReviews } from '#web/features/moderation/QueuedReviews.tsx';
import { PanelFilters } from '#web/features/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/panel/PanelFrame.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';

/** Reviews with a signal of risk: those that wait, and those that were decided. */
export default function ReviewsToCheckPage({ data, address }: PageProps<ReviewsToCheckPageQuery>) {
  return (
    <PanelFrame part="reviews">
      <PanelFilters part="reviews" address={address} filters={[stateFilter]} />
      <p>
        Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd> approve, <kbd>r</kbd> reject.
      </p>
      {data.queued && <QueuedReviews query={data.queued} address={address} />}
      {data.decided && <DecidedReviews query={data.decided} address={address} />}
    </PanelFrame>
  );
}

const stateFilter = {
  name: 'state',
  label: 'State',
  all: 'Waiting',
  choices: [
    { value: 'decided', label: 'Recently decided' },
    { value: 'approved', label: 'Approved' },
    { value: 'rejected', label: 'Rejected' },
  ],
};

const decidedState = ({ query }: PageAddress) => stateFilter.choices.find(({ value }) => value === query.state)?.value;

export const page = definePage<ReviewsToCheckPageQuery>({
  query: graphql`
    query ReviewsToCheckPageQuery($isQueued: Boolean!, $isDecided: Boolean!, $moderation: String, $after: String) {
      ...QueuedReviews_query @arguments(after: $after) @alias(as: "queued") @include(if: $isQueued)
      ...DecidedReviews_query
        @arguments(after: $after, moderation: $moderation)
        @alias(as: "decided")
        @include(if: $isDecided)
    }
  `,
  parameters: ['state', 'after', 'open'],
  variables: (address) => {
    const state = decidedState(address);
    return {
      isQueued: !state,
      isDecided: Boolean(state),
      moderation: state === 'decided' ? undefined : state,
      after: address.query.after || undefined,
    };
  },
  head: () => ({ title: 'Reviews to check – Admin panel', canonical: null }),
});
