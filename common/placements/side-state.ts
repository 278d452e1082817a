import type { Audience } from '../reviews/criteria.ts';

/** A placement as far as it says how the review of each side has come. */
export interface PlacementSides {
  readonly state: string;
  readonly invitesCandidate: boolean;
  readonly invitesEmployer: boolean;
  readonly candidateDoNotMail: boolean;
  readonly employerDoNotMail: boolean;
  readonly candidateName: string | null | undefined;
  readonly candidateEmail: string | null | undefined;
  readonly contactName: string | null | undefined;
  readonly contactEmail: string | null | undefined;
  readonly candidateStep: string | null | undefined;
  readonly employerStep: string | null | undefined;
}

/** One side of a placement. */
export interface PlacementSide {
  readonly name: string | null;
  readonly email: string | null;
  readonly isWanted: boolean;
  readonly isDoNotMail: boolean;
  readonly step: string | null;
}

/** The candidate's or the employer's side of a placement. */
export function sideOf(placement: PlacementSides, audience: Audience): PlacementSide {
  return audience === 'candidate'
    ? {
        name: placement.candidateName ?? null,
        email: placement.candidateEmail ?? null,
        isWanted: placement.invitesCandidate,
        isDoNotMail: placement.candidateDoNotMail,
        step: placement.candidateStep ?? null,
      }
    : {
        name: placement.contactName ?? null,
        email: placement.contactEmail ?? null,
        isWanted: placement.invitesEmployer,
        isDoNotMail: placement.employerDoNotMail,
        step: placement.employerStep ?? null,
      };
}

/** A state in a word or two, with the tone that repeats it. */
export interface SideState {
  readonly label: string;
  readonly tone: 'neutral' | 'info' | 'good' | 'warn' | 'bad';
}

const steps: Readonly<Record<string, SideState>> = {
  scheduled: { label: 'Scheduled', tone: 'info' },
  sent: { label: 'Sent', tone: 'info' },
  received: { label: 'Review received', tone: 'info' },
  published: { label: 'Review published', tone: 'good' },
  ended: { label: 'No review', tone: 'neutral' },
};

/** How far the review of one side has come, or why nobody is invited. */
export function sideState(placement: PlacementSides, audience: Audience): SideState {
  const { step, isWanted, isDoNotMail, name, email } = sideOf(placement, audience);
  const known = step === null ? undefined : steps[step];
  if (known) return known;
  if (isDoNotMail) return { label: 'Do not email', tone: 'neutral' };
  if (!isWanted) return { label: "Won't be invited", tone: 'neutral' };
  if (placement.state === 'cancelled') return { label: 'Not invited', tone: 'neutral' };
  if (!name) return { label: 'Name missing', tone: 'warn' };
  return email ? { label: 'Not invited', tone: 'neutral' } : { label: 'Email missing', tone: 'warn' };
}

/** Whether this side can be invited now, as far as the placement tells. */
export function canBeInvited(placement: PlacementSides, audience: Audience): boolean {
  const { step, isWanted, isDoNotMail, name, email } = sideOf(placement, audience);
  return step === null && isWanted && !isDoNotMail && placement.state !== 'cancelled' && Boolean(name && email);
}
