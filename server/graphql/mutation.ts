import type { Problem } from '#common/inputs.ts';
import { type Command, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import type { Result } from '#server/commands/result.ts';

type Answer<R extends Result> = Partial<R> & { errors?: readonly Problem[] };
type MutationInput = Readonly<Record<string, unknown>> & { clientMutationId?: string | null };

/**
 * Turns a command into the resolver of a mutation: `clientMutationId` is the retry key, and problems a person can fix
 * become the payload's `errors`.
 * @param ids the inputs that are global ids or lists of them, with their type: `{ reviewId: 'Review' }`. Where an id may
 * be of one of several types, the command gets `{ type, id }`.
 */
export const byCommand =
  <Input, R extends Result>(
    command: Command<Input, R>,
    ids: Readonly<Record<string, string | readonly string[]>> = {},
  ) =>
  async ({ clientMutationId, ...input }: MutationInput, context: Context): Promise<Answer<R>> => {
    const local = Object.entries(ids).map(([name, type]) => [
      name,
      typeof type === 'string' ? localIdsOf(type, input[name]) : typedIdOf(type, input[name]),
    ]);
    const given = { ...input, ...Object.fromEntries(local) };
    const outcome = await runCommand(command, context, given, clientMutationId);
    if (outcome.ok) return outcome.result;
    return { ...outcome.rows, errors: outcome.problems } as Answer<R>;
  };

const localIdsOf = (type: string, ids: unknown): unknown =>
  Array.isArray(ids) ? ids.map((id) => localIdOf(type, id)) : localIdOf(type, ids);

/** An id of none of the types is treated as an unknown one of the first. */
function typedIdOf(types: readonly string[], id: unknown) {
  const type = types.find((name) => String(id).startsWith(`${name}:`)) ?? types[0]!;
  return { type, id: localIdOf(type, id) };
}

const nobody = '00000000-0000-0000-0000-000000000000';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The key in a global id. An id of another type, or of none, is treated as unknown. */
export function localIdOf(type: string, id: unknown): unknown {
  if (typeof id !== 'string') return id;
  const key = id.startsWith(`${type}:`) ? id.slice(type.length + 1) : '';
  return uuid.test(key) ? key : nobody;
}
