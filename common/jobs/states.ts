import type { TransitionTable } from '../transitions.ts';

/**
 * The state of a job. `pending` waits for approval, `pending_open` for its opening date; `engaged` has all the
 * recruiters it asked for.
 */
export const jobStates = [
  'draft',
  'pending',
  'pending_open',
  'open',
  'engaged',
  'filled',
  'closed',
  'withdrawn',
] as const;
export type JobState = (typeof jobStates)[number];

/** What happens to a job. `release`: an engaged recruiter has left, so there is room again. */
export type JobEvent =
  | 'submit'
  | 'schedule'
  | 'open'
  | 'decline'
  | 'engage'
  | 'release'
  | 'fill'
  | 'close'
  | 'withdraw';

/** How a job moves. A declined one is a draft again. */
export const jobTransitions: TransitionTable<JobState, JobEvent> = {
  draft: { submit: 'pending', schedule: 'pending_open', open: 'open', withdraw: 'withdrawn' },
  pending: { schedule: 'pending_open', open: 'open', decline: 'draft', withdraw: 'withdrawn' },
  pending_open: { open: 'open', close: 'closed', withdraw: 'withdrawn' },
  open: { engage: 'engaged', fill: 'filled', close: 'closed', withdraw: 'withdrawn' },
  engaged: { release: 'open', fill: 'filled', close: 'closed', withdraw: 'withdrawn' },
  filled: {},
  closed: {},
  withdrawn: {},
};

/** The states that recruiters may find a job in. */
export const jobStatesForRecruiters = ['open', 'engaged'] as const satisfies readonly JobState[];

/** The filters of the list of jobs. */
export const jobFilters = ['all', 'draft', 'active', 'closed', 'pending'] as const;
export type JobFilter = (typeof jobFilters)[number];

/** The states that each filter shows. */
export const statesOfJobFilter: Readonly<Record<JobFilter, readonly JobState[]>> = {
  all: jobStates,
  draft: ['draft'],
  active: ['open', 'engaged'],
  closed: ['filled', 'closed', 'withdrawn'],
  pending: ['pending', 'pending_open'],
};

/** The query types of the API. It spells `filled` as `filed`. */
export const jobQueryTypes = [
  'all',
  'closed',
  'draft',
  'engaged',
  'filed',
  'open',
  'pending',
  'pending_open',
  'withdrawn',
] as const;
export type JobQueryType = (typeof jobQueryTypes)[number];

/** The states that each query type of the API shows. */
export const statesOfQueryType = (type: JobQueryType): readonly JobState[] => {
  if (type === 'all') return jobStates;
  return [type === 'filed' ? 'filled' : type];
};

/** Whether the facts of a job can still be changed. Those of an ended one stay as recruiters knew them. */
export const isEditable = (state: JobState): boolean => Object.keys(jobTransitions[state]).length > 0;

/** The state of a recruiter's work on a job: invited by the company, or requested by the recruiter. */
export const engagementStates = ['invited', 'requested', 'accepted', 'rejected', 'withdrawn'] as const;
export type EngagementState = (typeof engagementStates)[number];

/** How an engagement moves. The side that was asked accepts or rejects; either side may withdraw. */
export const engagementTransitions: TransitionTable<EngagementState, 'accept' | 'reject' | 'withdraw'> = {
  invited: { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' },
  requested: { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' },
  accepted: { withdraw: 'withdrawn' },
  rejected: {},
  withdrawn: {},
};
