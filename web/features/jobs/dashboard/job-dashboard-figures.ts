import { type JobStage, jobStageWords } from '#common/jobs/stages.ts';
import type { FiguresTable } from '#web/app-ui/charts/figures-table.ts';
import type { FunnelStep } from '#web/features/dashboard/dashboard-figures.ts';

/** How far the candidates of a period have come, as the API has it. */
export interface CandidateCounts {
  readonly submissions: number;
  readonly interviewed: number;
  readonly offered: number;
  readonly hired: number;
}

/** The steps from submitted to hired: every step includes those that went on. */
export function candidateFunnel({ submissions, interviewed, offered, hired }: CandidateCounts): FunnelStep[] {
  const steps = [
    ['Submitted', submissions],
    ['Interviewing', interviewed],
    ['Offered', offered],
    ['Hired', hired],
  ] as const;
  return steps.map(([label, count]) => ({ label, count, share: submissions > 0 ? count / submissions : null }));
}

/** The funnel as a table. */
export const candidateFunnelTable = (steps: readonly FunnelStep[]): FiguresTable => ({
  title: 'From submitted to hired',
  columns: [
    { head: 'Step', kind: 'words' },
    { head: 'Candidates', kind: 'count' },
    { head: 'Share of submitted', kind: 'share' },
  ],
  rows: steps.map(({ label, count, share }) => [label, count, share]),
});

/** How long a stage took, as the API has it. */
export interface StageTime {
  readonly stage: string;
  readonly days: number | null | undefined;
  readonly count: number;
}

/** The time of each stage as a table. */
export const stagesTable = (stages: readonly StageTime[]): FiguresTable => ({
  title: 'Time by stage',
  columns: [
    { head: 'Stage', kind: 'words' },
    { head: 'Days', kind: 'points' },
    { head: 'Count', kind: 'count' },
  ],
  rows: stages.map(({ stage, days, count }) => [jobStageWords[stage as JobStage], days ?? null, count]),
});
