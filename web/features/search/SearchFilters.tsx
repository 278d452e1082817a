import type { ChangeEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatNumber } from '#common/formats.ts';
import { type Search, searchRoleTypes, stateSearched } from '#common/search/search.ts';
import { specialitiesToShow } from '#common/specialities.ts';
import type { SearchFilters_found$key } from '#web/__generated__/SearchFilters_found.graphql.ts';
import { Allowed } from '#web/kit/permissions/Allowed.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterOption, searchFormId } from './FilterOption.tsx';
import styles from './SearchFilters.module.css';
import type { SearchChange } from './search-address.ts';
import { chipsOf, countriesToChoose, statesToChoose } from './search-words.ts';

type SearchFiltersProps = {
  search: Search;
  found: SearchFilters_found$key | null | undefined;
  onChange: (change: SearchChange) => void;
};

/**
 * The filters of a search, with the number of results for each. Each change is a new address; without JavaScript there
 * is a button.
 */
export function SearchFilters({ search, found, onChange }: SearchFiltersProps) {
  const countOf = useCounts(found);
  const state = stateSearched(search)?.postcode ?? '';
  const { speciality, roleType } = search;
  const pick = (event: ChangeEvent<HTMLInputElement>) => onChange(changeOf(event.target));
  const toggled = (names: readonly string[], name: string) =>
    names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>{summaryOf(chipsOf(search).length)}</summary>
      <div className={styles.groups}>
        <FilterGroup legend="Show">
          <FilterOption name="type" value="" label="Recruiters and agencies" checked={!search.type} onChange={pick} />
          <FilterOption
            name="type"
            value="recruiter"
            label="Recruiters"
            count={countOf('kind', 'recruiter')}
            checked={search.type === 'recruiter'}
            onChange={pick}
          />
          <FilterOption
            name="type"
            value="agency"
            label="Agencies"
            count={countOf('kind', 'agency')}
            checked={search.type === 'agency'}
            onChange={pick}
          />
        </FilterGroup>
        <Allowed requirement="recruiter_favourite">
          <FilterGroup legend="Your favourites">
            <FilterOption
              name="favourites"
              value=""
              label="No preference"
              checked={!search.favourites}
              onChange={pick}
            />
            <FilterOption
              name="favourites"
              value="first"
              label="Show first"
              checked={search.favourites === 'first'}
              onChange={pick}
            />
            <FilterOption
              name="favourites"
              value="only"
              label="Only favourites"
              checked={search.favourites === 'only'}
              onChange={pick}
            />
          </FilterGroup>
        </Allowed>
        <FilterGroup legend="Speciality" isLong>
          {specialitiesToShow.map(({ id, name }) => (
            <FilterOption
              key={id}
              type="checkbox"
              name="speciality"
              value={id}
              label={name}
              count={countOf('speciality', id)}
              checked={speciality.includes(id)}
              onChange={() => onChange({ speciality: toggled(speciality, id) })}
            />
          ))}
        </FilterGroup>
        <FilterGroup legend="Country">
          <FilterOption name="country" value="" label="Anywhere" checked={!search.country} onChange={pick} />
          {countriesToChoose.map(({ value, label }) => (
            <FilterOption
              key={value}
              name="country"
              value={value}
              label={label}
              count={countOf('place', value)}
              checked={search.country === value}
              onChange={pick}
            />
          ))}
        </FilterGroup>
        {(!search.country || search.country === 'AU') && (
          <FilterGroup legend="Australian state">
            <FilterOption name="postcode" value="" label="Any" checked={!state} onChange={pick} />
            {statesToChoose.map(({ value, label }) => (
              <FilterOption
                key={value}
                name="postcode"
                value={value}
                label={label}
                count={countOf('place', `AU-${value}`)}
                checked={state === value}
                onChange={pick}
              />
            ))}
          </FilterGroup>
        )}
        <FilterGroup legend="Role type">
          {searchRoleTypes.map(({ name, value }) => (
            <FilterOption
              key={name}
              type="checkbox"
              name="roleType"
              value={name}
              label={name}
              count={countOf('role', value)}
              checked={roleType.includes(name)}
              onChange={() => onChange({ roleType: toggled(roleType, name) })}
            />
          ))}
        </FilterGroup>
        <FilterGroup legend="Claimed by owner">
          <FilterOption name="claim" value="" label="Either" checked={!search.claim} onChange={pick} />
          <FilterOption
            name="claim"
            value="claimed"
            label="Claimed"
            count={countOf('claim', 'claimed')}
            checked={search.claim === 'claimed'}
            onChange={pick}
          />
          <FilterOption
            name="claim"
            value="unclaimed"
            label="Not claimed yet"
            count={countOf('claim', 'unclaimed')}
            checked={search.claim === 'unclaimed'}
            onChange={pick}
          />
        </FilterGroup>
        <Button type="submit" form={searchFormId} wide onClick={goToFound}>
          Show results
        </Button>
      </div>
    </details>
  );
}

/** The ID of the sentence that says what was found. */
export const foundId = 'found';
const goToFound = () => document.getElementById(foundId)?.focus();

const summaryOf = (atWork: number) => (atWork > 0 ? `Filters (${atWork} active)` : 'Filters');

/** A radio choice as a change of the address. States belong to Australia, so another country clears the state. */
function changeOf({ name, value }: HTMLInputElement): SearchChange {
  const said = value || undefined;
  if (name === 'country') return { country: said, postcode: undefined };
  if (name === 'postcode') return said ? { country: 'AU', postcode: said } : { postcode: undefined };
  return { [name]: said };
}

/** The number of results for a value, such as '12' or '500+'; undefined if it was not counted. */
function useCounts(found: SearchFilters_found$key | null | undefined) {
  const data = useFragment(
    graphql`
      fragment SearchFilters_found on SearchResults {
        facets {
          name
          value
          count
          isBounded
        }
      }
    `,
    found,
  );
  return (name: string, value: string): string | undefined => {
    if (!data) return undefined;
    const ofFilter = data.facets.filter((facet) => facet.name === name);
    const facet = ofFilter.find((one) => one.value === value);
    const isBounded = ofFilter.some((one) => one.isBounded);
    if (!facet) return isBounded ? undefined : '0';
    return `${formatNumber(facet.count)}${isBounded ? '+' : ''}`;
  };
}
