import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { reportPeriodName } from '#common/agency-reports/period.ts';
import { formatDate, formatDay } from '#common/formats.ts';
import { agencyReportsUrl, agencyReportUrl } from '#common/urls.ts';
import type { ReportPageQuery } from '#web/__generated__/ReportPageQuery.graphql.ts';
import { AppTheme } from '#web/app-ui/AppTheme.tsx';
import { linesOf } from '#web/app-ui/charts/figures-table.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { AppToasts } from '#web/app-ui/toasts.tsx';
import { ReportView, tablesOf } from '#web/features/agency-reports/ReportView.tsx';
import { asPeriod, type Report } from '#web/features/agency-reports/report-figures.ts';
import { ShareReport } from '#web/features/agency-reports/ShareReport.tsx';
import { localId } from '#web/kit/local-id.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { csvOfLines } from '#web/list/csv.ts';
import { globalId } from '#web/list/global-id.ts';
import { saveFile } from '#web/list/save-file.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './ReportPage.module.css';

/** An agency's report, beside an older one if its address names one. */
export default function ReportPage({ data, address }: PageProps<ReportPageQuery>) {
  const report = data.report?.found;
  if (!report) return null;
  const older = data.older?.found ?? null;
  return (
    <AppTheme>
      <Shown
        report={report}
        older={older}
        others={(report.older.edges ?? []).flatMap((edge) => edge?.node ?? [])}
        isOlderMissing={Boolean(address.params['oldAgencyReportId']) && !older}
      />
      <AppToasts />
    </AppTheme>
  );
}

type ShownProps = {
  report: Report;
  older: Report | null;
  /** Earlier reports to compare with. */
  others: readonly { readonly id: string; readonly span: string; readonly firstDay: string }[];
  isOlderMissing: boolean;
};

function Shown({ report, older, others, isOlderMissing }: ShownProps) {
  const navigate = useNavigate();
  const zone = useTimeZone();
  const [shared, setShared] = useState(report.isShared);
  const name = reportPeriodName(asPeriod(report));
  const id = localId(report.id);
  const save = () => {
    const head = [
      ['Agency', report.agencyName],
      ['Report', name],
      ['From (UTC)', report.firstDay],
      ['Until (UTC)', report.lastDay],
      ['Made on (UTC)', report.madeAt.slice(0, 10)],
      ['Compared with', older ? reportPeriodName(asPeriod(older)) : ''],
    ];
    const tables = Object.values(tablesOf(report, older)).flatMap((table) => [[], ...linesOf(table)]);
    saveFile(`${report.agencyName} ${name}.csv`, csvOfLines([...head, ...tables]));
  };
  return (
    <Screen
      title={`${report.agencyName}: ${name}`}
      above={
        report.viewerCanShare && (
          <Breadcrumb steps={[{ label: 'Reports', href: agencyReportsUrl() }, { label: name }]} />
        )
      }
      about={`${formatDay(report.firstDay)} – ${formatDay(report.lastDay)} (UTC), as counted on ${formatDate(report.madeAt, zone)}. Later reviews don't change these figures.`}
      action={
        <>
          <Button onClick={() => window.print()}>Print</Button>
          <Button onClick={save}>Export CSV</Button>
          {report.viewerCanShare && <ShareReport id={report.id} isShared={shared} onChange={setShared} />}
        </>
      }
    >
      {isOlderMissing && (
        <Notice tone="warn">The report to compare with can't be found. It may not be shared with you.</Notice>
      )}
      {others.length > 0 && (
        <div className={styles.compare}>
          <SelectField
            name="older"
            label="Compare with"
            value={older ? localId(older.id) : ''}
            onChange={({ target }) => void navigate(agencyReportUrl(id, target.value || undefined))}
            options={[
              { value: '', label: 'No other report' },
              ...others.map((other) => ({ value: localId(other.id), label: reportPeriodName(asPeriod(other)) })),
            ]}
          />
        </div>
      )}
      <ReportView report={report} older={older} />
    </Screen>
  );
}

export const page = definePage<ReportPageQuery>({
  query: graphql`
    query ReportPageQuery($id: ID!, $olderId: ID!, $hasOlder: Boolean!) {
      report: node(id: $id) {
        ... on AgencyReport @alias(as: "found") {
          ...ReportView_report @relay(mask: false)
          older {
            edges {
              node {
                id
                span
                firstDay
              }
            }
          }
        }
      }
      older: node(id: $olderId) @include(if: $hasOlder) {
        ... on AgencyReport @alias(as: "found") {
          ...ReportView_report @relay(mask: false)
        }
      }
    }
  `,
  variables: ({ params: { agencyReportId, oldAgencyReportId } }) => ({
    id: globalId('AgencyReport', agencyReportId),
    olderId: globalId('AgencyReport', oldAgencyReportId),
    hasOlder: oldAgencyReportId !== undefined,
  }),
  notFound: ({ report }) => !report?.found,
  head: ({ report }) => ({
    title: report?.found ? `${report.found.agencyName}: ${reportPeriodName(asPeriod(report.found))}` : 'Agency report',
    canonical: null,
  }),
});
