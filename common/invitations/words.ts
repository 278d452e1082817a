import type { Audience } from '../reviews/criteria.ts';

/** Who asks, and which side is asked. */
interface Asking {
  readonly audience: Audience;
  readonly recruiterName: string;
  readonly agencyName: string;
}

/** The subject of the mail that asks for a review; the form that asks shows it beforehand. */
export const invitationSubject = ({ recruiterName, agencyName }: Omit<Asking, 'audience'>): string =>
  `${recruiterName} of ${agencyName} asks for your review`;

/** What the mail asks for, in one sentence. */
export function invitationSentence({ audience, recruiterName, agencyName }: Asking): string {
  const deed = audience === 'candidate' ? 'placed you in this job' : 'filled this job for you';
  return `${recruiterName} of ${agencyName} ${deed} and asks you to say in public how it went.`;
}
