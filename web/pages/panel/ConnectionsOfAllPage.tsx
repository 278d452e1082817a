import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';
import { connectionList } from '#web/features/connections/ConnectionList.tsx';

/** The connections of all agencies, newest first. */
const { default: Page, page } = panelListPage('connections', connectionList);

export { Page as default, page };
