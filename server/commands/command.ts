import type { z } from 'zod';
import { type Problem, readInput } from '#common/inputs.ts';
import { reached } from './checkpoints.ts';
import type { Context } from './context.ts';
import { findReceipt, hashOf, keepReceipt } from './receipts.ts';
import { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import { type Pending, pendingEffects, type Write } from './write.ts';

/** The result, or why not. A refusal may name rows to show with its problems. */
export type Outcome<R extends Result> =
  | { ok: true; result: R }
  | { ok: false; problems: readonly Problem[]; rows: Result };

/** One thing a person can do. `run` touches only the database, through `write`, and may run again after a conflict. */
export interface Command<Input, R extends Result> {
  name: string;
  input: z.ZodType<Input>;
  /** Whose retry key it is: the user's or the API token's, unless the command identifies its actor by a token. */
  actor?: (input: Input, context: Context) => string;
  run: (write: Write, input: Input) => Promise<R>;
}

/** Declares a command; `runCommand` runs it. */
export const defineCommand = <Input, R extends Result>(command: Command<Input, R>): Command<Input, R> => command;

/**
 * Runs a command in one transaction: receipt, writes, audit, events, then tasks and announcements last. The same
 * `retryKey` with the same input returns the first result without running again. Retries serialization failures and
 * deadlocks, up to five attempts.
 */
export async function runCommand<Input, R extends Result>(
  command: Command<Input, R>,
  context: Context,
  raw: unknown,
  retryKey?: string | null,
): Promise<Outcome<R>> {
  if (retryKey && !isRetryKey(retryKey)) return { ok: false, problems: [unfitRetryKey], rows: {} };
  const read = readInput(command.input, raw);
  if (!read.ok) return { ok: false, problems: read.problems, rows: {} };
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await once(command, context, read.value, retryKey ?? null);
      return { ok: true, result };
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, problems: error.problems, rows: error.rows };
      if (attempt === 5 || !mayTryAgain(error)) throw error;
    }
  }
}

/** Runs a command for a task, where a refusal is an error: nobody is there to fix the input. */
export async function carryOut<Input, R extends Result>(
  context: Context,
  command: Command<Input, R>,
  input: Input,
): Promise<R> {
  const outcome = await runCommand(command, context, input);
  if (outcome.ok) return outcome.result;
  throw new Error(`${command.name}: ${outcome.problems.map(({ message }) => message).join(' ')}`);
}

async function once<Input, R extends Result>(
  command: Command<Input, R>,
  context: Context,
  input: Input,
  retryKey: string | null,
): Promise<R> {
  context.publicReads?.noteWrite();
  const actor = command.actor?.(input, context) ?? context.viewer.userId ?? context.viewer.apiTokenId ?? 'stranger';
  const receipt = retryKey && { actor, retryKey, command: command.name, inputHash: hashOf(input) };
  const result = await context.database.kysely.transaction().execute(async (tx) => {
    if (receipt) {
      const known = await findReceipt(tx, receipt);
      if (known) return known as R;
    }
    const { write, settle }: Pending = pendingEffects(tx, context);
    const done = await command.run(write, input);
    if (receipt) await keepReceipt(tx, receipt, done, context.nature.now());
    await settle();
    reached('command:before-commit');
    return done;
  });
  reached('command:after-commit');
  return result;
}

const isRetryKey = (text: string) => /^[^\p{Cc}\p{Cs}]{8,100}$/u.test(text);
const unfitRetryKey: Problem = {
  code: 'RETRY_KEY',
  message: 'Send a clientMutationId of 8 to 100 characters, such as a UUID.',
  field: 'clientMutationId',
};

const mayTryAgain = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
