import { graphql } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { type PersonState, personStateWords, type Side } from '#common/people/people.ts';
import { peopleUrl, recruiterUrl } from '#common/urls.ts';
import type { PeopleList_query$data } from '#web/__generated__/PeopleList_query.graphql.ts';
import type { PeopleList_row$data } from '#web/__generated__/PeopleList_row.graphql.ts';
import type { PeopleListOpenQuery } from '#web/__generated__/PeopleListOpenQuery.graphql.ts';
import type { PeopleListQuery } from '#web/__generated__/PeopleListQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { type DefinedList, defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { StateLine } from '#web/list/StateLine.tsx';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { PersonActions } from './PersonActions.tsx';

/** Somebody of the user's agency or company. */
export type PersonRow = Omit<PeopleList_row$data, ' $fragmentType'>;

/** What the page tells its list. */
export interface PeopleGiven {
  /** The user may change roles and deactivate people. */
  readonly mayManage: boolean;
}

const stateWordsOf = ({ state }: PersonRow) => personStateWords[state as PersonState];
const roleOf = (row: PersonRow, side: Side) =>
  row.isAdmin ? 'Admin' : side === 'agency' ? 'Recruiter' : 'Hiring user';

/** The people of the user's agency or company. */
export const peopleList = (side: Side): DefinedList<PeopleListQuery, PeopleGiven> =>
  defineList<PeopleListQuery, PeopleList_query$data, PersonRow, PeopleGiven>({
    label: 'People',
    noun: 'person',
    plural: 'people',
    href: (query) => peopleUrl(side, 'active', query),
    filters: [
      search('Search people'),
      choice('state', 'State', choicesOf(personStateWords)),
      choice('role', 'Role', [
        { value: 'admin', label: 'Admins' },
        { value: 'member', label: side === 'agency' ? 'Recruiters' : 'Hiring users' },
      ]),
    ],
    sorts: [
      { value: '', label: 'By name' },
      { value: 'newest', label: 'Newest first' },
    ],
    columns: [
      {
        key: 'name',
        head: 'Name',
        cell: (row) => <TwoLines first={row.isViewer ? `${row.name} (you)` : row.name} second={row.email} />,
        text: ({ name }) => name,
      },
      textColumn('Role', (row) => roleOf(row, side)),
      stateColumn<PersonRow>(stateWordsOf),
      ageColumn<PersonRow>('Last signed in', ({ lastSignedInAt }) => lastSignedInAt, { none: 'Never' }),
    ],
    isStacked: true,
    onlyInFile: [{ head: 'Email', text: ({ email }) => email }],
    empty: { nothing: 'No people yet.', unlike: 'No people match.', showAll: 'Show everyone' },
    open: (row, { given }) => ({
      title: row.name,
      children: (
        <>
          <StateLine of={stateWordsOf(row)} />
          <Facts
            facts={[
              ['Email', row.email],
              ['Role', roleOf(row, side)],
              ['Profile', row.recruiter && { href: recruiterUrl(row.recruiter.slug), text: 'View public profile' }],
              ['Last signed in', row.lastSignedInAt ? formatAge(row.lastSignedInAt, new Date()) : 'Never'],
              ['Review invitations to send', row.unsentInvitations || null],
            ]}
          />
          {row.isClosedByStaff && <p>Plaudit deactivated this account. Write to us to bring it back.</p>}
        </>
      ),
      actions: given.mayManage && <PersonActions key={row.id} row={row} />,
    }),
    query: graphql`
      query PeopleListQuery($filter: PersonFilter, $sort: PersonSort, $first: Int = 25, $after: String) {
        ...PeoplePage_query
        ...PeopleList_query
      }
    `,
    connection: ({ people }) => people,
    fragment: graphql`
      fragment PeopleList_query on Query @refetchable(queryName: "PeopleListNextQuery") {
        people(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "PeopleList_people") {
          __id
          edges {
            node {
              ...PeopleList_row @relay(mask: false)
            }
          }
        }
      }
    `,
    elsewhere: rowElsewhere<PeopleListOpenQuery, PersonRow>(graphql`
      query PeopleListOpenQuery($id: ID!) {
        node(id: $id) {
          ... on Person @alias(as: "row") {
            ...PeopleList_row @relay(mask: false)
          }
        }
      }
    `),
  });

graphql`
  fragment PeopleList_row on Person {
    id
    name
    email
    state
    isClosedByStaff
    isAdmin
    isViewer
    lastSignedInAt
    unsentInvitations
    recruiter {
      id
      slug
    }
  }
`;
