import type { ComponentProps } from 'react';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { AgencyList } from '#web/features/joining/approvals/AgencyList.tsx';

/** Agencies, those to approve first. */
export default function AgenciesPage(props: ComponentProps<typeof AgencyList>) {
  return (
    <PanelFrame part="agencies">
      <AgencyList {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('agencies', AgencyList.page);
