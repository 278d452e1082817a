import { choice, search } from '#web/list/filters.ts';
import { byAge, type ListSort } from '#web/list/list-address.ts';
import { audienceFilter, daysFilter, levelFilter, recruiterFilter, teamFilter } from '#web/list/placement-filters.ts';

/** The filters of the lists of published reviews. */
export const publishedFilters = [
  search('Name, title, job or company'),
  audienceFilter('sheet'),
  recruiterFilter,
  teamFilter,
  choice(
    'stars',
    'Stars',
    [5, 4, 3, 2, 1].map((value) => ({ value: String(value), label: String(value) })),
    { control: 'sheet', read: (stars) => (stars ? { stars: Number(stars) } : {}) },
  ),
  levelFilter({ control: 'sheet' }),
  choice(
    'state',
    'State',
    [
      { value: 'published', label: 'Published' },
      { value: 'under_review', label: 'Under review' },
    ],
    { control: 'sheet' },
  ),
  ...daysFilter('Received'),
];

/** The orders of those lists. */
export const publishedSorts: readonly ListSort[] = [
  ...byAge,
  { value: 'highest', label: 'Highest rated first' },
  { value: 'lowest', label: 'Lowest rated first' },
];
