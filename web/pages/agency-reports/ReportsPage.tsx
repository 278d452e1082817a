import { useNavigate } from 'react-router';
import { agencyReportsUrl } from '#common/urls.ts';
import type { AgencyReportListQuery } from '#web/__generated__/AgencyReportListQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { reportList } from '#web/features/agency-reports/AgencyReportList.tsx';
import { DashboardTabs } from '#web/features/dashboard/DashboardTabs.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';

/** The monthly and quarterly reports of the user's agency. */
export default function ReportsPage({ data, address }: PageProps<AgencyReportListQuery>) {
  const navigate = useNavigate();
  const close = () =>
    void navigate(agencyReportsUrl({ ...address.query, make: undefined }), { replace: true, preventScrollReset: true });
  return (
    <Screen
      title="Reports"
      about="Your agency's figures of a month or quarter, frozen so that you can compare and share them."
      action={
        <Button variant="primary" href={agencyReportsUrl({ ...address.query, make: 'new' })}>
          Make a report
        </Button>
      }
    >
      <DashboardTabs current="reports" />
      <List
        of={reportList}
        data={data}
        address={address}
        given={{ isMaking: address.query['make'] === 'new', onClose: close }}
      />
    </Screen>
  );
}

export const page = definePage<AgencyReportListQuery>({
  ...reportList.page,
  parameters: [...reportList.page.parameters, 'make'],
  head: () => ({ title: 'Agency reports', canonical: null }),
});
