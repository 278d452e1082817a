import { graphql } from 'react-relay';
import { panelUrl } from '#common/urls.ts';
import type { CompanyList_query$data } from '#web/__generated__/CompanyList_query.graphql.ts';
import type { CompanyList_row$data } from '#web/__generated__/CompanyList_row.graphql.ts';
import type { CompanyListOpenQuery } from '#web/__generated__/CompanyListOpenQuery.graphql.ts';
import type { CompanyListQuery } from '#web/__generated__/CompanyListQuery.graphql.ts';
import { ageColumn, countryColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { search } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { approvalSorts, emptyOf, isApprovedOf, stateFilter } from './approval-list.tsx';
import { approvalWords } from './approval-words.ts';
import { CompanyActions } from './CompanyActions.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';

type Row = Omit<CompanyList_row$data, ' $fragmentType'>;

/** Companies, those waiting for approval first; a row opens the details and the decision. */
export const companyList = defineList<CompanyListQuery, CompanyList_query$data, Row>({
  label: 'Companies',
  noun: 'company',
  plural: 'companies',
  href: (query) => panelUrl('companies', query),
  filters: [
    search('Name'),
    stateFilter((state) => {
      const isApproved = isApprovedOf(state);
      return isApproved === null ? {} : { isApproved };
    }),
  ],
  sorts: approvalSorts,
  columns: [
    textColumn('Name', ({ name }) => name),
    stateColumn(({ isApproved, declinedBecause }) => approvalWords(isApproved, declinedBecause)),
    countryColumn(),
    textColumn('Domain', ({ domain }) => domain, { wideOnly: true }),
    ageColumn('Added', ({ createdAt }) => createdAt),
  ],
  empty: emptyOf('companies', panelUrl('companies', { state: 'any' }), 'Show all companies'),
  queue: {
    waits: ({ isApproved, declinedBecause }) => !(isApproved || declinedBecause),
    keys: [
      ['a', 'approve'],
      ['d', 'decline'],
    ],
  },
  open: (row) => ({
    title: row.name,
    children: <CompanyDetails company={row} />,
    actions: <CompanyActions key={row.id} company={row} />,
  }),
  query: graphql`
    query CompanyListQuery($filter: CompanyFilter, $sort: CompanySort, $first: Int = 25, $after: String) {
      ...CompanyList_query
    }
  `,
  connection: ({ companies }) => companies,
  fragment: graphql`
    fragment CompanyList_query on Query @refetchable(queryName: "CompanyListNextQuery") {
      companies(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "CompanyList_companies") {
        edges {
          node {
            ...CompanyList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<CompanyListOpenQuery, Row>(graphql`
    query CompanyListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Company @alias(as: "row") {
          ...CompanyList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment CompanyList_row on Company {
    id
    name
    country
    isApproved
    declinedBecause
    createdAt
    domain
    isComplete
    ...CompanyDetails_company
    ...CompanyActions_company
  }
`;
