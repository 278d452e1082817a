import { graphql } from 'react-relay';
import { rolesOfType } from '#common/accounts/account-roles.ts';
import { roleName } from '#common/roles.ts';
import type { UsersPageQuery } from '#web/__generated__/UsersPageQuery.graphql.ts';
import { UserList } from '#web/features/accounts/users/UserList.tsx';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** Everybody with an account: to find, to help, to give roles, to close. */
export default function UsersPage({ data, address }: PageProps<UsersPageQuery>) {
  return (
    <PanelFrame part="users">
      <PanelFilters
        part="users"
        address={address}
        searchLabel="Name or e-mail"
        filters={[
          { name: 'role', label: 'Role', choices: roles.map(({ role, label }) => ({ value: role, label })) },
          {
            name: 'status',
            label: 'Status',
            choices: [
              { value: 'active', label: 'Active' },
              { value: 'deactivated', label: 'Deactivated' },
            ],
          },
        ]}
      />
      <UserList query={data} address={address} />
    </PanelFrame>
  );
}

const roles = Object.values(rolesOfType).flat();
const sorts = { name: 'NAME', 'signed-in': 'LAST_SIGNED_IN' } as const;

export const page = definePage<UsersPageQuery>({
  query: graphql`
    query UsersPageQuery($words: String, $role: String, $status: String, $sort: UserSort, $after: String) {
      ...UserList_query @arguments(words: $words, role: $role, status: $status, sort: $sort, after: $after)
    }
  `,
  parameters: ['q', 'role', 'status', 'sort', 'after', 'open'],
  variables: ({ query: { q, role, status, sort, after } }) => ({
    words: q?.trim() || null,
    role: roles.some((one) => one.role === role) ? roleName(role) : null,
    status: status === 'active' || status === 'deactivated' ? status : null,
    sort: sort === 'name' || sort === 'signed-in' ? sorts[sort] : null,
    after: after || null,
  }),
  head: () => ({ title: 'Users – Admin panel', canonical: null }),
});
