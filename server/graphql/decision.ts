import type { DecisionCommand } from '#server/commands/decision.ts';
import type { Result } from '#server/commands/result.ts';
import type { plan } from './builder.ts';
import { type CommandMutationOptions, commandMutation } from './command-mutation.ts';

type Row = ReturnType<typeof plan.type>;

/** Declares the mutation of one way to decide. Its payload is the row, and the rows in `payload`. */
export function decisionMutation(
  command: DecisionCommand,
  shown: Row,
  { ids, payload, ...options }: CommandMutationOptions<Result> = {},
): void {
  const { id, row, type } = command.decides;
  commandMutation(command, { ...options, ids: { [id]: type, ...ids }, payload: { [row]: shown, ...payload } });
}
