import { graphql } from 'react-relay';
import { flagReasons, flagReasonWords } from '#common/reviews/flags/flags.ts';
import type { ReviewFlagsPageQuery } from '#web/__generated__/ReviewFlagsPageQuery.graphql.ts';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { byAge } from '#web/features/admin/panel/panel-address.ts';
import { FlagCases } from '#web/features/reviews/flags/FlagCases.tsx';
import { flagCaseWords } from '#web/features/reviews/flags/flag-words.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { orderOf } from '#web/list/list-address.ts';

/** Flagged reviews: those that wait, in the order of their clocks, and those that were decided. */
export default function ReviewFlagsPage({ data, address }: PageProps<ReviewFlagsPageQuery>) {
  return (
    <PanelFrame part="review-flags">
      <PanelFilters
        part="review-flags"
        address={address}
        searchLabel="Title, writer or recruiter"
        filters={[stateFilter, reasonFilter]}
        sorts={sortsOf(address)}
      />
      <FlagCases query={data} address={address} />
    </PanelFrame>
  );
}

const stateFilter = {
  name: 'state',
  label: 'State',
  all: 'Waiting',
  choices: [
    { value: 'overdue', label: 'Too late' },
    ...['open', 'taken_up', 'upheld', 'removed', 'closed'].map((value) => ({
      value,
      label: flagCaseWords(value).label,
    })),
    { value: 'all', label: 'All' },
  ],
};

const reasonFilter = {
  name: 'reason',
  label: 'Reason',
  choices: flagReasons.map((value) => ({ value, label: flagReasonWords[value].label })),
};

const chosen = ({ choices }: { choices: readonly { value: string }[] }, value: string | undefined) =>
  choices.find((choice) => choice.value === value)?.value ?? null;

const byClock = [
  { value: '', label: 'Least time left' },
  { value: 'newest', label: 'Newest first' },
] as const;

/** What waits comes by its clock, all else by its age. */
function sortsOf({ query: { state: asked } }: PageAddress) {
  const state = chosen(stateFilter, asked);
  return state === null || state === 'overdue' ? byClock : byAge;
}

function variables(address: PageAddress): ReviewFlagsPageQuery['variables'] {
  const { state: asked, reason, q, sort, after } = address.query;
  const state = chosen(stateFilter, asked);
  const waits = state === null || state === 'overdue';
  return {
    state: waits || state === 'all' ? null : state,
    isUndecided: state === null ? true : null,
    isOverdue: state === 'overdue' ? true : null,
    reason: chosen(reasonFilter, reason),
    words: q?.trim() || null,
    after: after || null,
    sort: orderOf<'' | 'newest' | 'oldest'>(sortsOf(address), sort) ?? (waits ? 'DUE' : 'NEWEST'),
  };
}

export const page = definePage<ReviewFlagsPageQuery>({
  query: graphql`
    query ReviewFlagsPageQuery(
      $state: String
      $isUndecided: Boolean
      $isOverdue: Boolean
      $reason: String
      $words: String
      $after: String
      $sort: FlagCaseSort
    ) {
      ...FlagCases_query
        @arguments(
          state: $state
          isUndecided: $isUndecided
          isOverdue: $isOverdue
          reason: $reason
          words: $words
          after: $after
          sort: $sort
        )
    }
  `,
  parameters: ['state', 'reason', 'q', 'sort', 'after', 'open'],
  variables,
  head: () => ({ title: 'Flagged reviews – Admin panel', canonical: null }),
});
