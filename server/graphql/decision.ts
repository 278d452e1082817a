import type { InputFieldMap, InputFieldRef } from '@pothos/core';
import type { DecisionCommand } from '#server/commands/decision.ts';
import { plan } from './builder.ts';
import { byCommand } from './mutation.ts';

type Row = ReturnType<typeof plan.type>;
type Fields = Parameters<Parameters<typeof plan.mutation>[1]['input']>[0];

/** What the mutation of a decision has beside the id, the version that was read, and the row in its payload. */
interface More {
  description?: string;
  input?: (t: Fields) => InputFieldMap;
  /** Those of its inputs that are global ids, by the type they must be of. */
  ids?: Readonly<Record<string, string>>;
  /** Further rows of its payload. */
  payload?: Readonly<Record<string, Row>>;
}

/** Declares the mutation of one way to decide; its name is the command's. */
export function decisionMutation(
  command: DecisionCommand,
  shown: Row,
  { description, input, ids, payload }: More = {},
): void {
  const { id, row, type } = command.decides;
  plan.mutation(command.name, {
    ...(description && { description }),
    input: (t): Record<string, InputFieldRef<never, unknown>> =>
      ({
        [id]: t.id({ required: true }),
        expectedVersion: t.int({ required: true }),
        ...input?.(t),
      }) as never,
    payload: { [row]: shown, ...payload },
    command: byCommand(command, { [id]: type, ...ids }) as never,
  });
}
