import type { TransitionTable } from '../transitions.ts';

/** The state of a detractor's case. */
export const caseStates = ['open', 'contacted', 'resolved'] as const;
export type CaseState = (typeof caseStates)[number];

/** What people do with a case. */
export const caseEvents = ['contact', 'resolve', 'reopen'] as const;
export type CaseEvent = (typeof caseEvents)[number];

/** Characters of a note, working days until a case is due, and hours after which an unfinished response opens one. */
export const caseLimits = { note: 2000, workingDays: 3, opensAfterHours: 24 } as const;

/** How a case moves. */
export const caseTransitions: TransitionTable<CaseState, CaseEvent> = {
  open: { contact: 'contacted', resolve: 'resolved' },
  contacted: { resolve: 'resolved' },
  resolved: { reopen: 'open' },
};

/** The labels of the states. */
export const caseStateWords = {
  open: { label: 'Open', tone: 'warn' },
  contacted: { label: 'Contacted', tone: 'info' },
  resolved: { label: 'Resolved', tone: 'good' },
} as const;

/** The day, as 'YYYY-MM-DD', that is this many working days after another one. Public holidays count as working days. */
export function workingDaysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) left--;
  }
  return date.toISOString().slice(0, 10);
}

/** A response in the middle of a sentence, without a name: 'a candidate gave a score of 3'. */
export const answerWords = (audience: string, score: number, isAnonymous: boolean): string =>
  `${isAnonymous ? 'an anonymous' : audience === 'employer' ? 'an' : 'a'} ${audience} gave a score of ${score}`;
