import type { Audience } from './criteria.ts';

/** The label of each audience. */
export const audienceLabels: Readonly<Record<Audience, string>> = { candidate: 'Candidate', employer: 'Employer' };

/** The same for an audience from the API. */
export const voiceOf = (audience: string): string => audienceLabels[audience as Audience];
