/**
 * A problem that a person can correct, as reported by mutations. `field` is an input path, such as `recipientEmail`.
 */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}

/** A refused command; forms show its problems. */
export class Refused extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}

/** The server did not answer, or something between us and it did: the network is down, or a proxy replied. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super("We couldn't reach Plaudit.", { cause });
  }
}

/** What a form says when its request failed, and what was not lost. The crash screen would discard the form. */
export const notReached = (kept = 'What you typed is still here'): { field: null; message: string } => ({
  field: null,
  message: `This didn't reach us. ${kept}. Try again in a moment.`,
});

/** The problems in a mutation's data, from the `errors` of each payload. */
export function problemsIn(data: unknown): readonly Problem[] {
  if (!data || typeof data !== 'object') return [];
  return Object.values(data).flatMap((payload: { errors?: readonly Problem[] } | null) => payload?.errors ?? []);
}

/** What a form shows for any error: its problems, or one sentence without a field. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof Refused) return error.problems;
  if (error instanceof Unreachable) return [failed(`${error.message} ${unlost}`)];
  return [failed(error instanceof Error ? error.message : String(error))];
}

const unlost = "What you typed is still here. Try again when you're online.";

const failed = (message: string): Problem => ({ code: 'FAILED', message, field: null });

/** Whether a command was refused because somebody else was faster; the payload has the current row. */
export const isOvertaken = (problems: readonly Problem[]): boolean => problems.some(({ code }) => overtaken.has(code));

const overtaken: ReadonlySet<string> = new Set(['CLASH', 'ALREADY_DECIDED']);
