import type { z } from 'zod';
import { type Problem, readInput } from '#common/inputs.ts';
import { reached } from './checkpoints.ts';
import type { Context } from './context.ts';
import { findReceipt, hashOf, keepReceipt } from './receipts.ts';
import { Refusal } from './refusal.ts';
import { type Pending, pendingEffects, type Write } from './write.ts';

/** A value that JSON keeps as it is. Interfaces do not fit, because others may add to them: use a type. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
/** What a command answers: ids, lists and plain values for the payload. A receipt keeps it as JSON. */
export type Result = { readonly [name: string]: Json };
/** What was done, or why not. A refusal may name rows to show beside its problems. */
export type Outcome<R extends Result> =
  | { ok: true; result: R }
  | { ok: false; problems: readonly Problem[]; rows: Result };

/** One thing a person can do. `run` touches the database only, through `write`, and may be run again on a clash. */
export interface Command<Input, R extends Result> {
  name: string;
  input: z.ZodType<Input>;
  /** Who repeats a retry key: the user, unless the command knows its actor by a token. */
  actor?: (input: Input, context: Context) => string;
  run: (write: Write, input: Input) => Promise<R>;
}

/** Declares a command; see `runCommand` for how it is carried out. */
export const defineCommand = <Input, R extends Result>(command: Command<Input, R>): Command<Input, R> => command;

/**
 * Carries a command out in one transaction: receipt, writes, audit, events, then tasks and announcements last.
 * The same `retryKey` with the same input answers what the first call answered and does nothing again.
 * Serialization failures and deadlocks are tried again, five times at most.
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

/** Carries a command out for a task, where a refusal is a failure: nobody is there to mend its input. */
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
  const actor = command.actor?.(input, context) ?? context.viewer.userId ?? 'stranger';
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
