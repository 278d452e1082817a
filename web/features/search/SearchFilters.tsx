import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { formatNumber } from '#common/formats.ts';
import { type Search, searchRoleTypes, stateSearched } from '#common/search/search.ts';
import { specialitiesToShow } from '#common/specialities.ts';
import { Allowed } from '#web/kit/permissions/Allowed.tsx';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { searchFormId } from './FilterOption.tsx';
import styles from './SearchFilters.module.css';
import type { SearchChange } from './search-address.ts';
import { chipsOf, countriesToChoose, statesToChoose } from './search-words.ts';

/** The number of results with each value of the filters; undefined if nothing was counted. */
type Facets =
  | readonly {
      readonly name: string;
      readonly value: string;
      readonly count: number;
      readonly isBounded: boolean;
    }[]
  | undefined;

type SearchFiltersProps = {
  search: Search;
  facets: Facets;
  /** The number of results, such as '12' or '500+'. */
  count: string;
  /** Whether the results of this search are still loading. */
  isBusy: boolean;
  onChange: (change: SearchChange) => void;
};

/**
 * The filters of a search, with the number of results for each. Each change is a new address; without JavaScript there
 * is a button. On a narrow screen they open, and close with the button or Escape.
 */
export function SearchFilters({ search, facets, count, isBusy, onChange }: SearchFiltersProps) {
  // Without JavaScript, nobody knows the number of results before the page loads again.
  const isCounting = useHydrated();
  const panel = useRef<HTMLDetailsElement>(null);
  const chooseOne = ({ target }: ChangeEvent<HTMLInputElement>) => onChange(changeOf(target));
  const chooseSome = ({ target }: ChangeEvent<HTMLInputElement>) => onChange(toggled(search, target));
  const counts = countsOf(facets);
  return (
    <details ref={panel} className={styles.panel} onKeyDown={closeOnEscape}>
      <summary className={styles.summary}>{summaryOf(chipsOf(search).length)}</summary>
      <div className={styles.groups}>
        <FilterGroup
          legend="Show"
          name="type"
          any="Recruiters and agencies"
          options={kinds}
          selected={given(search.type)}
          countOf={counts('kind')}
          onChange={chooseOne}
        />
        <Allowed requirement="recruiter_favourite">
          <FilterGroup
            legend="Your favourites"
            name="favourites"
            any="No preference"
            options={favourites}
            selected={given(search.favourites)}
            countOf={notCounted}
            onChange={chooseOne}
          />
        </Allowed>
        <FilterGroup
          legend="Speciality"
          name="speciality"
          options={specialities}
          selected={search.speciality}
          countOf={counts('speciality')}
          atFirst={8}
          onChange={chooseSome}
        />
        <FilterGroup
          legend="Country"
          name="country"
          any="Anywhere"
          options={countriesToChoose}
          selected={given(search.country)}
          countOf={counts('place')}
          onChange={chooseOne}
        />
        {(!search.country || search.country === 'AU') && (
          <FilterGroup
            legend="Australian state"
            name="postcode"
            any="Any"
            options={statesToChoose}
            selected={given(stateSearched(search)?.postcode)}
            countOf={counts('place', 'AU-')}
            onChange={chooseOne}
          />
        )}
        <FilterGroup
          legend="Role type"
          name="roleType"
          options={roleTypes}
          selected={search.roleType}
          countOf={(name) => counts('role')(searchRoleTypes.find((type) => type.name === name)?.value ?? name)}
          onChange={chooseSome}
        />
        <FilterGroup
          legend="Claimed by owner"
          name="claim"
          any="Either"
          options={claims}
          selected={given(search.claim)}
          countOf={counts('claim')}
          onChange={chooseOne}
        />
        <div className={styles.foot} aria-busy={isBusy || undefined}>
          <Button type="submit" form={searchFormId} variant="primary" wide onClick={() => showFound(panel.current)}>
            {isCounting ? `Show ${count} ${count === '1' ? 'result' : 'results'}` : 'Show results'}
          </Button>
        </div>
      </div>
    </details>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const kinds = optionsOf({ recruiter: 'Recruiters', agency: 'Agencies' });
const favourites = optionsOf({ first: 'Show first', only: 'Only favourites' });
const claims = optionsOf({ claimed: 'Claimed', unclaimed: 'Unclaimed' });
const specialities = specialitiesToShow.map(({ id, name }) => ({ value: id, label: name }));
const roleTypes = searchRoleTypes.map(({ name }) => ({ value: name, label: name }));
const given = (value: string | undefined) => (value ? [value] : []);
const notCounted = () => undefined;

/** The ID of the sentence that says what was found. */
export const foundId = 'found';

/** Where the filters are always open, goes to what was found; elsewhere closes them. */
function showFound(panel: HTMLDetailsElement | null) {
  if (!close(panel)) document.getElementById(foundId)?.focus();
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key === 'Escape') close(event.currentTarget);
}

/** Closes the filters and returns focus to what opens them. Returns whether they were open in that way. */
function close(panel: HTMLDetailsElement | null): boolean {
  const summary = panel?.querySelector('summary');
  if (!panel?.open || !summary?.checkVisibility()) return false;
  panel.open = false;
  summary.focus();
  return true;
}

const summaryOf = (atWork: number) => (atWork > 0 ? `Filters (${atWork} active)` : 'Filters');

/** A radio choice as a change of the address. States belong to Australia, so another country clears the state. */
function changeOf({ name, value }: HTMLInputElement): SearchChange {
  const said = value || undefined;
  if (name === 'country') return { country: said, postcode: undefined };
  if (name === 'postcode') return said ? { country: 'AU', postcode: said } : { postcode: undefined };
  return { [name]: said };
}

/** A checkbox as a change of the address. */
function toggled(search: Search, { name, value }: HTMLInputElement): SearchChange {
  const values = search[name as 'roleType' | 'speciality'];
  return { [name]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value] };
}

/** The number of results for a value of a filter, such as '12' or '500+'; undefined if it was not counted. */
function countsOf(facets: Facets) {
  return (name: string, prefix = '') => {
    const ofFilter = facets?.filter((facet) => facet.name === name) ?? [];
    const isBounded = ofFilter.some((one) => one.isBounded);
    return (value: string): string | undefined => {
      const facet = ofFilter.find((one) => one.value === prefix + value);
      if (!facets) return undefined;
      if (!facet) return isBounded ? undefined : '0';
      return `${formatNumber(facet.count)}${isBounded ? '+' : ''}`;
    };
  };
}
