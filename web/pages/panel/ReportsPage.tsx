import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';
import { reportList } from '#web/features/contact/reports/ReportList.tsx';

/** Profiles that visitors reported, newest first. */
const { default: Page, page } = panelListPage('reports', reportList);

export { Page as default, page };
