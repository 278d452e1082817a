import type { z } from 'zod';
import { type Problem, readInput } from '#common/inputs.ts';
import type { Result } from './command.ts';

/** Thrown inside a command: everything is rolled back, and the problems are its typed result. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];
  /** Rows the payload shows beside the problems, such as the newer version in a clash. */
  readonly rows: Result;
  constructor(problems: readonly Problem[], rows: Result = {}) {
    super(problems.map((problem) => problem.message).join(' '));
    this.problems = problems;
    this.rows = rows;
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

/** An input read by its schema; refused with a problem for each field that does not fit. */
export function readOrRefuse<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = readInput(schema, given);
  if (!read.ok) throw new Refusal(read.problems);
  return read.value;
}
