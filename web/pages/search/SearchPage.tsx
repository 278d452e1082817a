import { graphql } from 'react-relay';
import { searchUrl } from '#common/urls.ts';
import type { SearchPageQuery } from '#web/__generated__/SearchPageQuery.graphql.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { FoundRecruiter } from './FoundRecruiter.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { describeFound, searchOf } from './search.ts';

/** Finds recruiters by words and field of work; all of it is in the address. */
export default function SearchPage({ data, address }: PageProps<SearchPageQuery>) {
  const asked = searchOf(address);
  const recruiters = data.search?.recruiters ?? [];
  const { page = 1, pages = 0, total = 0, isBounded } = data.search ?? {};
  const linkTo = (number: number) => searchUrl({ ...asked, page: number > 1 ? number : undefined });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Find recruiters by their reviews</h1>
        <SearchForm asked={asked} />
      </header>
      <p className={styles.found} role="status">
        {describeFound({ asked, total: total ?? 0, isBounded: isBounded ?? false })}
      </p>
      {recruiters.length > 0 ? (
        <ol className={styles.results} aria-label="Recruiters">
          {recruiters.map((recruiter) => (
            <FoundRecruiter key={recruiter.id} recruiter={recruiter} />
          ))}
        </ol>
      ) : (
        <EmptyState action={<Button href={searchUrl()}>Show all recruiters</Button>}>
          No recruiter fits this search. Try fewer words, or another field of work.
        </EmptyState>
      )}
      <Pagination
        previousHref={page && page > 1 ? linkTo(page - 1) : null}
        nextHref={page && pages && page < pages ? linkTo(page + 1) : null}
        label="Pages of results"
      />
    </div>
  );
}

export const page = definePage<SearchPageQuery>({
  query: graphql`
    query SearchPageQuery($words: String, $speciality: String, $page: Int) {
      search(words: $words, speciality: $speciality, page: $page) {
        total
        isBounded
        page
        pages
        recruiters {
          id
          ...FoundRecruiter_recruiter
        }
      }
    }
  `,
  parameters: ['q', 'speciality', 'page'],
  variables: (address) => {
    const { words, speciality, page } = searchOf(address);
    return { words, speciality, page };
  },
  head: () => ({
    description: 'Recruiters and agencies with reviews that are bound to real placements: score, interval and count.',
  }),
});
