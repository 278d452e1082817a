import { countryOf, type SearchLocation, stateOf } from '../countries.ts';
import { trimUnseen } from '../invisible.ts';
import { type JobType, jobTypeLabels } from '../placements/kinds.ts';
import { specialities } from '../specialities.ts';
import type { SearchQuery } from '../urls.ts';

/** Results on a page, and the most that are counted and paged: nobody turns to page 30. */
export const searchLimits = { pageSize: 20, counted: 500, words: 200 } as const;

/** The number of pages. */
export const searchPages = searchLimits.counted / searchLimits.pageSize;

/** Kinds of work as the search names them, in its order, with the values profiles hold. */
export const searchRoleTypes: readonly { readonly name: string; readonly value: JobType }[] = (
  ['permanent', 'fixed-term', 'temp'] as const
).map((value) => ({ name: jobTypeLabels[value], value }));

/** The sort orders. */
export const searchSorts = ['relevance', 'score', 'reviews'] as const;

/** A complete search: what is missing or invalid is undefined or empty. */
export interface Search {
  readonly words: string | undefined;
  readonly type: 'recruiter' | 'agency' | undefined;
  readonly claim: 'claimed' | 'unclaimed' | undefined;
  readonly country: string | undefined;
  /** The postcode as typed; in Australia, one that belongs to a state. */
  readonly postcode: string | undefined;
  /** Names such as Contract. */
  readonly roleType: readonly string[];
  readonly speciality: readonly string[];
  readonly favourites: 'first' | 'only' | undefined;
  readonly sort: 'score' | 'reviews' | undefined;
  readonly page: number | undefined;
}

/** A search as an address or an API caller states it. */
export interface SearchSaid extends Readonly<Record<string, unknown>> {
  readonly words?: string | null | undefined;
  readonly roleType?: readonly string[] | null | undefined;
  readonly speciality?: readonly string[] | null | undefined;
}

/** Reads a search leniently: unknown values are ignored. An Australian postcode needs no country. */
export function readSearch(said: SearchSaid): Search {
  const country = countryOf(text(said['country']))?.code;
  const state = country === undefined || country === 'AU' ? stateOf(text(said['postcode'])) : undefined;
  return {
    words: text(said.words)?.normalize('NFC').replaceAll('\0', ' ').slice(0, searchLimits.words) || undefined,
    type: oneOf(['recruiter', 'agency'], said['type']),
    claim: oneOf(['claimed', 'unclaimed'], said['claim']),
    country: state ? 'AU' : country,
    postcode: state && text(said['postcode']),
    roleType: namesIn(searchRoleTypes, 'name', said.roleType),
    speciality: namesIn(specialities, 'id', said.speciality),
    favourites: oneOf(['first', 'only'], said['favourites']),
    sort: oneOf(['score', 'reviews'], said['sort']),
    page: pageOf(said['page']),
  };
}

/** The state a search is limited to. */
export const stateSearched = ({ postcode }: Search): SearchLocation | undefined => stateOf(postcode);

/** The same search in `searchUrl`'s form. */
export const asQuery = (search: Search): SearchQuery => search;

/** Whether anything filters it, ignoring words. */
export const isNarrowed = ({ words: _words, sort: _sort, page: _page, ...filters }: Search): boolean =>
  Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));

const text = (value: unknown): string | undefined => (typeof value === 'string' ? trimUnseen(value) : undefined);

const oneOf = <const T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

/** Unique and in their known order, so one search has one address. */
const namesIn = <K extends string>(known: readonly Readonly<Record<K, string>>[], by: K, said: unknown): string[] =>
  Array.isArray(said) ? known.map((one) => one[by]).filter((name) => said.includes(name)) : [];

function pageOf(value: unknown): number | undefined {
  const page = Number(value);
  if (!Number.isInteger(page) || page < 2) return undefined;
  return Math.min(page, searchPages + 1);
}
