import { Refused } from '#web/kit/problem.ts';

/** Whether a save was refused because somebody else saved meanwhile. */
export const isClash = (error: unknown): boolean =>
  error instanceof Refused && error.problems.some(({ code }) => code === 'CLASH');
