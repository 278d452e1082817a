import { graphql } from 'react-relay';
import { reportReasons, reportReasonWords } from '#common/contact/report-words.ts';
import { reportStates } from '#common/contact/states.ts';
import type { ReportsPageQuery } from '#web/__generated__/ReportsPageQuery.graphql.ts';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { byAge } from '#web/features/admin/panel/panel-address.ts';
import { ReportList } from '#web/features/contact/reports/ReportList.tsx';
import { reportStateWords } from '#web/features/contact/reports/report-state-words.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { orderOf } from '#web/list/list-address.ts';

/** Profiles that visitors reported, newest first. */
export default function ReportsPage({ data, address }: PageProps<ReportsPageQuery>) {
  return (
    <PanelFrame part="reports">
      <PanelFilters
        part="reports"
        address={address}
        searchLabel="What they say"
        filters={[
          {
            name: 'state',
            label: 'State',
            choices: reportStates.map((state) => ({ value: state, label: reportStateWords(state).label })),
          },
          {
            name: 'reason',
            label: 'Reason',
            choices: reportReasons.map((reason) => ({ value: reason, label: reportReasonWords[reason].label })),
          },
        ]}
        sorts={byAge}
      />
      <ReportList query={data} address={address} />
    </PanelFrame>
  );
}

export const page = definePage<ReportsPageQuery>({
  query: graphql`
    query ReportsPageQuery($state: String, $reason: String, $words: String, $sort: ProfileReportSort, $after: String) {
      ...ReportList_query @arguments(state: $state, reason: $reason, words: $words, sort: $sort, after: $after)
    }
  `,
  parameters: ['state', 'reason', 'q', 'sort', 'after', 'open'],
  variables: ({ query: { state, reason, q, sort, after } }) => ({
    state: reportStates.find((one) => one === state) ?? null,
    reason: reportReasons.find((one) => one === reason) ?? null,
    words: q?.trim() || null,
    sort: orderOf(byAge, sort) ?? null,
    after: after || null,
  }),
  head: () => ({ title: 'Reported profiles – Admin panel', canonical: null }),
});
