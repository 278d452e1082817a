import type { ProfileQuery } from '#common/urls.ts';
import { readFilters } from '#web/features/reviews/public/read-filters.ts';
import type { PageAddress } from '#web/kit/page.ts';

/** The query parameters that a profile's page reads. */
export const profileParameters = ['audience', 'stars', 'level', 'speciality', 'q', 'sort', 'after'] as const;

/** The review filters and order in a profile's address. */
export const profileFilters = ({ query }: Pick<PageAddress, 'query'>): ProfileQuery => readFilters(query);

/** The same, as variables of a page's query. */
export function reviewVariables({ sort, after, ...filter }: ProfileQuery) {
  return { filter, sort: sort && sorts[sort], after };
}

const sorts = { oldest: 'OLDEST', highest: 'HIGHEST', lowest: 'LOWEST' } as const;
