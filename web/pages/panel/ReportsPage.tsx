import type { ComponentProps } from 'react';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { ReportList } from '#web/features/contact/reports/ReportList.tsx';

/** Profiles that visitors reported, newest first. */
export default function ReportsPage(props: ComponentProps<typeof ReportList>) {
  return (
    <PanelFrame part="reports">
      <ReportList {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('reports', ReportList.page);
