import { z } from 'zod';
import { emailAddress, line, oneOf, optional, plainDate } from '../inputs.ts';
import { profileLimits, textLimits } from '../limits.ts';
import { wordingProblemOfName } from '../reviews/checks/wording.ts';
import { specialityOf } from '../specialities.ts';
import { jobTypes } from './kinds.ts';
import { cancelReasons } from './states.ts';

/** A line shown in an invitation's email, so it may not offer anything. */
export const shown = (schema: z.ZodType<string>) =>
  schema.superRefine((text, context) => {
    const problem = wordingProblemOfName(text);
    if (problem) context.addIssue({ code: 'custom', message: problem.message });
  });

/** The facts of a placement that every form asks for. Days are plain dates; the end is the last day of work. */
export const placementFacts = {
  jobTitle: line('the job title', textLimits.jobTitle),
  jobType: oneOf(jobTypes, 'Choose permanent, temporary, or fixed-term.'),
  startDate: plainDate('the first day'),
  endDate: optional(plainDate('the last day')),
  companyName: line('the company', textLimits.companyName),
};

/** Adds a problem at `endDate` when it is before the start. */
export function endsAfterStart(
  { startDate, endDate }: { startDate: string; endDate: string | null },
  context: z.RefinementCtx,
): void {
  if (endDate === null || endDate >= startDate) return;
  context.addIssue({ code: 'custom', message: 'Choose a last day on or after the first day.', path: ['endDate'] });
}

/** The facts alone, as a reviewer sees them or a form without people sends them. */
export const placementFactsInput = z.object(placementFacts).superRefine(endsAfterStart);
export type PlacementFacts = z.output<typeof placementFactsInput>;

/** The most placements in one request. */
export const placementsAtOnce = 100;

const person = (what: string) => optional(shown(line(`the ${what}'s name`, textLimits.name)));

/** What the form of a placement holds. What an invitation needs may be missing: it can be added later. */
export const placementFields = {
  recruiterId: optional(z.string()),
  jobTitle: shown(placementFacts.jobTitle),
  jobType: placementFacts.jobType,
  speciality: optional(z.string().refine((id) => specialityOf(id) !== undefined, 'Choose a speciality from the list.')),
  location: optional(line('the location', { max: profileLimits.location })),
  startDate: placementFacts.startDate,
  endDate: placementFacts.endDate,
  companyName: optional(shown(placementFacts.companyName)),
  candidateName: person('candidate'),
  candidateEmail: optional(emailAddress),
  contactName: person('contact'),
  contactEmail: optional(emailAddress),
  invitesCandidate: z.boolean(),
  invitesEmployer: z.boolean(),
};
const allPlacementFields = z.object(placementFields);
export type PlacementForm = z.output<typeof allPlacementFields>;

/** Adds a problem where one address stands on both sides. */
export function namesTwoPeople(
  { candidateEmail, contactEmail }: Pick<PlacementForm, 'candidateEmail' | 'contactEmail'>,
  context: z.RefinementCtx,
): void {
  if (!candidateEmail || candidateEmail !== contactEmail) return;
  const message = 'The candidate and the contact need different email addresses.';
  context.addIssue({ code: 'custom', message, path: ['contactEmail'] });
}

/** A new placement. */
export const addPlacementInput = allPlacementFields.superRefine(endsAfterStart).superRefine(namesTwoPeople);

/** All fields of a known placement, as they should be. */
export const savePlacementInput = z
  .object({ placementId: z.uuid(), expectedVersion: z.int(), ...placementFields })
  .superRefine(endsAfterStart)
  .superRefine(namesTwoPeople);

/** Why a placement is canceled. */
export const cancelPlacementInput = z.object({
  placementId: z.uuid(),
  expectedVersion: z.int(),
  reason: oneOf(cancelReasons, 'Choose a reason.'),
});

/** Placements to hide from the list, or to show again. */
export const hidePlacementsInput = z.object({
  ids: z.array(z.uuid()).min(1, 'Select at least one placement.').max(placementsAtOnce),
  hidden: z.boolean(),
});
