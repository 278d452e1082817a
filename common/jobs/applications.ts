import type { TransitionTable } from '../transitions.ts';

/** The state of a candidate who was submitted for a job. */
export const applicationStates = ['submitted', 'interviewing', 'offered', 'hired', 'rejected', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What happens to an application. `reopen`: an offer ended without a hire. */
export type ApplicationEvent = 'interview' | 'offer' | 'hire' | 'reopen' | 'reject' | 'withdraw';

/** How an application moves. */
export const applicationTransitions: TransitionTable<ApplicationState, ApplicationEvent> = {
  submitted: { interview: 'interviewing', reject: 'rejected', withdraw: 'withdrawn' },
  interviewing: { offer: 'offered', reject: 'rejected', withdraw: 'withdrawn' },
  offered: { hire: 'hired', reopen: 'interviewing', reject: 'rejected', withdraw: 'withdrawn' },
  hired: {},
  rejected: {},
  withdrawn: {},
};

/** The states in which a candidate is being considered. */
export const openApplicationStates = ['submitted', 'interviewing', 'offered'] as const satisfies ApplicationState[];

/** Whether a candidate is being considered. */
export const isOpenApplication = (state: string): boolean => openApplicationStates.some((open) => open === state);

/** The columns of a job's board. A hired candidate stays under offered. */
export const boardColumns = ['submitted', 'interviewing', 'offered', 'rejected', 'withdrawn'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** The column that a candidate is in. */
export const columnOf = (state: ApplicationState): BoardColumn => (state === 'hired' ? 'offered' : state);

/** The colors of the columns. */
export const columnColors: Readonly<Record<BoardColumn, 'yellow' | 'orange' | 'green' | 'red'>> = {
  submitted: 'yellow',
  interviewing: 'orange',
  offered: 'green',
  rejected: 'red',
  withdrawn: 'red',
};

/** The state of an application in words, and the tone of its tag. */
export const applicationStateWords = {
  submitted: { label: 'Submitted', tone: 'info' },
  interviewing: { label: 'Interviewing', tone: 'warn' },
  offered: { label: 'Offered', tone: 'good' },
  hired: { label: 'Hired', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const satisfies Record<ApplicationState, { label: string; tone: string }>;

/** The state as the recruiter reads it: before the candidate has agreed, the company doesn't see them. */
export const ownApplicationWords = ({
  state,
  consentedAt,
}: {
  readonly state: string;
  readonly consentedAt: unknown;
}): { readonly label: string; readonly tone: 'info' | 'warn' | 'good' | 'bad' | 'neutral' } =>
  state === 'submitted' && !consentedAt
    ? { label: 'Waiting for consent', tone: 'warn' }
    : applicationStateWords[state as ApplicationState];

/** The side that ended an application. `system`: the job ended, or another agency was first. */
export const applicationSides = ['company', 'recruiter', 'candidate', 'system'] as const;
export type ApplicationSide = (typeof applicationSides)[number];
