import { graphql } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { type JoinRequestState, joinRequestStateWords, type Side } from '#common/people/people.ts';
import { peopleUrl, recruiterUrl } from '#common/urls.ts';
import type { JoinRequestList_query$data } from '#web/__generated__/JoinRequestList_query.graphql.ts';
import type { JoinRequestList_row$data } from '#web/__generated__/JoinRequestList_row.graphql.ts';
import type { JoinRequestListOpenQuery } from '#web/__generated__/JoinRequestListOpenQuery.graphql.ts';
import type { JoinRequestListQuery } from '#web/__generated__/JoinRequestListQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { type DefinedList, defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { StateLine } from '#web/list/StateLine.tsx';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { JoinRequestActions, PickedRequests } from './JoinRequestActions.tsx';

/** Somebody's request to join. */
export type JoinRequestRow = Omit<JoinRequestList_row$data, ' $fragmentType'>;

const wordsOf = ({ state }: JoinRequestRow) => joinRequestStateWords[state as JoinRequestState];

/** The requests to join the user's agency or company. */
export const joinRequestList = (side: Side): DefinedList<JoinRequestListQuery> =>
  defineList<JoinRequestListQuery, JoinRequestList_query$data, JoinRequestRow>({
    label: 'Requests',
    noun: 'request',
    href: (query) => peopleUrl(side, 'request', query),
    filters: [search('Search people'), choice('state', 'State', choicesOf(joinRequestStateWords))],
    sorts: [
      { value: '', label: 'Waiting first' },
      { value: 'newest', label: 'Newest first' },
    ],
    columns: [
      {
        key: 'name',
        head: 'Name',
        cell: ({ name, email }) => <TwoLines first={name} second={email} />,
        text: ({ name }) => name,
      },
      textColumn(side === 'agency' ? 'Agency now' : 'Company now', ({ presentName }) => presentName, {
        wideOnly: true,
      }),
      stateColumn<JoinRequestRow>(wordsOf),
      ageColumn<JoinRequestRow>('Sent', ({ createdAt }) => createdAt),
    ],
    isStacked: true,
    onlyInFile: [
      { head: 'Email', text: ({ email }) => email },
      { head: 'Message', text: ({ message }) => message },
    ],
    empty: {
      nothing: `No one has asked to join yet. People find your ${side} under “Your account” and send a request.`,
      unlike: 'No requests match.',
      showAll: 'Show all',
    },
    open: (row) => ({
      title: row.name,
      children: (
        <>
          <StateLine of={wordsOf(row)} />
          <Facts
            facts={[
              ['Message', row.message],
              ['Email', row.email],
              [side === 'agency' ? 'Agency now' : 'Company now', row.presentName],
              ['Profile', row.recruiter && { href: recruiterUrl(row.recruiter.slug), text: 'View public profile' }],
              ['Sent', formatAge(row.createdAt, new Date())],
              ['Answered by', row.decidedBy],
              ['Reason', row.declinedBecause],
            ]}
          />
        </>
      ),
      actions: row.state === 'open' && <JoinRequestActions key={row.id} row={row} side={side} />,
    }),
    bulk: {
      name: ({ name }) => name,
      mayPick: ({ state }) => state === 'open',
      isOffered: (rows) => rows.length > 0,
      Actions: PickedRequests,
    },
    query: graphql`
      query JoinRequestListQuery($filter: JoinRequestFilter, $sort: JoinRequestSort, $first: Int = 25, $after: String) {
        ...PeoplePage_query
        ...JoinRequestList_query
      }
    `,
    connection: ({ joinRequests }) => joinRequests,
    fragment: graphql`
      fragment JoinRequestList_query on Query @refetchable(queryName: "JoinRequestListNextQuery") {
        joinRequests(first: $first, after: $after, filter: $filter, sort: $sort)
          @connection(key: "JoinRequestList_joinRequests") {
          __id
          edges {
            node {
              ...JoinRequestList_row @relay(mask: false)
            }
          }
        }
      }
    `,
    elsewhere: rowElsewhere<JoinRequestListOpenQuery, JoinRequestRow>(graphql`
      query JoinRequestListOpenQuery($id: ID!) {
        node(id: $id) {
          ... on JoinRequest @alias(as: "row") {
            ...JoinRequestList_row @relay(mask: false)
          }
        }
      }
    `),
  });

graphql`
  fragment JoinRequestList_row on JoinRequest {
    id
    name
    email
    message
    state
    presentName
    createdAt
    decidedBy
    declinedBecause
    recruiter {
      slug
    }
  }
`;
