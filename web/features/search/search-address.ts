import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { asQuery, readSearch, type Search } from '#common/search/search.ts';
import { searchUrl } from '#common/urls.ts';

/** The query parameters that narrow a search. */
export const searchLists: readonly string[] = ['roleType', 'speciality'];
export const searchParameters: readonly string[] = [
  'q',
  'type',
  'claim',
  'country',
  'postcode',
  ...searchLists,
  'favourites',
  'sort',
  'page',
];

/** The search in an address, where lists are joined with commas. */
export function searchOf({ query }: { query: Readonly<Record<string, string | undefined>> }): Search {
  const { q, roleType, speciality, ...said } = query;
  return readSearch({ ...said, words: q, roleType: roleType?.split(','), speciality: speciality?.split(',') });
}

/** The search in a form or a query string. */
export const searchIn = (said: FormData | URLSearchParams): Search =>
  readSearch({
    ...Object.fromEntries([...said.keys()].map((name) => [name, said.get(name)])),
    words: said.get('q')?.toString(),
    roleType: said.getAll('roleType').map(String),
    speciality: said.getAll('speciality').map(String),
  });

/** A changed search starts at its first page. Each search has exactly one address. */
export type SearchChange = Partial<Search>;
export const changedUrl = (search: Search, change: SearchChange): string => searchUrl(asQuery(changed(search, change)));
const changed = (search: Search, change: SearchChange): Search => readSearch({ ...search, page: undefined, ...change });

/** The latest requested search, which may be ahead of the shown one while it loads, and a way to change it. */
export function useSearch(shown: Search): { wanted: Search; isBusy: boolean; change: (change: SearchChange) => void } {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const isBusy = next !== undefined && next.pathname === pathname;
  const from = searchUrl(asQuery(shown));
  // The router reports the new location a moment later; until then a checkbox would spring back.
  const [chosen, setChosen] = useState<{ from: string; search: Search } | null>(null);
  useEffect(() => {
    if (!isBusy) setChosen(null);
  }, [isBusy]);
  const ahead = chosen?.from === from ? chosen.search : shown;
  const wanted = isBusy ? searchIn(new URLSearchParams(next.search)) : ahead;
  const change = (change: SearchChange) => {
    setChosen({ from, search: changed(wanted, change) });
    void navigate(changedUrl(wanted, change));
  };
  return { wanted, isBusy, change };
}
