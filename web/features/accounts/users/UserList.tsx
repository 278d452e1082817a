import { graphql } from 'react-relay';
import { rolesOfType } from '#common/accounts/account-roles.ts';
import { roleName } from '#common/roles.ts';
import { panelUrl } from '#common/urls.ts';
import type { UserList_query$data } from '#web/__generated__/UserList_query.graphql.ts';
import type { UserList_row$data } from '#web/__generated__/UserList_row.graphql.ts';
import type { UserListOpenQuery } from '#web/__generated__/UserListOpenQuery.graphql.ts';
import type { UserListQuery } from '#web/__generated__/UserListQuery.graphql.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, search } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { When } from '#web/ui/When.tsx';
import { Email } from './Email.tsx';
import { StartActing } from './StartActing.tsx';
import { UserDetails } from './UserDetails.tsx';
import styles from './UserList.module.css';
import { UserStatus } from './UserStatus.tsx';
import { isStaff, rolesInWords } from './user-words.ts';

type Row = Omit<UserList_row$data, ' $fragmentType'>;

const roles = Object.values(rolesOfType).flat();

/** All accounts; a row opens the user's details and actions. */
export const userList = defineList<UserListQuery, UserList_query$data, Row>({
  label: 'Users',
  noun: 'user',
  href: (query) => panelUrl('users', query),
  filters: [
    search('Name or email'),
    choice(
      'role',
      'Role',
      roles.map(({ role, label }) => ({ value: role, label })),
      { read: (said) => (said ? { role: roleName(said as (typeof roles)[number]['role']) } : {}) },
    ),
    choice('status', 'Status', [
      { value: 'active', label: 'Active' },
      { value: 'deactivated', label: 'Deactivated' },
    ]),
  ],
  sorts: [
    { value: '', label: 'Newest first' },
    { value: 'name', label: 'By name' },
    { value: 'signed-in', label: 'Last signed in', order: 'LAST_SIGNED_IN' },
  ],
  columns: [
    {
      key: 'name',
      head: 'Name',
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
      text: ({ name }) => name,
      order: { by: 'name', direction: 'ascending' },
    },
    {
      key: 'email',
      head: 'Email',
      cell: ({ email }) => (
        <span className={styles.email}>
          <Email email={email} />
        </span>
      ),
      wideOnly: true,
    },
    textColumn('Roles', (user) => rolesInWords(user.roles), { wideOnly: true }),
    textColumn('Agency or company', ({ recruiter, company }) => recruiter?.agency.name ?? company?.name, {
      wideOnly: true,
    }),
    {
      key: 'status',
      head: 'Status',
      cell: ({ status }) => <UserStatus status={status} />,
      text: ({ status }) => (status === 'active' ? 'Active' : 'Deactivated'),
    },
    ageColumn('Last signed in', ({ lastSignedInAt }) => lastSignedInAt, {
      none: 'Never',
      order: { by: 'signed-in', direction: 'descending' },
    }),
    {
      key: 'created',
      head: 'Joined',
      cell: ({ createdAt }) => <When at={createdAt} />,
      moment: ({ createdAt }) => createdAt,
      order: { by: '', direction: 'descending' },
      wideOnly: true,
    },
  ],
  onlyInFile: [
    { head: 'Email', text: ({ email }) => email },
    { head: 'Country', text: ({ country }) => country },
    { head: 'Profile', text: ({ recruiter }) => recruiter?.slug },
  ],
  empty: {
    nothing: 'No accounts yet.',
    unlike: 'No accounts match.',
    showAll: 'Show all accounts',
  },
  open: (user) => ({
    title: user.name,
    children: <UserDetails user={user} />,
    actions: canBeActedAs(user) && <StartActing user={user} />,
  }),
  query: graphql`
    query UserListQuery($filter: UserFilter, $sort: UserSort, $first: Int = 25, $after: String) {
      ...UserList_query
    }
  `,
  connection: ({ users }) => users,
  fragment: graphql`
    fragment UserList_query on Query @refetchable(queryName: "UserListNextQuery") {
      users(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "UserList_users") {
        edges {
          node {
            ...UserList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<UserListOpenQuery, Row>(graphql`
    query UserListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on User @alias(as: "row") {
          ...UserList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment UserList_row on User {
    id
    name
    email
    roles
    status
    createdAt
    lastSignedInAt
    country
    recruiter {
      slug
      agency {
        name
      }
    }
    company {
      name
    }
    ...UserDetails_user
    ...StartActing_user
  }
`;

/** Nobody can act as staff, which includes themselves, or as a deactivated user. */
const canBeActedAs = ({ roles: held, status }: Row) => status === 'active' && !isStaff(held);
