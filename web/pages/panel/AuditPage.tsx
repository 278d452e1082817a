import type { ComponentProps } from 'react';
import { AuditList } from '#web/features/admin/audit/AuditList.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';

/** Who did what to what, and when. */
export default function AuditPage(props: ComponentProps<typeof AuditList>) {
  return (
    <PanelFrame part="audit">
      <AuditList {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('audit', AuditList.page);
