import type { Context } from '#server/commands/context.ts';
import type { DecisionCommand } from '#server/commands/decision.ts';
import { type Json, mutate, request } from './request.ts';

/** Decides about a row in its present version, as the context's viewer. `rows` is what the payload shows. */
export async function decide(
  context: Context,
  { name, decides: { id, type } }: DecisionCommand,
  key: string,
  rows: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<Json> {
  const seen = await request(context, `query ($id: ID!) { node(id: $id) { ... on ${type} { version } } }`, {
    id: `${type}:${key}`,
  });
  const expectedVersion = seen.data['node']?.['version'] ?? 1;
  return mutate(context, name, { [id]: `${type}:${key}`, expectedVersion, ...input }, rows);
}
