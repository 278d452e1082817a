import { firstNameAndInitial, readName } from '../person-names.ts';
import { audienceLabels } from './audience-labels.ts';
import type { Audience } from './criteria.ts';

/** How a reviewer's name is shown: in full, first name with initial, or the role only. */
export const nameDisplays = ['full', 'first_initial', 'role_only'] as const;
export type NameDisplay = (typeof nameDisplays)[number];

/** What is needed to name the author of a review. */
export interface ReviewerFacts {
  readonly name: string;
  readonly nameDisplay: NameDisplay;
  readonly audience: Audience;
  readonly jobTitle: string | null;
}

/** Shown if the reviewer left the company out. */
export const companyAnonymous = 'The company selected to leave their name anonymous';

/** The label of the button that hides or shows the company. */
export const companyToggle = 'Hide/Show company name publicly';

/** The reviewer's job. A placement's job belongs to its candidate; an employer's own job is unknown: ''. */
export function reviewerRole(audience: Audience, placementJobTitle: string): string {
  return audience === 'candidate' ? placementJobTitle : '';
}

/**
 * The reviewer as the public sees them: 'Dana Price', 'Dana P.' or 'Candidate, Site Engineer'. A name that cannot be read
 * for certain is shown by its role rather than with a surname in it.
 */
export function reviewerName({ name, nameDisplay, audience, jobTitle }: ReviewerFacts): string {
  const shown = { full: fullName, first_initial: firstNameAndInitial, role_only: () => '' }[nameDisplay](name);
  return shown || roleOf(audience, jobTitle);
}

/** As it was written, but 'Price, Dana' in speaking order. */
function fullName(name: string): string {
  const { plain, given } = readName(name);
  return name.includes(',') && given ? plain : name.trim().replaceAll(/\s+/g, ' ');
}

function roleOf(audience: Audience, jobTitle: string | null): string {
  const title = jobTitle?.trim();
  return title ? `${audienceLabels[audience]}, ${title}` : audienceLabels[audience];
}
