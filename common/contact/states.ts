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

/** The state of a request for one's data. It waits for its address to be confirmed, then for an answer. */
export const dataRequestStates = ['requested', 'open', 'extended', 'answered', 'refused'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];
/** What happens to it: it can be extended once, and is answered or refused once. */
export type DataRequestEvent = 'confirm' | 'extend' | 'answer' | 'refuse';

/** Nobody learns anything about an address that nobody has confirmed. */
export const dataRequestTransitions: TransitionTable<DataRequestState, DataRequestEvent> = {
  requested: { confirm: 'open' },
  open: { extend: 'extended', answer: 'answered', refuse: 'refused' },
  extended: { answer: 'answered', refuse: 'refused' },
  answered: {},
  refused: {},
};
