import type { Context } from '#server/commands/context.ts';
import { type Json, request } from '#server/graphql/testing/request.ts';

/** The names in a list of recruiters and agencies, in its order; `said` are the list's arguments. */
export async function listedNames(
  context: Context,
  list: 'favourites' | 'profileLooks' | 'suppliers',
  said = '',
): Promise<string[]> {
  const { data } = await request(
    context,
    `{ ${list}${said} { edges { node { recruiter { name } agency { name } } } } }`,
  );
  return (data[list]!['edges'] as unknown as { node: Json }[]).map(({ node }) =>
    String((node['recruiter'] ?? node['agency'])!['name']),
  );
}
