import { EmbeddedPostgresProblem } from '#server/database/embedded/problem.ts';
import { MigrationProblem } from '#server/database/migration-problem.ts';
import { WrongSetting } from '#server/env.ts';
import { LockProblem } from './lock.mjs';

/** Plaudit cannot start or continue. The message is one sentence for the person who started it. */
export class StartProblem extends Error {}

/** Whether the message alone is enough. Anything else is a bug and needs its stack. */
export function isForPeople(error: unknown): error is Error {
  return [StartProblem, WrongSetting, EmbeddedPostgresProblem, MigrationProblem, LockProblem].some(
    (kind) => error instanceof kind,
  );
}
