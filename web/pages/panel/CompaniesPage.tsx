import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';
import { companyList } from '#web/features/joining/approvals/CompanyList.tsx';

/** Companies, those waiting for approval first. */
const { default: Page, page } = panelListPage('companies', companyList);

export { Page as default, page };
