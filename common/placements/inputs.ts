import { z } from 'zod';
import { line, oneOf, optional, plainDate } from '../inputs.ts';
import { textLimits } from '../limits.ts';
import { jobTypes } from './kinds.ts';

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
