import { countries, countryOf, searchLocations } from '#common/countries.ts';
import { formatCount, formatNumber } from '#common/formats.ts';
import { isNarrowed, type Search, stateSearched } from '#common/search/search.ts';
import { specialityName } from './found-specialities.ts';
import { changedUrl, type SearchChange } from './search-address.ts';

/** The nouns for recruiters, agencies, or both. */
export const nounOf = ({ type }: Pick<Search, 'type'>): readonly [one: string, many: string] => {
  if (type === 'recruiter') return ['recruiter', 'recruiters'];
  if (type === 'agency') return ['agency', 'agencies'];
  return ['recruiter or agency', 'recruiters and agencies'];
};

/** A sentence that says how many results there are for what. */
export function describeFound(search: Search, { total, isBounded }: { total: number; isBounded: boolean }): string {
  const [one, many] = nounOf(search);
  const count = `${isBounded ? 'More than ' : ''}${total === 0 ? `No ${many.replace(' and ', ' or ')}` : formatCount(total, one, many)}`;
  const fields = search.speciality.map(specialityName);
  const place = placeName(search);
  return [
    count,
    search.words && `for “${search.words}”`,
    fields.length > 2
      ? `in ${formatNumber(fields.length)} specialities`
      : fields.length > 0 && `in ${fields.join(' or ')}`,
    place && `${fields.length > 0 ? '·' : 'in'} ${place}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The place in a search: a state, with the postcode if one was typed, or a country. */
export function placeName(search: Search): string | undefined {
  const state = stateSearched(search);
  if (!state) return countryOf(search.country)?.name;
  return state.postcode === search.postcode ? state.state : `${state.state} (${search.postcode})`;
}

/** An active filter: its label, and the search without it. */
export interface Chip {
  readonly label: string;
  readonly href: string;
}

/** The active filters, each of which can be removed. */
export function chipsOf(search: Search): readonly Chip[] {
  const chip = (label: string, without: SearchChange): Chip => ({ label, href: changedUrl(search, without) });
  const { type, claim, favourites, roleType, speciality } = search;
  const place = placeName(search);
  return [
    ...(type ? [chip(type === 'agency' ? 'Agencies' : 'Recruiters', { type: undefined })] : []),
    ...speciality.map((id) => chip(specialityName(id), { speciality: speciality.filter((other) => other !== id) })),
    ...(place ? [chip(place, stateSearched(search) ? { postcode: undefined } : { country: undefined })] : []),
    ...roleType.map((name) => chip(name, { roleType: roleType.filter((other) => other !== name) })),
    ...(claim ? [chip(claim === 'claimed' ? 'Claimed' : 'Unclaimed', { claim: undefined })] : []),
    ...(favourites
      ? [chip(favourites === 'only' ? 'Only favourites' : 'Favourites first', { favourites: undefined })]
      : []),
  ];
}

/** The same words without filters. */
export const withoutFilters = ({ words, sort }: Search): Search => ({
  words,
  sort,
  type: undefined,
  claim: undefined,
  country: undefined,
  postcode: undefined,
  roleType: [],
  speciality: [],
  favourites: undefined,
  page: undefined,
});

/** Alternatives for a search without results, best first. */
export function waysOn(search: Search): readonly { label: string; href: string }[] {
  const way = (label: string, change: SearchChange) => ({ label, href: changedUrl(search, change) });
  return [
    ...(isNarrowed(search) && search.words ? [way(`“${search.words}” without filters`, withoutFilters(search))] : []),
    ...(isNarrowed(search) && search.words ? [way('Same filters without keywords', { words: undefined })] : []),
    ...(search.postcode ? [way('All of Australia', { postcode: undefined })] : []),
    way('All recruiters and agencies', { ...withoutFilters(search), words: undefined }),
  ];
}

/** The places to choose from: countries, and the states of Australia. */
export const countriesToChoose = countries.map(({ code, name }) => ({ value: code, label: name }));
export const statesToChoose = searchLocations.AU.map(({ postcode, state }) => ({ value: postcode, label: state }));
