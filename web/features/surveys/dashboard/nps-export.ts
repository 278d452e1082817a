import { linesOf } from '#web/app-ui/charts/figures-table.ts';
import type { ExportedFilters } from '#web/features/dashboard/export.ts';
import { csvOfLines } from '#web/list/csv.ts';
import { npsSummaryTable, type ShownNps } from './NpsDashboard.tsx';
import { rowsTable, workflowsTable } from './nps-figures.ts';

/** Everything that the NPS dashboard shows, as one file: its filters, then each table after an empty line. */
export function npsCsv(shown: ShownNps, filters: ExportedFilters): string {
  const tables = [
    npsSummaryTable(shown),
    shown.trend.table,
    shown.answers.table,
    shown.distribution.table,
    rowsTable('By audience', 'Audience', shown.byAudience),
    rowsTable('By recruiter', 'Recruiter', shown.byRecruiter),
    rowsTable('By team', 'Team', shown.byTeam),
    workflowsTable(shown.byWorkflow),
  ].filter(({ rows }) => rows.length > 0);
  return csvOfLines([...filters, ...tables.flatMap((table) => [[], ...linesOf(table)])]);
}
