import { panelListPage } from '#web/features/admin/panel/panel-list-page.tsx';
import { trainingList } from '#web/features/training/TrainingList.tsx';

/** Training sessions that recruiters booked, those to confirm first. */
const { default: Page, page } = panelListPage('training', trainingList);

export { Page as default, page };
