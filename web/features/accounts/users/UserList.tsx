import { graphql, usePaginationFragment } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { panelUrl } from '#common/urls.ts';
import type { UserList_query$key } from '#web/__generated__/UserList_query.graphql.ts';
import type { UserList_row$data } from '#web/__generated__/UserList_row.graphql.ts';
import type { UserListNextQuery } from '#web/__generated__/UserListNextQuery.graphql.ts';
import type { UserListOpenQuery } from '#web/__generated__/UserListOpenQuery.graphql.ts';
import { type PanelColumn, PanelList } from '#web/features/admin/panel/PanelList.tsx';
import { panelList } from '#web/features/admin/panel/panel-address.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { type ListAddress, narrowedTo } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { useNarrowing } from '#web/list/use-narrowing.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { When } from '#web/ui/When.tsx';
import { Email } from './Email.tsx';
import { StartActing } from './StartActing.tsx';
import { UserDetails } from './UserDetails.tsx';
import styles from './UserList.module.css';
import { UserStatus } from './UserStatus.tsx';
import { isStaff, rolesInWords } from './user-words.ts';

type Row = Omit<UserList_row$data, ' $fragmentType'>;

/** Everybody with an account; a row opens with what is known of them and what can be done. */
export function UserList({ query, address }: { query: UserList_query$key; address: PageAddress }) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<UserListNextQuery, UserList_query$key>(
    graphql`
      fragment UserList_query on Query
      @refetchable(queryName: "UserListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        words: { type: "String" }
        role: { type: "String" }
        status: { type: "String" }
        sort: { type: "UserSort" }
      ) {
        users(first: $first, after: $after, words: $words, role: $role, status: $status, sort: $sort)
          @connection(key: "UserList_users", filters: ["words", "role", "status", "sort"]) {
          edges {
            node {
              ...UserList_row @relay(mask: false)
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const rows = (data.users?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const at = panelList('users', address);
  const { wanted } = useNarrowing(at);
  return (
    <PanelList
      part="users"
      address={address}
      label="Users"
      noun="user"
      columns={columnsFor(at, wanted)}
      onlyInFile={[
        { head: 'E-mail', text: ({ email }) => email },
        { head: 'Country', text: ({ country }) => country },
        { head: 'Profile', text: ({ recruiter }) => recruiter?.slug },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      elsewhere={elsewhere}
      pageInfo={data.users?.pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={<Empty address={address} />}
      panel={(user) => ({
        title: user.name,
        children: <UserDetails user={user} />,
        actions: canBeActedAs(user) && <StartActing user={user} />,
      })}
    />
  );
}

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

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<UserListOpenQuery, Row>(
  graphql`
    query UserListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on User @alias(as: "row") {
          ...UserList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

/** Neither staff, oneself among them, nor who is deactivated. */
const canBeActedAs = ({ roles, status }: Row) => status === 'active' && !isStaff(roles);

const whereOf = ({ recruiter, company }: Row) => recruiter?.agency.name ?? company?.name;

/** The heads of three columns put the list in their order. */
function columnsFor(at: ListAddress, wanted: ListAddress): PanelColumn<Row>[] {
  const sorted = (sort: string | null, now: 'ascending' | 'descending') => ({
    href: narrowedTo(wanted, { sort }),
    ...((at.query.sort || null) === sort && { now }),
  });
  return [
    {
      key: 'name',
      head: 'Name',
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
      text: ({ name }) => name,
      sort: sorted('name', 'ascending'),
    },
    {
      key: 'email',
      head: 'E-mail',
      cell: ({ email }) => (
        <span className={styles.email}>
          <Email email={email} />
        </span>
      ),
      wideOnly: true,
    },
    {
      key: 'roles',
      head: 'Roles',
      cell: ({ roles }) => rolesInWords(roles),
      text: ({ roles }) => rolesInWords(roles),
      wideOnly: true,
    },
    {
      key: 'where',
      head: 'Agency or company',
      cell: (user) => whereOf(user) ?? '–',
      text: whereOf,
      wideOnly: true,
    },
    {
      key: 'status',
      head: 'Status',
      cell: ({ status }) => <UserStatus status={status} />,
      text: ({ status }) => status,
    },
    {
      key: 'signedIn',
      head: 'Last signed in',
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt ? <When at={lastSignedInAt} words={formatAge(lastSignedInAt, new Date())} /> : 'Never',
      text: ({ lastSignedInAt }) => lastSignedInAt,
      sort: sorted('signed-in', 'descending'),
      wideOnly: true,
    },
    {
      key: 'created',
      head: 'Since',
      cell: ({ createdAt }) => <When at={createdAt} />,
      text: ({ createdAt }) => createdAt,
      sort: sorted(null, 'descending'),
      wideOnly: true,
    },
  ];
}

function Empty({ address: { query } }: { address: PageAddress }) {
  if (!query.q && !query.role && !query.status) return <EmptyState>Nobody has an account yet.</EmptyState>;
  return (
    <EmptyState action={<Button href={panelUrl('users')}>Show everybody</Button>}>
      Nobody with an account is like that.
    </EmptyState>
  );
}
