import type { ReportListQuery } from '#web/__generated__/ReportListQuery.graphql.ts';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { ReportList } from '#web/features/contact/reports/ReportList.tsx';
import type { PageProps } from '#web/kit/page.ts';

/** Profiles that visitors reported, newest first. */
export default function ReportsPage({ data, address }: PageProps<ReportListQuery>) {
  return (
    <PanelFrame part="reports">
      <ReportList data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('reports', ReportList.page);
