import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { companyList } from '#web/features/joining/approvals/CompanyList.tsx';
import { List, type PagePropsOf } from '#web/list/List.tsx';

/** Companies, those waiting for approval first. */
export default function CompaniesPage(props: PagePropsOf<typeof companyList>) {
  return (
    <PanelFrame part="companies">
      <List of={companyList} {...props} />
    </PanelFrame>
  );
}

export const page = panelPage('companies', companyList.page);
