import { userList } from '#web/features/accounts/users/UserList.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { List, type PagePropsOf } from '#web/list/List.tsx';

/** All accounts: find and help users, change roles, close accounts. */
export default function UsersPage(props: PagePropsOf<typeof userList>) {
  return (
    <PanelFrame part="users">
      <List of={userList} {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('users', userList.page);
