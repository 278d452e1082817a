import type { Problem } from '#web/kit/problem.ts';
import { notify } from './toasts.tsx';

/** Whether a command was refused because somebody else was faster; its payload shows the row as it is now. */
export const isOvertaken = (problems: readonly Problem[]): boolean => problems.some(({ code }) => codes.has(code));

/** Says so where it stays when the question goes, together with the way to decide. */
export const tellOvertaken = (problems: readonly Problem[]): void => {
  notify.error(problems.map(({ message }) => message).join(' '));
};

const codes: ReadonlySet<string> = new Set(['CLASH', 'DECIDED', 'ALREADY_DECIDED']);
