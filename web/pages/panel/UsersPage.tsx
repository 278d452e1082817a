import type { ComponentProps } from 'react';
import { UserList } from '#web/features/accounts/users/UserList.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';

/** Everybody with an account: to find, to help, to give roles, to close. */
export default function UsersPage(props: ComponentProps<typeof UserList>) {
  return (
    <PanelFrame part="users">
      <UserList {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('users', UserList.page);
