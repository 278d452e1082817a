import { useEffect, useRef } from 'react';
import { asQuery, isNarrowed, type Search } from '#common/search/search.ts';
import { searchUrl } from '#common/urls.ts';
import { note } from '#web/kit/data-layer.ts';

/**
 * Tells analytics once about each new search (words, filters or order), and once about each page of results viewed.
 * Never includes the words, which may be a name.
 */
export function useSearchEvents(search: Search, total: number): void {
  const noted = useRef({ search: searchUrl(), view: '' });
  useEffect(() => {
    const now = { search: searchUrl(asQuery({ ...search, page: undefined })), view: searchUrl(asQuery(search)) };
    if (now.search !== noted.current.search && isSearch(search))
      note({ event: 'search-recruiters', ...described(search) });
    if (now.view !== noted.current.view) note({ event: 'view-search-results', total, page: search.page ?? 1 });
    noted.current = now;
  });
}

const isSearch = (search: Search) => Boolean(search.words || search.sort || isNarrowed(search));

const described = ({ words, speciality, roleType, type, claim, country, postcode, sort }: Search) => ({
  hasWords: words !== undefined,
  speciality: speciality.join(),
  roleType: roleType.join(),
  type: type ?? 'all',
  claim: claim ?? 'all',
  country: country ?? '',
  hasPostcode: postcode !== undefined,
  sort: sort ?? 'relevance',
});
