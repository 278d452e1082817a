import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';
import { enquiryList } from '#web/features/joining/enquiries/EnquiryList.tsx';

/** Recruiters who requested a profile, those waiting first. */
const { default: Page, page } = panelListPage('enquiries', enquiryList);

export { Page as default, page };
