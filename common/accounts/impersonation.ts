import { line } from '../inputs.ts';

/** Length of the reason for acting as somebody, in characters. */
export const reasonLimits = { min: 5, max: 300 } as const;

/** Why a super admin acts as somebody. Stored for later review. */
export const impersonationReason = line('a reason', { max: reasonLimits.max }).refine(
  (text) => [...text].length >= reasonLimits.min,
  `Write at least ${reasonLimits.min} characters.`,
);
