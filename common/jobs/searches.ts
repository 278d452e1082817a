import { z } from 'zod';
import { countryOf } from '../countries.ts';
import { line, oneOf } from '../inputs.ts';
import { jobTypes } from '../placements/kinds.ts';
import { specialityOf } from '../specialities.ts';
import { jobLimits } from './limits.ts';

/** The filters of the marketplace, in the order of its form. */
export const marketplaceFilterNames = ['words', 'speciality', 'jobType', 'country', 'searchType'] as const;
export type MarketplaceFilter = (typeof marketplaceFilterNames)[number];

/** How often new jobs that match a saved search are emailed. */
export const searchRhythms = ['daily', 'never'] as const;
export type SearchRhythm = (typeof searchRhythms)[number];

/** Each rhythm in words. */
export const searchRhythmWords: Readonly<Record<SearchRhythm, string>> = {
  daily: 'Daily, if there are new jobs',
  never: 'Never',
};

/** The filters of a saved search as the API takes them; those without a value are left out. */
export const savedFilterFields = {
  words: line('the words', { max: jobLimits.searchWords }).nullish(),
  speciality: z
    .string()
    .refine((id) => specialityOf(id) !== undefined, 'Choose a speciality from the list.')
    .nullish(),
  jobType: oneOf(jobTypes, 'Choose permanent, contract or fixed-term.').nullish(),
  country: z
    .string()
    .refine((code) => countryOf(code)?.code === code, 'Choose a country from the list.')
    .nullish(),
  searchType: oneOf(['open', 'psa'], 'Choose open or preferred suppliers.').nullish(),
} as const satisfies Record<MarketplaceFilter, z.ZodType>;

/** The filters of a saved search, as they are kept. */
export type SavedFilters = { readonly [Name in MarketplaceFilter]?: string };

/** Only the filters that have a value, by name. */
export const filtersGiven = (
  values: { readonly [Name in MarketplaceFilter]?: string | null | undefined },
): SavedFilters =>
  Object.fromEntries(marketplaceFilterNames.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

/** The name of a saved search, and how often it is emailed. */
export const savedSearchFields = {
  name: line('a name', { min: 1, max: jobLimits.searchName }),
  rhythm: oneOf(searchRhythms, 'Choose daily or never.'),
} as const;

/** The filters as the marketplace has them in its address. */
export const filtersInAddress = ({
  words,
  ...filters
}: SavedFilters): Readonly<Record<string, string | undefined>> => ({
  q: words,
  ...filters,
});
