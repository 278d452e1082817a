import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { asQuery, readSearch, type Search } from '#common/search/search.ts';
import { searchUrl } from '#common/urls.ts';

/** What one narrows a search by, as its address names it. */
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

/** The search that an address asks for, of which each list comes in one text. */
export function searchOf({ query }: { query: Readonly<Record<string, string | undefined>> }): Search {
  const { q, roleType, speciality, ...said } = query;
  return readSearch({ ...said, words: q, roleType: roleType?.split(','), speciality: speciality?.split(',') });
}

/** The search that a form, or the query of an address, asks for. */
export const searchIn = (said: FormData | URLSearchParams): Search =>
  readSearch({
    ...Object.fromEntries([...said.keys()].map((name) => [name, said.get(name)])),
    words: said.get('q')?.toString(),
    roleType: said.getAll('roleType').map(String),
    speciality: said.getAll('speciality').map(String),
  });

/** A search with something changed starts at its first page; however it came about, it has one address. */
export type SearchChange = Partial<Search>;
export const changedUrl = (search: Search, change: SearchChange): string => searchUrl(asQuery(changed(search, change)));
const changed = (search: Search, change: SearchChange): Search => readSearch({ ...search, page: undefined, ...change });

/** The search that is wanted, which runs ahead of what is shown while that is read, and the way to another one. */
export function useSearch(shown: Search): { wanted: Search; isBusy: boolean; change: (change: SearchChange) => void } {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const isBusy = next !== undefined && next.pathname === pathname;
  const from = searchUrl(asQuery(shown));
  // The router says where it goes a moment later; until then a box would spring back.
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
