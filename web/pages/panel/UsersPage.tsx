import type { UserListQuery } from '#web/__generated__/UserListQuery.graphql.ts';
import { UserList } from '#web/features/accounts/users/UserList.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import type { PageProps } from '#web/kit/page.ts';

/** Everybody with an account: to find, to help, to give roles, to close. */
export default function UsersPage({ data, address }: PageProps<UserListQuery>) {
  return (
    <PanelFrame part="users">
      <UserList data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('users', UserList.page);
