import { graphql } from 'react-relay';
import { panelUrl } from '#common/urls.ts';
import type { ClaimList_query$data } from '#web/__generated__/ClaimList_query.graphql.ts';
import type { ClaimList_row$data } from '#web/__generated__/ClaimList_row.graphql.ts';
import type { ClaimListOpenQuery } from '#web/__generated__/ClaimListOpenQuery.graphql.ts';
import type { ClaimListQuery } from '#web/__generated__/ClaimListQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { ClaimActions } from './ClaimActions.tsx';
import { ClaimDetails } from './ClaimDetails.tsx';
import { claimStateWords, claimWords } from './claim-words.ts';

type Row = Omit<ClaimList_row$data, ' $fragmentType'>;

/** Claims of profiles; a row opens the claim, its evidence and the decision. */
export const claimList = defineList<ClaimListQuery, ClaimList_query$data, Row>({
  label: 'Claims',
  noun: 'claim',
  href: (query) => panelUrl('claims', query),
  filters: [
    search('Name or email'),
    choice(
      'state',
      'State',
      choicesOf(claimWords, ['email_verified', 'disputed', 'requested', 'approved', 'declined']),
    ),
    choice('wish', 'Request', [
      { value: 'claim', label: 'Take over the profile' },
      { value: 'objection', label: 'Remove the profile' },
    ]),
  ],
  sorts: byAge,
  columns: [
    textColumn('Claimed by', ({ name }) => name),
    textColumn('Profile', ({ recruiter, agency }) => recruiter?.name ?? agency?.name, { wideOnly: true }),
    stateColumn(({ wish, state }) => {
      const { label, tone } = claimStateWords(state);
      return { label: wish === 'objection' ? `Objection: ${label}` : label, tone };
    }),
    textColumn('Agency', ({ recruiter, agency }) => (recruiter?.agency ?? agency)?.name, { wideOnly: true }),
    ageColumn('Claimed', ({ createdAt }) => createdAt),
  ],
  onlyInFile: [{ head: 'Email', text: ({ email }) => email }],
  empty: {
    nothing: 'No one has claimed a profile yet.',
    unlike: 'No claims match.',
    showAll: 'Show all claims',
  },
  queue: {
    waits: isOpen,
    keys: [
      ['a', 'approve'],
      ['d', 'decline'],
    ],
  },
  open: (row) => ({
    title: row.name,
    children: <ClaimDetails claim={row} />,
    actions: isOpen(row) && <ClaimActions key={row.id} claim={row} />,
  }),
  query: graphql`
    query ClaimListQuery($filter: ClaimFilter, $sort: ClaimSort, $first: Int = 25, $after: String) {
      ...ClaimList_query
    }
  `,
  connection: ({ claims }) => claims,
  fragment: graphql`
    fragment ClaimList_query on Query @refetchable(queryName: "ClaimListNextQuery") {
      claims(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "ClaimList_claims") {
        edges {
          node {
            ...ClaimList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<ClaimListOpenQuery, Row>(graphql`
    query ClaimListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Claim @alias(as: "row") {
          ...ClaimList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment ClaimList_row on Claim {
    id
    name
    email
    wish
    state
    createdAt
    recruiter {
      name
      agency {
        name
      }
    }
    agency {
      name
    }
    ...ClaimDetails_claim
    ...ClaimActions_claim
  }
`;

function isOpen({ state }: Row): boolean {
  return state !== 'approved' && state !== 'declined';
}
