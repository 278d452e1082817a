import { searchUrl } from '#common/urls.ts';
import { webSite } from '#web/kit/linked-data.ts';
import type { PageAddress, PageHead } from '#web/kit/page.ts';

/**
 * What the document's head says of a search. Narrowed and sorted ones count as the search itself; what somebody typed,
 * and the further pages of a list, are not kept by search engines.
 */
export function searchHead({ query }: PageAddress): PageHead {
  return {
    description: 'Recruiters and agencies with reviews that are bound to real placements: score, interval and count.',
    canonical: searchUrl(),
    isHidden: Boolean(query.q?.trim() || query.page),
    structuredData: (at) => webSite(at),
  };
}
