import { audiences } from '#common/reviews/criteria.ts';
import type { ProfileQuery } from '#common/urls.ts';
import type { PageAddress } from '#web/kit/page.ts';

/** How a profile's address narrows its reviews. What is no filter of ours is as if it were not there. */
export function profileFilters({
  query,
}: Pick<PageAddress, 'query'>): Pick<ProfileQuery, 'audience' | 'stars' | 'after'> {
  const stars = /^[1-5]$/.test(query.stars ?? '') ? Number(query.stars) : undefined;
  return {
    audience: audiences.find((audience) => audience === query.audience),
    stars,
    after: query.after || undefined,
  };
}
