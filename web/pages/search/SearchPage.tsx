import { graphql } from 'react-relay';
import { definePage, type PageProps } from '#web/kit/page.ts';
import type { SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';

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
          name
        }
      }
    }
  `,
  parameters: ['q', 'speciality', 'page'],
  variables: ({ query }) => ({ words: query.q, speciality: query.speciality, page: 1 }),
});

export default function SearchPage({ data }: PageProps<SearchPageQuery>) {
  return <p>{data.search?.total} found</p>;
}
