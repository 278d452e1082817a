import { graphql } from 'react-relay';
import { reviewLimits } from '#common/limits.ts';
import { placementSourceLabels } from '#common/placements/kinds.ts';
import { boardTab } from '#common/reviews/lists/tabs.ts';
import { reviewSourceLabels } from '#common/reviews/sources.ts';
import { reviewsUrl } from '#common/urls.ts';
import type { boardPageQuery$variables } from '#web/__generated__/boardPageQuery.graphql.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { choice, choicesOf } from '#web/list/filters.ts';
import type { ListChanges } from '#web/list/list-address.ts';
import { audienceFilter, daysFilter, recruiterFilter, teamFilter } from '#web/list/placement-filters.ts';

/** The filters that all columns share. */
export const boardFilters = [
  audienceFilter('sheet'),
  recruiterFilter,
  teamFilter,
  choice('source', 'Source', choicesOf({ ...reviewSourceLabels, ...placementSourceLabels }), { control: 'sheet' }),
  ...daysFilter('Dated'),
] as const;

/** The board's address. `column` is the one shown on narrow screens. */
export const boardHref = (query: ListChanges): string => reviewsUrl(boardTab, query);

/** How the page of the board gets its data: all columns and their counts in one query. */
export const boardPage = {
  query: graphql`
    query boardPageQuery(
      $sides: SideToInviteFilter
      $scheduled: InvitationFilter
      $sent: InvitationFilter
      $waiting: PendingReviewFilter
      $unanswered: ReceivedReviewFilter
      $answered: ReceivedReviewFilter
      $bad: ReceivedReviewFilter
      $narrowing: ReviewCountsFilter
      $isNarrowed: Boolean!
    ) {
      ...ReviewsPage_query
      ...ReviewBoard_query
    }
  `,
  parameters: [...boardFilters.map(({ name }) => name), 'open', 'column'],
  variables: ({ query }: PageAddress): boardPageQuery$variables => {
    const shared = Object.assign({}, ...boardFilters.map(({ name, read }) => read(query[name]))) as Shared;
    return {
      sides: shared,
      scheduled: { ...shared, step: 'scheduled' },
      sent: { ...shared, step: 'sent' },
      waiting: { ...shared, level: 1 },
      unanswered: { ...shared, hasReply: false },
      answered: { ...shared, hasReply: true },
      bad: { ...shared, maxStars: reviewLimits.badUpTo },
      narrowing: shared,
      isNarrowed: Object.keys(shared).length > 0,
    };
  },
};

type Shared = NonNullable<boardPageQuery$variables['narrowing']>;
