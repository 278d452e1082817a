import { readFileSync, writeFileSync } from 'node:fs';
import { type Operations, unanswered } from '#server/graphql/released.ts';
import { schema } from '#server/graphql/schema.ts';
import { writeArtifacts } from '#server/running/artifacts.ts';

/**
 * Records the operations of this release's pages, which every later schema must support: see docs/how-to/release.md.
 */
await writeArtifacts();
const operations: Operations = JSON.parse(readFileSync('web/__generated__/operations.json', 'utf8'));
const problems = unanswered(schema, operations);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
writeFileSync('released-operations.json', `${JSON.stringify(operations, null, 2)}\n`);
console.log(`${Object.keys(operations).length} operations are held to from now on.`);
