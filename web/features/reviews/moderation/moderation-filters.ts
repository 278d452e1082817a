import { riskSignalLabels, riskSignals } from '#common/reviews/checks/signals.ts';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { audienceFilter, levelFilter } from '#web/list/placement-filters.ts';

/** Chooses between the moderation lists; `read` turns the state into a further filter. */
export const stateFilter = <Filter extends object = object>(read: (state: string | undefined) => Filter) =>
  choice(
    'state',
    'State',
    [
      { value: 'replies', label: 'Waiting replies' },
      { value: 'decided', label: 'Recently decided' },
      { value: 'approved', label: 'Approved' },
      { value: 'rejected', label: 'Rejected' },
    ],
    { all: 'Waiting', read },
  );

/** The filters of all moderation lists. */
export const moderationFilters = [
  search('Title, reviewer, recruiter or agency'),
  audienceFilter('links'),
  levelFilter({ control: 'select', all: 'Any level' }),
  choice('signal', 'Signal', choicesOf(riskSignalLabels, riskSignals), { control: 'select', all: 'Any signal' }),
];

/** The longest waiting comes first. */
export const longestFirst = [
  { value: '', label: 'Longest waiting' },
  { value: 'newest', label: 'Newest first' },
];
