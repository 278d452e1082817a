import { countries, searchLocations } from '../countries.ts';
import { hiringLimits } from '../limits.ts';

/** The tabs of the recruiter list; the first is the default. */
export const recruiterListTabs = ['recent', 'favourite', 'psa'] as const;
export type RecruiterListTab = (typeof recruiterListTabs)[number];

/** The tabs in words. */
export const recruiterListTabWords: Readonly<Record<RecruiterListTab, string>> = {
  recent: 'Recently viewed',
  favourite: 'Favourites',
  psa: 'Preferred suppliers',
};

/** Places to filter by: countries, and Australian states below theirs. */
export const listedPlaces: readonly { readonly value: string; readonly label: string }[] = countries.flatMap(
  ({ code, name }) => [
    { value: code, label: name },
    ...(code === 'AU' ? searchLocations.AU : []).map(({ postcode, state }) => ({
      value: `${code}-${postcode}`,
      label: `${name}: ${state}`,
    })),
  ],
);

/** The global ids of profiles to compare, from an address: each once, at most four. Anything else is left out. */
export function comparedIn(said: string | null | undefined): string[] {
  const ids = (said ?? '').split(',').filter((id) => /^(Recruiter|Agency):[0-9a-f-]{36}$/.test(id));
  return [...new Set(ids)].slice(0, hiringLimits.compared.max);
}
