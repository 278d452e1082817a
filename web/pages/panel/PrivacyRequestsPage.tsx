import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';
import { dataRequestList } from '#web/features/contact/data-requests/DataRequestList.tsx';

/** Requests about personal data, those due first. */
const { default: Page, page } = panelListPage('privacy', dataRequestList);

export { Page as default, page };
