import { type ExecutionResult, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { permissionsOf, roles } from '#common/roles.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { stranger } from '#server/session/viewer.ts';
import { sample } from '#server/testing/tiers.ts';
import { plan } from './builder.ts';
import { execute } from './execute.ts';
import { queriesOfEverything } from './read/testing/every-field.ts';
import { schema } from './schema.ts';

const { context } = await testDatabase();
/** A viewer who is never refused, so every statement runs. */
const everybody = { ...stranger, isStaff: true, permissions: new Set(permissionsOf(roles)) };
const nodeTypes = [...plan.types.values()].filter((type) => type.isNode).map((type) => type.name);

/** access.test.ts requests each field on its own; these combine them. */
const queries = sample(queriesOfEverything(schema, nodeTypes), 40, 'queries of everything');

test.each(queries)('Postgres accepts %s', async (text) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const result: ExecutionResult = await execute({ schema, document, contextValue: context(everybody) });
  const ours = (result.errors ?? []).filter((error) => !error.extensions['code']);
  expect(ours.map((error) => error.message)).toEqual([]);
});
