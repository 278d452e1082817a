import { searchUrl } from '#common/urls.ts';
import { webSite } from '#web/kit/linked-data.ts';
import type { PageAddress, PageHead } from '#web/kit/page.ts';

/**
 * The head of a search. Filtered and sorted searches have the plain search as canonical; typed words and later pages
 * are hidden from search engines.
 */
export function searchHead({ query }: PageAddress): PageHead {
  return {
    description: 'Compare recruiters and agencies by reviews tied to real placements.',
    canonical: searchUrl(),
    isHidden: Boolean(query.q?.trim() || query.page),
    structuredData: (at) => webSite(at),
  };
}
