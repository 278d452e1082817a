import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { agencyList } from '#web/features/joining/approvals/AgencyList.tsx';
import { List, type PagePropsOf } from '#web/list/List.tsx';

/** Agencies, those waiting for approval first. */
export default function AgenciesPage(props: PagePropsOf<typeof agencyList>) {
  return (
    <PanelFrame part="agencies">
      <List of={agencyList} {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('agencies', agencyList.page);
