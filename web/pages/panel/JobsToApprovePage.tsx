import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';
import { jobApprovalList } from '#web/features/jobs/approving/JobApprovalList.tsx';

/** Jobs, those that wait for approval first. */
const { default: Page, page } = panelListPage('jobs', jobApprovalList);

export { Page as default, page };
