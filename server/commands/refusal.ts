import type { z } from 'zod';

/** What stands in the way of what a person wants, said so that they can mend it. `field` is a path such as `recipientEmail`. */
export interface Problem {
  code: string;
  message: string;
  field: string | null;
}

/** Thrown inside a command: everything is rolled back, and the problems are its typed result. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join(' '));
    this.problems = problems;
  }
}

/** Ends a command with one problem. */
export function refuse(code: string, message: string, field: string | null = null): never {
  throw new Refusal([{ code, message, field }]);
}

/** What a stranger, a rival and a mistyped id all get: nothing tells whether the thing exists. */
export function refuseUnknown(): never {
  refuse('NOT_FOUND', 'We cannot find that. It may have been removed, or you may not have access to it.');
}

/** The problems of an input that does not fit its schema, each at its field. */
export function problemsOf(error: z.ZodError): Problem[] {
  return error.issues.map((issue) => ({
    code: 'INVALID',
    message: issue.message,
    field: issue.path.length ? issue.path.join('.') : null,
  }));
}

/** An input read by its schema; refused with a problem for each field that does not fit. */
export function fit<T>(schema: z.ZodType<T>, raw: unknown): T {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new Refusal(problemsOf(parsed.error));
  return parsed.data;
}
