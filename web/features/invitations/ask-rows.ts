import type { PastedAsk } from '#common/invitations/pasted.ts';
import type { JobType } from '#common/placements/kinds.ts';
import type { Problem } from '#web/kit/problem.ts';

/** The facts of a placement as fields hold them. */
export interface PlacementFacts {
  jobTitle: string;
  jobType: JobType | '';
  startDate: string;
  endDate: string;
  companyName: string;
}

/** One placement of many: whom to ask of it, and those of its facts that are not shared. */
export interface AskRow extends PlacementFacts {
  key: string;
  /** The placement that it was made from, with its facts as they were. */
  placement: { id: string; facts: PlacementFacts } | null;
  candidateName: string;
  candidateEmail: string;
  contactName: string;
  contactEmail: string;
  /** Whether the row shows facts of its own. */
  hasOwnFacts: boolean;
  /** Shown as one line, until somebody wants to change it or something is wrong with it. */
  isFolded: boolean;
  /** The addresses that were asked from this row. */
  asked: readonly string[];
  problems: readonly Problem[];
}

/** What the form holds; kept in the tab until it is sent. */
export interface AskDraft {
  recruiterId: string;
  shared: PlacementFacts;
  rows: readonly AskRow[];
  message: string;
  timing: 'usual' | 'now' | 'at';
  /** As the browser's field holds it, in the time of the computer. */
  at: string;
}

/** A placement of which nothing is written. */
export const noFacts: PlacementFacts = { jobTitle: '', jobType: '', startDate: '', endDate: '', companyName: '' };

/** A row nobody has written in. */
export const emptyRow = (): AskRow => ({
  ...noFacts,
  key: crypto.randomUUID(),
  placement: null,
  candidateName: '',
  candidateEmail: '',
  contactName: '',
  contactEmail: '',
  hasOwnFacts: false,
  isFolded: false,
  asked: [],
  problems: [],
});

/** The form as it opens. */
export const emptyDraft = (recruiterId: string): AskDraft => ({
  recruiterId,
  shared: { ...noFacts, jobType: 'permanent' },
  rows: [emptyRow()],
  message: '',
  timing: 'usual',
  at: '',
});

/** A row as it was copied from a spreadsheet. */
export function rowOfPasted(pasted: PastedAsk): AskRow {
  const row = { ...emptyRow(), ...pasted } as AskRow;
  return { ...row, hasOwnFacts: factNames.some((name) => pasted[name]), isFolded: waitingOf(row).length > 0 };
}

/** A side of a placement that nobody has asked, as the list has it. */
interface Side {
  readonly audience: string;
  readonly recipientName: string | null | undefined;
  readonly recipientEmail: string | null | undefined;
  readonly placement:
    | {
        readonly id: string;
        readonly jobTitle: string;
        readonly jobType: string;
        readonly startDate: string;
        readonly endDate?: string | null | undefined;
        readonly companyName: string | null | undefined;
        readonly candidateName: string | null | undefined;
        readonly contactName: string | null | undefined;
      }
    | null
    | undefined;
}

/** The row that asks such a side of its placement. */
export function rowOfSide({ audience, recipientName, recipientEmail, placement }: Side): AskRow {
  const isCandidate = audience === 'candidate';
  const facts = {
    jobTitle: placement?.jobTitle ?? '',
    jobType: (placement?.jobType ?? '') as JobType | '',
    startDate: placement?.startDate ?? '',
    endDate: placement?.endDate ?? '',
    companyName: placement?.companyName ?? '',
  };
  return {
    ...emptyRow(),
    ...facts,
    placement: placement ? { id: placement.id, facts } : null,
    candidateName: (isCandidate ? recipientName : placement?.candidateName) ?? '',
    candidateEmail: (isCandidate && recipientEmail) || '',
    contactName: (isCandidate ? placement?.contactName : recipientName) ?? '',
    contactEmail: (!isCandidate && recipientEmail) || '',
    hasOwnFacts: true,
    isFolded: Boolean(recipientEmail),
  };
}

/** Fields of a placement. */
export const factNames = ['jobTitle', 'jobType', 'startDate', 'endDate', 'companyName'] as const;
const personNames = ['candidateName', 'candidateEmail', 'contactName', 'contactEmail'] as const;

/** Whether anything stands in a row. */
export const isBlank = (row: AskRow): boolean => ![...factNames, ...personNames].some((name) => row[name].trim());

/** The addresses of a row that wait to be asked. */
export function waitingOf({ candidateEmail, contactEmail, asked }: AskRow): string[] {
  return [candidateEmail, contactEmail].map(folded).filter((email) => email && !asked.includes(email));
}

/** Whether everybody of a row has been asked. */
export const isDone = (row: AskRow): boolean => row.asked.length > 0 && waitingOf(row).length === 0;

/** The row with what all rows share where it has nothing of its own; without the address of a side that was asked. */
export function askOf(row: AskRow, shared: PlacementFacts) {
  const left = (email: string) => (row.asked.includes(folded(email)) ? '' : email);
  const facts = Object.fromEntries(factNames.map((name) => [name, row[name].trim() || shared[name]])) as unknown as {
    [Name in (typeof factNames)[number]]: string;
  };
  // Whose facts somebody has changed is another one.
  const { placement } = row;
  const known = placement && factNames.every((name) => placement.facts[name] === row[name]) ? placement : null;
  return {
    ...facts,
    ...(known && { placementId: known.id }),
    candidateName: row.candidateName,
    candidateEmail: left(row.candidateEmail),
    contactName: row.contactName,
    contactEmail: left(row.contactEmail),
  };
}

/** An address as it is compared with others. */
export const folded = (email: string): string => email.trim().toLowerCase();
