import { auditList } from '#web/features/admin/audit/AuditList.tsx';
import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';

/** The audit log: who did what, and when. */
const { default: Page, page } = panelListPage('audit', auditList);

export { Page as default, page };
