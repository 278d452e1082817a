import type { ComponentProps } from 'react';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { CompanyList } from '#web/features/joining/approvals/CompanyList.tsx';

/** Companies, those to approve first. */
export default function CompaniesPage(props: ComponentProps<typeof CompanyList>) {
  return (
    <PanelFrame part="companies">
      <CompanyList {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('companies', CompanyList.page);
