import type { z } from 'zod';
import { type Problem, readInput } from '#common/inputs.ts';
import type { Result } from './result.ts';

/** Thrown inside a command to roll everything back and return these problems. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];
  /** Rows that the payload shows with the problems, such as the newer version after a clash. */
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

/** The same answer for strangers, other tenants and mistyped ids: nothing reveals whether the row exists. */
export function refuseUnknown(): never {
  refuse('NOT_FOUND', "We can't find that. It may have been removed, or you may not have access.");
}

/** Parses an input with its schema; refuses it with a problem for each invalid field. */
export function readOrRefuse<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = readInput(schema, given);
  if (!read.ok) throw new Refusal(read.problems);
  return read.value;
}
