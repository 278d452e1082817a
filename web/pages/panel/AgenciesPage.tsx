import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';
import { agencyList } from '#web/features/joining/approvals/AgencyList.tsx';

/** Agencies, those waiting for approval first. */
const { default: Page, page } = panelListPage('agencies', agencyList);

export { Page as default, page };
