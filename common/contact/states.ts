import type { TransitionTable } from '../transitions.ts';

/** The state of a profile report: open, acted on, or dismissed. */
export const reportStates = ['open', 'settled', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

/** Staff decide each report once. */
export const reportTransitions: TransitionTable<ReportState, 'settle' | 'dismiss'> = {
  open: { settle: 'settled', dismiss: 'dismissed' },
  settled: {},
  dismissed: {},
};
