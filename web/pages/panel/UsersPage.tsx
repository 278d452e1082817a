import { userList } from '#web/features/accounts/users/UserList.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { List, type PagePropsOf } from '#web/list/List.tsx';

/** Everybody with an account: to find, to help, to give roles, to close. */
export default function UsersPage(props: PagePropsOf<typeof userList>) {
  return (
    <PanelFrame part="users">
      <List of={userList} {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('users', userList.page);
