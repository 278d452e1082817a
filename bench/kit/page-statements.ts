import '#server/tsx-hook.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { writeArtifacts } from '#server/running/artifacts.ts';
import { type Statement, statementsOf } from './statements.ts';
import type { World } from './world.ts';

/** The statements of a recruiter's profile, rendered for a stranger. */
export async function statementsOfProfile(world: World, slug: string): Promise<Statement[]> {
  await writeArtifacts();
  return statementsOfOperation(world, textOf('RecruiterPageQuery'), { slug, reviewKey: '', opensReview: false });
}

/** The statements of an operation for a stranger. */
export async function statementsOfOperation(
  { connectionString }: World,
  text: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Statement[]> {
  // Loaded once the hook above reads .tsx.
  const [{ connect }, { nature }, { executeOperation }, { knownOperation }, { stranger }] = await Promise.all([
    import('#server/database/database.ts'),
    import('#server/commands/context.ts'),
    import('#server/graphql/execute.ts'),
    import('#server/graphql/operations.ts'),
    import('#server/session/viewer.ts'),
  ]);
  const database = connect(connectionString, 1);
  const document = knownOperation({ text }) ?? parse(text);
  const context = { database, viewer: stranger, nature, requestId: 'bench' };
  const statements = await statementsOf(() => executeOperation(context, { document, variables }));
  await database.close();
  return statements;
}

function textOf(name: string): string {
  const file = new URL('../../web/__generated__/operations.json', import.meta.url);
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return texts.find((text) => text.startsWith(`query ${name}(`))!;
}
