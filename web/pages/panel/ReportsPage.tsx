import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { reportList } from '#web/features/contact/reports/ReportList.tsx';
import { List, type PagePropsOf } from '#web/list/List.tsx';

/** Profiles that visitors reported, newest first. */
export default function ReportsPage(props: PagePropsOf<typeof reportList>) {
  return (
    <PanelFrame part="reports">
      <List of={reportList} {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('reports', reportList.page);
