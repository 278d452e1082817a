import { graphql } from 'react-relay';
import type { Plan } from '#common/limits.ts';
import { planNames } from '#common/plans.ts';
import { panelUrl } from '#common/urls.ts';
import type { AgencyList_query$data } from '#web/__generated__/AgencyList_query.graphql.ts';
import type { AgencyList_row$data } from '#web/__generated__/AgencyList_row.graphql.ts';
import type { AgencyListOpenQuery } from '#web/__generated__/AgencyListOpenQuery.graphql.ts';
import type { AgencyListQuery } from '#web/__generated__/AgencyListQuery.graphql.ts';
import { ageColumn, countryColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { search } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { AgencyActions } from './AgencyActions.tsx';
import { AgencyDetails } from './AgencyDetails.tsx';
import { approvalSorts, emptyOf, isApprovedOf, stateFilter } from './approval-list.tsx';
import { approvalWords } from './approval-words.ts';

type Row = Omit<AgencyList_row$data, ' $fragmentType'>;

/** Agencies, those waiting for approval first; a row opens the details and the decision. */
export const agencyList = defineList<AgencyListQuery, AgencyList_query$data, Row>({
  label: 'Agencies',
  noun: 'agency',
  plural: 'agencies',
  href: (query) => panelUrl('agencies', query),
  filters: [
    search('Name'),
    stateFilter((state) => {
      const isApproved = isApprovedOf(state);
      if (isApproved === null) return {};
      // A requested new name waits for a decision just like an approval.
      return isApproved ? { isApproved } : { isToDecide: true };
    }),
  ],
  sorts: approvalSorts,
  columns: [
    textColumn('Name', ({ name }) => name),
    stateColumn(({ isApproved, declinedBecause, nameWishedAt }) =>
      approvalWords(isApproved, declinedBecause, nameWishedAt),
    ),
    countryColumn(),
    textColumn('Recruiters', ({ recruiterCount }) => recruiterCount, { numeric: true, wideOnly: true }),
    ageColumn('Added', ({ createdAt }) => createdAt),
  ],
  onlyInFile: [
    { head: 'Contact', text: ({ contactEmail }) => contactEmail },
    { head: 'Plan', text: ({ plan }) => plan && planNames[plan as Plan] },
  ],
  empty: emptyOf('agencies', panelUrl('agencies', { state: 'any' }), 'Show all agencies'),
  queue: {
    waits: ({ isApproved, declinedBecause, nameWishedAt }) => Boolean(nameWishedAt) || !(isApproved || declinedBecause),
    keys: [
      ['a', 'approve'],
      ['d', 'decline'],
    ],
  },
  open: (row) => ({
    title: row.name,
    children: <AgencyDetails agency={row} />,
    actions: <AgencyActions key={row.id} agency={row} />,
  }),
  query: graphql`
    query AgencyListQuery($filter: AgencyFilter, $sort: AgencySort, $first: Int = 25, $after: String) {
      ...AgencyList_query
    }
  `,
  connection: ({ agencies }) => agencies,
  fragment: graphql`
    fragment AgencyList_query on Query @refetchable(queryName: "AgencyListNextQuery") {
      agencies(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "AgencyList_agencies") {
        edges {
          node {
            ...AgencyList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<AgencyListOpenQuery, Row>(graphql`
    query AgencyListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Agency @alias(as: "row") {
          ...AgencyList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment AgencyList_row on Agency {
    id
    name
    country
    isApproved
    declinedBecause
    nameWishedAt
    createdAt
    contactEmail
    recruiterCount
    plan
    ...AgencyDetails_agency
    ...AgencyActions_agency
  }
`;
