import type { TransitionTable } from '../transitions.ts';

/** Where a report of a profile stands: something was done about it, or nothing had to be. */
export const reportStates = ['open', 'settled', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

/** How staff decide about a report of a profile, once. */
export const reportTransitions: TransitionTable<ReportState, 'settle' | 'dismiss'> = {
  open: { settle: 'settled', dismiss: 'dismissed' },
  settled: {},
  dismissed: {},
};
