import { canWrite, isOwn, runs, type SubjectFacts } from '../reviews/rules.ts';
import { meets } from '../roles.ts';
import { type Allowed, allowed, refused, type Viewer } from '../viewer.ts';
import { type PlacementSource, placementSourceLabels, provenSources } from './kinds.ts';
import type { PlacementSides } from './side-state.ts';

/** Adding and changing placements: one's own, all of the agency as its admin, or a team's as its lead. */
export function canKeepPlacement(viewer: Viewer | null, subject: SubjectFacts): Allowed {
  const writer = canWrite(viewer);
  if (!writer.ok || !viewer) return writer;
  if (!meets(viewer.roles, 'recruiter_placements')) return refused('permission', "Your account can't keep placements.");
  if (isOwn(viewer, subject) || runs(viewer, subject)) return allowed;
  return refused(
    'not_yours',
    "Only your agency's admin and the lead of a team can add placements for other recruiters.",
  );
}

/** The fields of a placement that can be locked. */
export const lockableFields = [
  'recruiterId',
  'jobTitle',
  'jobType',
  'startDate',
  'endDate',
  'companyName',
  'candidateName',
  'candidateEmail',
  'contactName',
  'contactEmail',
] as const;
export type LockableField = (typeof lockableFields)[number];

/** A placement as far as it decides what is locked. */
export type PlacementToLock = Pick<PlacementSides, 'candidateStep' | 'employerStep'> & {
  readonly source: string;
  readonly [field: string]: unknown;
};

/** What a published review rests on. */
const reviewed = new Set<LockableField>(lockableFields.filter((field) => field !== 'endDate'));
/** What the agency's software says. */
const fromSoftware = new Set<LockableField>(lockableFields.filter((field) => field !== 'recruiterId'));
/** What both sides agreed on in an offer here. A contract can still end on another day. */
const fromOffer = new Set<LockableField>([...fromSoftware].filter((field) => field !== 'endDate'));
/** What may be missing, and can then be added at any time. */
const mayBeMissing = new Set<LockableField>([
  'companyName',
  'candidateName',
  'candidateEmail',
  'contactName',
  'contactEmail',
]);

/** Why each locked field can't be changed. A field that is not in it can. */
export function locksOf(placement: PlacementToLock): Readonly<Partial<Record<LockableField, string>>> {
  const locks: Partial<Record<LockableField, string>> = {};
  for (const field of lockableFields) {
    const reason = lockOf(placement, field);
    if (reason) locks[field] = reason;
  }
  return locks;
}

function lockOf(placement: PlacementToLock, field: LockableField): string | undefined {
  const { source, candidateStep, employerStep } = placement;
  if (source === 'marketplace') {
    if (fromOffer.has(field)) return 'From an accepted offer. It stays as both sides agreed.';
  } else if (provenSources.includes(source) && fromSoftware.has(field))
    return `From ${placementSourceLabels[source as PlacementSource]}. Change it there.`;
  if (mayBeMissing.has(field) && !placement[field]) return undefined;
  const steps = [candidateStep, employerStep];
  if (steps.includes('published') && reviewed.has(field)) return 'Locked, because a published review is based on it.';
  if (field === 'candidateEmail' && wasInvited(candidateStep)) return 'Locked, because this person has been invited.';
  if (field === 'contactEmail' && wasInvited(employerStep)) return 'Locked, because this person has been invited.';
  if (field === 'recruiterId' && steps.some(wasInvited)) return 'Locked, because someone has been invited to review.';
  return undefined;
}

/** Scheduled invitations follow the placement; sent ones can't. */
const wasInvited = (step: string | null | undefined) => Boolean(step) && step !== 'scheduled';
