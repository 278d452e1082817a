import type { Problem } from '#common/inputs.ts';
import { type Command, type Result, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';

type Answer<R extends Result> = Partial<R> & { errors?: readonly Problem[] };
type MutationInput = Readonly<Record<string, unknown>> & { clientMutationId?: string | null };

/**
 * Makes a command the resolver of a mutation: `clientMutationId` is the retry key, what a person can mend comes back as
 * `errors` of the payload.
 * @param ids the inputs that are global ids or lists of them, by the type they must be of: `{ reviewId: 'Review' }`
 */
export const byCommand =
  <Input, R extends Result>(command: Command<Input, R>, ids: Readonly<Record<string, string>> = {}) =>
  async ({ clientMutationId, ...input }: MutationInput, context: Context): Promise<Answer<R>> => {
    const local = Object.entries(ids).map(([name, type]) => [name, localIdsOf(type, input[name])]);
    const asked = { ...input, ...Object.fromEntries(local) };
    const outcome = await runCommand(command, context, asked, clientMutationId);
    if (outcome.ok) return outcome.result;
    return { ...outcome.rows, errors: outcome.problems } as Answer<R>;
  };

const localIdsOf = (type: string, ids: unknown): unknown =>
  Array.isArray(ids) ? ids.map((id) => localIdOf(type, id)) : localIdOf(type, ids);

const nobody = '00000000-0000-0000-0000-000000000000';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The key in a global id. One of another type, or of no type, is nobody's key and answered like any unknown one. */
export function localIdOf(type: string, id: unknown): unknown {
  if (typeof id !== 'string') return id;
  const key = id.startsWith(`${type}:`) ? id.slice(type.length + 1) : '';
  return uuid.test(key) ? key : nobody;
}
