import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';
import { flagCases } from '#web/features/reviews/flags/FlagCases.tsx';

/** Flagged reviews and replies: the open ones by deadline, and those that were decided. */
const { default: Page, page } = panelListPage('review-flags', flagCases);

export { Page as default, page };
