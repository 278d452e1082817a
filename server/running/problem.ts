import { EmbeddedPostgresProblem } from '#server/database/embedded/problem.ts';
import { MigrationProblem } from '#server/database/migration-problem.ts';
import { WrongSetting } from '#server/env.ts';
import { LockProblem } from './lock.mjs';

/** Plaudit cannot start or go on; the message is one sentence for the person who started it. */
export class StartProblem extends Error {}

/** Whether the message alone says what a person needs; anything else is a fault of ours and needs its stack. */
export function isForPeople(error: unknown): error is Error {
  return [StartProblem, WrongSetting, EmbeddedPostgresProblem, MigrationProblem, LockProblem].some(
    (kind) => error instanceof kind,
  );
}
