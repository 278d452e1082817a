import {
  type ApplicationState,
  applicationStateWords,
  applicationTransitions,
  type BoardColumn,
  boardColumns,
} from './applications.ts';

/** The labels of the board's columns. */
export const columnLabels = Object.fromEntries(
  boardColumns.map((column) => {
    const { label } = applicationStateWords[column];
    return [column, { wide: label, narrow: label }];
  }),
) as Readonly<Record<BoardColumn, { readonly wide: string; readonly narrow: string }>>;

/** What moving a card to a column begins: each is confirmed, or asks for what is missing. */
export type CandidateMove = 'interview' | 'offer' | 'reject';

const moveTo: Readonly<Partial<Record<BoardColumn, CandidateMove>>> = {
  interviewing: 'interview',
  offered: 'offer',
  rejected: 'reject',
};

/** What moving a candidate's card does for the company, or the sentence that refuses it. */
export function moveCandidate(
  from: BoardColumn,
  to: BoardColumn,
): { ok: true; action: CandidateMove } | { ok: false; reason: string } {
  if (from === to) return { ok: false, reason: `It's already in '${columnLabels[to].wide}'.` };
  if (to === 'withdrawn') return { ok: false, reason: 'Only the recruiter or the candidate can withdraw.' };
  const action = moveTo[to];
  if (action && (leadsTo(from, to) || (from === 'submitted' && to === 'offered'))) return { ok: true, action };
  return { ok: false, reason: refusals[from] };
}

const leadsTo = (from: ApplicationState, to: ApplicationState) =>
  Object.entries(applicationTransitions[from]).some(([event, state]) => event !== 'reopen' && state === to);

const refusals: Readonly<Record<BoardColumn, string>> = {
  submitted: "This candidate can't move there.",
  interviewing: "This candidate has interviews already and can't go back.",
  offered: 'Withdraw the offer to go back to the interviews.',
  rejected: 'This candidate was rejected, and has been told.',
  withdrawn: 'This candidate is no longer available.',
};
