import type { CompanyListQuery } from '#web/__generated__/CompanyListQuery.graphql.ts';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { CompanyList } from '#web/features/joining/approvals/CompanyList.tsx';
import type { PageProps } from '#web/kit/page.ts';

/** Companies, those to approve first. */
export default function CompaniesPage({ data, address }: PageProps<CompanyListQuery>) {
  return (
    <PanelFrame part="companies">
      <CompanyList data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('companies', CompanyList.page);
