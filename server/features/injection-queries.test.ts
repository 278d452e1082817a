import './index.ts';
import { type GraphQLObjectType, getNamedType, isLeafType, Kind, parse, valueFromASTUntyped } from 'graphql';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import * as declared from '#server/graphql/access/declared.ts';
import { answered, everyFieldOf, prepared } from '#server/graphql/access/testing/measure.ts';
import { requestersOf } from '#server/graphql/access/testing/observe.ts';
import { createPeople, viewerOfCell } from '#server/graphql/access/testing/people.ts';
import { rootArguments } from '#server/graphql/access/testing/specimens.ts';
import { createWorld } from '#server/graphql/access/testing/world.ts';
import { publicErrors } from '#server/graphql/errors.ts';
import { execute } from '#server/graphql/execute.ts';
import { schema } from '#server/graphql/schema.ts';
import { sample } from '#server/testing/tiers.ts';
import { hostileTexts, insides, rawPlaceIn } from './testing/hostile-texts.ts';
import { textsOfRoots, withText } from './testing/text-inputs.ts';

const { database, context } = await testDatabase();
const people = await createPeople(database);
const world = await createWorld(database, context(), people);
const requesters = await requestersOf((cell) => viewerOfCell(database, people, cell), context);
const needed = rootArguments(people, world);
const rootFields = schema.getQueryType()!.getFields();
const withTexts = Object.entries(textsOfRoots(schema)).filter(([, paths]) => paths.length > 0);

describe.each(withTexts)('%s handles any text', (name, paths) => {
  const { context } = requesters.find(({ cell }) => declared.roots[name]!.some((audience) => audience.has(cell)))!;
  const document = prepared(documentOf(name));
  const given = argumentsOf(name);

  test.each(paths.map((path) => [path.join('.'), path] as const))('as %s', async (place, path) => {
    const faults: string[] = [];
    for (const [what, text] of sample(Object.entries(hostileTexts), 2, `${name} ${place}`)) {
      const { data, errors } = await answered(document, context, withText(given, path, text) as object);
      const unclear = errors.filter(({ code, message }) => code === '' || insides.test(message));
      const raw = htmlIn(data).map(rawPlaceIn).filter(Boolean);
      if (unclear.length + raw.length > 0) faults.push(`${what}: ${JSON.stringify([unclear, raw])}`);
    }
    expect(faults).toEqual([]);
  });
});

test("a null byte in the operation itself is reported as the client's error", async () => {
  const document = prepared('{ recruiter(slug: "a\\u0000b") { id } }');
  const { errors } = await execute({ schema, document, contextValue: context() });
  expect(publicErrors(errors!).map(({ message, extensions }) => [extensions!['code'], message])).toEqual([
    ['BAD_VALUE', 'A value in this query is not of the form that it must have.'],
  ]);
});

/** A root field with every argument as a variable, and all fields of its rows. */
function documentOf(name: string): string {
  const { type, args } = rootFields[name]!;
  const of = getNamedType(type) as GraphQLObjectType;
  const selection = of.name.endsWith('Connection')
    ? 'edges { node { __typename } }'
    : `__typename ${'getFields' in of && name !== 'node' && name !== 'nodes' ? everyFieldOf(of) : ''}`;
  const declares = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passes = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `query (${declares}) { ${name}(${passes}) ${isLeafType(of) ? '' : `{ ${selection} }`} }`;
}

/** The other arguments it needs, as values. */
function argumentsOf(name: string): object {
  const [operation] = parse(`{ ${name}${needed[name] ?? ''} { __typename } }`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(name);
  const [field] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error(name);
  const values = (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]);
  return Object.fromEntries(values);
}

/** Texts in a response that are shown as HTML. */
const htmlIn = (data: unknown): string[] =>
  [...JSON.stringify(data ?? {}).matchAll(/"html":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text]) => JSON.parse(text!) as string,
  );
