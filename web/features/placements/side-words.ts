import { graphql } from 'react-relay';
import { type PlacementSides, type SideState, sideState } from '#common/placements/side-state.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { stateOf, stateWords } from '../invitations/progress.ts';

type Sides = PlacementSides & {
  readonly candidateInvitation: Invitation;
  readonly employerInvitation: Invitation;
  readonly candidateReview: Review;
  readonly employerReview: Review;
};
type Invitation = { readonly state: string } | null | undefined;
type Review = { readonly overall: number; readonly level: number } | null | undefined;

/** How far the review of one side has come, with what is known about its last invitation or its review. */
export function sideWords(placement: Sides, audience: Audience): SideState {
  const isCandidate = audience === 'candidate';
  const review = isCandidate ? placement.candidateReview : placement.employerReview;
  const invitation = isCandidate ? placement.candidateInvitation : placement.employerInvitation;
  const step = isCandidate ? placement.candidateStep : placement.employerStep;
  if (step === 'published' && review) {
    const stars = review.level === 0 ? 'Imported' : `${review.overall} ${review.overall === 1 ? 'star' : 'stars'}`;
    return { label: `${stars}, level ${review.level}`, tone: 'good' };
  }
  const state = invitation && stateOf(invitation.state);
  if (step === 'ended' && state === 'completed') return { label: 'Review not public', tone: 'neutral' };
  const isTelling =
    step === 'sent' || step === 'ended' || (step === null && (state === 'bounced' || state === 'draft'));
  return state && isTelling ? stateWords[state] : sideState(placement, audience);
}

graphql`
  fragment sideWords_placement on Placement {
    state
    candidateName
    candidateEmail
    candidateStep
    candidateDoNotMail
    invitesCandidate
    contactName
    contactEmail
    employerStep
    employerDoNotMail
    invitesEmployer
    candidateInvitation {
      id
      state
    }
    employerInvitation {
      id
      state
    }
    candidateReview {
      id
      overall
      level
    }
    employerReview {
      id
      overall
      level
    }
  }
`;
