import { linesOf } from '#web/app-ui/charts/figures-table.ts';
import { csvOfLines } from '#web/list/csv.ts';
import { type ShownDashboard, summaryTable } from './Dashboard.tsx';
import { criteriaTable, funnelTable } from './dashboard-figures.ts';

/** What a dashboard is narrowed to, in words. */
export type ExportedFilters = readonly (readonly [name: string, value: string])[];

/** Everything that a dashboard shows, as one file: its filters, then each table after an empty line. */
export function dashboardCsv(shown: ShownDashboard, filters: ExportedFilters): string {
  const tables = [
    summaryTable(shown),
    shown.score.table,
    shown.levels.table,
    shown.answers.table,
    funnelTable(shown.steps),
    criteriaTable(shown.rated),
    shown.latestTable,
    shown.awaitingTable,
  ];
  return csvOfLines([...filters, ...tables.flatMap((table) => [[], ...linesOf(table)])]);
}
