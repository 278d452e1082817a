import type { Audience } from '../reviews/criteria.ts';

/** Who sends an invitation, and which side receives it. */
interface Sender {
  readonly audience: Audience;
  readonly recruiterName: string;
  readonly agencyName: string;
}

/** The subject of an invitation email; the form previews it. */
export const invitationSubject = ({ recruiterName, agencyName }: Omit<Sender, 'audience'>): string =>
  `${recruiterName} of ${agencyName} invites you to write a review`;

/** The request in the email, in one sentence. */
export function invitationSentence({ audience, recruiterName, agencyName }: Sender): string {
  const deed = audience === 'candidate' ? 'placed you in this job' : 'filled this job for you';
  return `${recruiterName} of ${agencyName} ${deed} and invites you to share how it went in a public review.`;
}
