import { auditList } from '#web/features/admin/audit/AuditList.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { List, type PagePropsOf } from '#web/list/List.tsx';

/** The audit log: who did what, and when. */
export default function AuditPage(props: PagePropsOf<typeof auditList>) {
  return (
    <PanelFrame part="audit">
      <List of={auditList} {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('audit', auditList.page);
