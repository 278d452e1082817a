import { userList } from '#web/features/accounts/users/UserList.tsx';
import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';

/** All accounts: find and help users, change roles, close accounts. */
const { default: Page, page } = panelListPage('users', userList);

export { Page as default, page };
