import { graphql } from 'react-relay';
import { formatNumber } from '#common/formats.ts';
import { asQuery, type Search, searchLimits, searchPages } from '#common/search/search.ts';
import { searchUrl } from '#common/urls.ts';
import type { SearchPageQuery } from '#web/__generated__/SearchPageQuery.graphql.ts';
import { WithFavourites } from '#web/features/search/FavouriteButton.tsx';
import { FoundProfile } from '#web/features/search/FoundProfile.tsx';
import { useOwnFavourites } from '#web/features/search/own-favourites.ts';
import type { FoundPhone } from '#web/features/search/RevealPhone.tsx';
import { foundId, SearchFilters } from '#web/features/search/SearchFilters.tsx';
import { searchLists, searchOf, searchParameters, useSearch } from '#web/features/search/search-address.ts';
import { useSearchEvents } from '#web/features/search/search-events.ts';
import { chipsOf, describeFound, withoutFilters } from '#web/features/search/search-words.ts';
import { definePage, type PageAction, type PageProps } from '#web/kit/page.ts';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { revealPhone } from '../profiles/reveal-phone.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { SortField } from './SortField.tsx';
import { searchHead } from './search-head.ts';

/** Finds recruiters and agencies by words and filters; all state is in the address. */
export default function SearchPage({ data, address, answer }: PageProps<SearchPageQuery, FoundPhone>) {
  const search = searchOf(address);
  const { wanted, isBusy, change } = useSearch(search);
  const isReading = useOwnFavourites(query, variablesOf(search));
  const found = data.search;
  const results = found?.results ?? [];
  const chips = chipsOf(search);
  const total = found?.total ?? 0;
  const isBounded = found?.isBounded ?? false;
  useSearchEvents(search, total);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Find recruiters and agencies by their reviews</h1>
        <SearchForm search={wanted} onSearch={change} />
      </header>
      <aside className={styles.filters} aria-label="Filters">
        <SearchFilters
          search={wanted}
          facets={found?.facets}
          count={`${formatNumber(total)}${isBounded ? '+' : ''}`}
          isBusy={isBusy || isReading}
          onChange={change}
        />
      </aside>
      <section className={styles.results} aria-label="Results" aria-busy={isBusy || isReading}>
        <div className={styles.found}>
          <p role="status" id={foundId} tabIndex={-1}>
            {describeFound(search, { total, isBounded })}
          </p>
          <SortField search={wanted} onChange={change} />
        </div>
        {chips.length > 0 && <FilterBar chips={chips} clearHref={searchUrl(asQuery(withoutFilters(search)))} />}
        {found?.didYouMean && (
          <p className={styles.meant}>
            Did you mean{' '}
            <Link href={searchUrl(asQuery({ ...search, page: undefined, words: found.didYouMean }))}>
              {found.didYouMean}
            </Link>
            ?
          </p>
        )}
        {results.length > 0 ? (
          <WithFavourites ids={results.flatMap(({ recruiter, agency }) => recruiter?.id ?? agency?.id ?? [])}>
            <ol className={styles.list} aria-label="Recruiters and agencies" start={firstOf(search)}>
              {results.map((result) => (
                <FoundProfile
                  key={result.recruiter?.id ?? result.agency?.id}
                  result={result}
                  wanted={search.speciality}
                  answer={answer}
                />
              ))}
            </ol>
          </WithFavourites>
        ) : (
          <NothingFound search={search} total={total} />
        )}
        <Pages search={search} pages={found?.pages ?? 0} isLong={total > searchLimits.counted || isBounded} />
      </section>
    </div>
  );
}

const firstOf = ({ page = 1 }: Search) => (page - 1) * searchLimits.pageSize + 1;

/** The pages of results. If there are more than we list, the last page suggests narrowing the search. */
function Pages({ search, pages, isLong }: { search: Search; pages: number; isLong: boolean }) {
  const { page = 1 } = search;
  const linkTo = (number: number) => searchUrl(asQuery({ ...search, page: number }));
  return (
    <>
      {page === searchPages && isLong && (
        <p
          className={styles.meant}
        >{`Only the first ${searchLimits.counted} results are listed. Add keywords or filters to see others.`}</p>
      )}
      <Pagination
        previousHref={page > 1 ? linkTo(Math.min(page - 1, Math.max(pages, 1))) : null}
        nextHref={page < pages ? linkTo(page + 1) : null}
        label="Pages of results"
      />
    </>
  );
}

const query = graphql`
  query SearchPageQuery(
    $words: String
    $type: String
    $claim: String
    $country: String
    $postcode: String
    $roleTypes: [String!]
    $specialities: [String!]
    $favourites: String
    $sort: String
    $page: Int
  ) {
    search(
      words: $words
      type: $type
      claim: $claim
      country: $country
      postcode: $postcode
      roleTypes: $roleTypes
      specialities: $specialities
      favourites: $favourites
      sort: $sort
      page: $page
    ) {
      total
      isBounded
      pages
      didYouMean
      facets {
        name
        value
        count
        isBounded
      }
      results {
        recruiter {
          id
        }
        agency {
          id
        }
        ...FoundProfile_result
      }
    }
  }
`;

const variablesOf = ({ roleType, speciality, ...search }: Search) => ({
  ...search,
  roleTypes: roleType,
  specialities: speciality,
});

export const page = definePage<SearchPageQuery>({
  query,
  parameters: searchParameters,
  lists: searchLists,
  variables: (address) => variablesOf(searchOf(address)),
  head: (_, address) => searchHead(address),
});

/** Reveals the phone number of a result. */
export const action: PageAction<FoundPhone> = async (args) => {
  const result = await revealPhone(args);
  const profileId = String(args.form.get('profileId') ?? '');
  return 'answer' in result ? { ...result, answer: { ...(result.answer as object), profileId } as FoundPhone } : result;
};
