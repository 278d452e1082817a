import type { Audience } from './criteria.ts';

/** The label of each audience. */
export const audienceLabels: Readonly<Record<Audience, string>> = { candidate: 'Candidate', employer: 'Employer' };

/** The same for an audience from the API. */
export const voiceOf = (audience: string): string => audienceLabels[audience as Audience];

/** A reviewer's shown name with their audience, unless the name begins with it: 'Dana Q., candidate'. */
export function reviewerWithVoice(shownName: string, audience: string): string {
  const voice = voiceOf(audience);
  return shownName.startsWith(voice) ? shownName : `${shownName}, ${voice.toLowerCase()}`;
}
