import { graphql } from 'react-relay';
import { enquiryStates } from '#common/joining/states.ts';
import { specialityOf } from '#common/specialities.ts';
import { panelUrl } from '#common/urls.ts';
import type { EnquiryList_query$data } from '#web/__generated__/EnquiryList_query.graphql.ts';
import type { EnquiryList_row$data } from '#web/__generated__/EnquiryList_row.graphql.ts';
import type { EnquiryListOpenQuery } from '#web/__generated__/EnquiryListOpenQuery.graphql.ts';
import type { EnquiryListQuery } from '#web/__generated__/EnquiryListQuery.graphql.ts';
import { ageColumn, countryColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { EnquiryActions } from './EnquiryActions.tsx';
import { EnquiryDetails } from './EnquiryDetails.tsx';
import { enquiryStateWords, enquiryWords } from './enquiry-words.ts';

type Row = Omit<EnquiryList_row$data, ' $fragmentType'>;

/** Profile enquiries, those waiting first; a row opens the details and the decision. */
export const enquiryList = defineList<EnquiryListQuery, EnquiryList_query$data, Row>({
  label: 'Enquiries',
  noun: 'enquiry',
  plural: 'enquiries',
  href: (query) => panelUrl('enquiries', query),
  filters: [
    search('Name, agency or email'),
    choice('state', 'State', [...choicesOf(enquiryWords, enquiryStates.slice(1)), { value: 'any', label: 'All' }], {
      all: enquiryWords.received.label,
      everything: 'any',
      read: (state = 'received') => (state === 'any' ? {} : { state }),
    }),
  ],
  sorts: byAge,
  columns: [
    textColumn('Name', ({ name }) => name),
    textColumn('Agency', ({ agencyName }) => agencyName, { wideOnly: true }),
    stateColumn(({ state }) => enquiryStateWords(state)),
    textColumn('Speciality', ({ speciality }) => specialityName(speciality), { wideOnly: true }),
    countryColumn(),
    ageColumn('Received', ({ createdAt }) => createdAt),
  ],
  onlyInFile: [
    { head: 'Email', text: ({ email }) => email },
    { head: 'Phone', text: ({ phone }) => phone },
    { head: 'LinkedIn', text: ({ linkedinUrl }) => linkedinUrl },
  ],
  empty: ({ query, isNarrowed, allHref }) => {
    if (isNarrowed)
      return <EmptyState action={<Button href={allHref}>Show waiting</Button>}>No enquiries match.</EmptyState>;
    if (query.state) return <EmptyState>No enquiries yet.</EmptyState>;
    const any = panelUrl('enquiries', { state: 'any' });
    return <EmptyState action={<Button href={any}>Show all</Button>}>No enquiries are waiting.</EmptyState>;
  },
  queue: {
    waits: ({ state }) => state === 'received',
    keys: [
      ['a', 'approve'],
      ['d', 'decline'],
    ],
  },
  open: (row) => ({
    title: row.name,
    children: <EnquiryDetails enquiry={row} />,
    actions: row.state === 'received' && <EnquiryActions key={row.id} enquiry={row} />,
  }),
  query: graphql`
    query EnquiryListQuery($filter: EnquiryFilter, $sort: EnquirySort, $first: Int = 25, $after: String) {
      ...EnquiryList_query
    }
  `,
  connection: ({ enquiries }) => enquiries,
  fragment: graphql`
    fragment EnquiryList_query on Query @refetchable(queryName: "EnquiryListNextQuery") {
      enquiries(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "EnquiryList_enquiries") {
        edges {
          node {
            ...EnquiryList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<EnquiryListOpenQuery, Row>(graphql`
    query EnquiryListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Enquiry @alias(as: "row") {
          ...EnquiryList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment EnquiryList_row on Enquiry {
    id
    name
    agencyName
    email
    phone
    linkedinUrl
    speciality
    country
    state
    createdAt
    ...EnquiryDetails_enquiry
    ...EnquiryActions_enquiry
  }
`;

const specialityName = (id: string | null | undefined) => (id ? (specialityOf(id)?.name ?? id) : '–');
