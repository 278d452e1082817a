import { graphql } from 'react-relay';
import { trimUnseen } from '#common/invisible.ts';
import { readAddressList } from '#common/invitations/address-list.ts';
import type { PastedInvitation } from '#common/invitations/pasted.ts';
import type { JobType } from '#common/placements/kinds.ts';
import type { Problem } from '#web/kit/problem.ts';

/** The facts of a placement as form fields hold them. */
export interface PlacementFacts {
  jobTitle: string;
  jobType: JobType | '';
  startDate: string;
  endDate: string;
  companyName: string;
}

/** One placement of many: whom to invite, and the facts it does not share. */
export interface DraftRow extends PlacementFacts {
  key: string;
  /** The placement the row was made from, with its original facts. */
  placement: { id: string; facts: PlacementFacts } | null;
  candidateName: string;
  candidateEmail: string;
  contactName: string;
  contactEmail: string;
  /** Whether the row shows its own facts. */
  hasOwnFacts: boolean;
  /** Shown as one line, until somebody edits it or it has a problem. */
  isCollapsed: boolean;
  /** The addresses already invited from this row. */
  invited: readonly string[];
  problems: readonly Problem[];
}

/** The content of the form, kept in the tab until it is sent. */
export interface InvitationDraft {
  recruiterId: string;
  shared: PlacementFacts;
  rows: readonly DraftRow[];
  message: string;
  timing: 'usual' | 'now' | 'at';
  /** As the browser's field holds it, in the sender's time zone. */
  at: string;
}

/** What a list fills into the form: rows of one recruiter, and the message of a draft. */
export interface BegunDraft {
  readonly rows: readonly DraftRow[];
  readonly recruiterId: string | undefined;
  readonly message?: string | null | undefined;
}

/** A placement with nothing filled in. */
export const noFacts: PlacementFacts = { jobTitle: '', jobType: '', startDate: '', endDate: '', companyName: '' };

/** An empty row. */
export const emptyRow = (): DraftRow => ({
  ...noFacts,
  key: crypto.randomUUID(),
  placement: null,
  candidateName: '',
  candidateEmail: '',
  contactName: '',
  contactEmail: '',
  hasOwnFacts: false,
  isCollapsed: false,
  invited: [],
  problems: [],
});

/** The form as it opens. */
export const emptyDraft = (recruiterId: string): InvitationDraft => ({
  recruiterId,
  shared: { ...noFacts, jobType: 'permanent' },
  rows: [emptyRow()],
  message: '',
  timing: 'usual',
  at: '',
});

/**
 * The form as a list fills it. A single row has no facts of its own: the form shows those of its placement above it.
 */
export function draftOf({ rows, message }: BegunDraft, empty: InvitationDraft): InvitationDraft {
  const draft = { ...empty, message: message ?? '' };
  const [row, ...others] = rows;
  if (!row || others.length > 0) return { ...draft, rows };
  const facts = Object.fromEntries(factNames.map((name) => [name, row[name] || empty.shared[name]]));
  return {
    ...draft,
    shared: facts as unknown as PlacementFacts,
    rows: [{ ...row, ...noFacts, hasOwnFacts: false }],
  };
}

/** A row as it was copied from a spreadsheet. */
export function rowOfPasted(pasted: PastedInvitation): DraftRow {
  const row = { ...emptyRow(), ...pasted } as DraftRow;
  return { ...row, hasOwnFacts: factNames.some((name) => pasted[name]), isCollapsed: waitingOf(row).length > 0 };
}

/** The row and side of a field into which one 'Dana Price <dana@harbour.example>' is pasted; null for other texts. */
export function personPasted(text: string, fieldId: string): { key: string; changes: Partial<DraftRow> } | null {
  const [, side, key] = /^(candidate|contact)(?:Name|Email)-(.+)$/.exec(fieldId) ?? [];
  const [person, ...others] = readAddressList(text) ?? [];
  if (!side || !key || !person?.name || others.length > 0) return null;
  return { key, changes: { [`${side}Name`]: person.name, [`${side}Email`]: person.email } };
}

/** A side of a placement that was not invited, as the list has it. */
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

/** The row that invites this side of its placement. */
export function rowOfSide({ audience, recipientName, recipientEmail, placement }: Side): DraftRow {
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
    isCollapsed: Boolean(recipientEmail),
  };
}

/** A review without a placement: its writer, and what they said about the job. */
interface Unmatched {
  readonly reviewerName: string;
  readonly reviewerType: string;
  readonly reviewerRole: string;
  readonly companyName: string | null | undefined;
}

/**
 * The row that records the placement of a review and invites its other side: the reviewer is named, but not invited. An
 * employer's role is their own, not the job.
 */
export function rowOfOtherSide({ reviewerName, reviewerType, reviewerRole, companyName }: Unmatched): DraftRow {
  const isCandidate = reviewerType === 'candidate';
  return {
    ...emptyRow(),
    jobTitle: isCandidate ? reviewerRole : '',
    companyName: companyName ?? '',
    [isCandidate ? 'candidateName' : 'contactName']: reviewerName,
  };
}

/** The fields of a placement. */
export const factNames = ['jobTitle', 'jobType', 'startDate', 'endDate', 'companyName'] as const;
const personNames = ['candidateName', 'candidateEmail', 'contactName', 'contactEmail'] as const;

/** Whether the row is empty. */
export const isBlank = (row: DraftRow): boolean => ![...factNames, ...personNames].some((name) => row[name].trim());

/** The addresses of a row that are not invited yet. */
export function waitingOf({ candidateEmail, contactEmail, invited }: DraftRow): string[] {
  return [candidateEmail, contactEmail].map(normalised).filter((email) => email && !invited.includes(email));
}

/** Whether everybody in a row is invited. */
export const isDone = (row: DraftRow): boolean => row.invited.length > 0 && waitingOf(row).length === 0;

/** The input for a row: shared facts if it has none of its own, and no address that is invited already. */
export function inputOf(row: DraftRow, shared: PlacementFacts) {
  const left = (email: string) => (row.invited.includes(normalised(email)) ? '' : email);
  const facts = Object.fromEntries(factNames.map((name) => [name, row[name].trim() || shared[name]])) as unknown as {
    [Name in (typeof factNames)[number]]: string;
  };
  // With changed facts, it is another placement.
  const { placement } = row;
  const said = row.hasOwnFacts ? row : facts;
  const known = placement && factNames.every((name) => placement.facts[name] === said[name]) ? placement : null;
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
export const normalised = (email: string): string => trimUnseen(email).toLowerCase();

graphql`
  fragment invitationDraft_side on SideToInvite {
    id
    audience
    recipientName
    recipientEmail
    startDate
    isSuppressed
    placement {
      id
      jobTitle
      jobType
      companyName
      candidateName
      contactName
      startDate
      endDate
    }
    recruiter {
      id
      name
    }
    invitation {
      id
      state
      message
    }
  }
`;
