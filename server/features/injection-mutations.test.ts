import './index.ts';
import type { GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Problem } from '#common/inputs.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import * as declared from '#server/graphql/access/declared.ts';
import { answered, prepared } from '#server/graphql/access/testing/measure.ts';
import { requestersOf } from '#server/graphql/access/testing/observe.ts';
import { createPeople, viewerOfCell } from '#server/graphql/access/testing/people.ts';
import { triesOf } from '#server/graphql/access/testing/specimens.ts';
import { createWorld } from '#server/graphql/access/testing/world.ts';
import { schema } from '#server/graphql/schema.ts';
import { testServers } from '#server/integrations/test-servers.ts';
import { sample } from '#server/testing/tiers.ts';
import { hostileNames, hostileTexts, insides, plainText, trace } from './testing/hostile-texts.ts';
import { faultsOfRow } from './testing/kept-texts.ts';
import { type TextPath, textsOfMutations, withText } from './testing/text-inputs.ts';
import { undone } from './testing/undone.ts';

const { database, context } = await testDatabase();
const people = await createPeople(database);
const world = await createWorld(database, context(), people);
const requesters = await requestersOf((cell) => viewerOfCell(database, people, cell), context);
const tries = triesOf(people, world);
testServers.url = () => 'http://127.0.0.1:9';

/** Ends at a vendor: the tests of connecting try its texts. */
const { finishConnecting: _, ...texts } = textsOfMutations(schema);

describe.each(Object.entries(texts))('%s handles any text', (name, paths) => {
  const document = prepared(documentOf(name));
  const { input, prepare } = tries[name]!;
  const able = requesters.filter(({ cell }) => declared.mutations[name]!.some((audience) => audience.has(cell)));

  const send = async (requester: (typeof requesters)[number], given: unknown) => {
    const { answer, written } = await undone(requester.context, (within) =>
      answered(document, within, { input: given as object }),
    );
    return { ...answer, problems: problemsIn(answer.data?.['at']), written };
  };
  /** Somebody who may call the mutation, with its required input. */
  const find = async () => {
    await prepare?.();
    for (const requester of able)
      if ((await send(requester, input(requester.cell.side))).problems.length === 0) return requester;
    throw new Error(`Nobody can do ${name}`);
  };
  let found: ReturnType<typeof find> | undefined;

  test.each(paths.map((path) => [path.join('.'), path] as const))('as %s', async (place, path) => {
    found ??= find();
    const requester = await found;
    const faults: string[] = [];
    const plain = await send(requester, withText(input(requester.cell.side), path, plainText));
    const isKept =
      path.at(-1) !== 'clientMutationId' && plain.written.some(({ row }) => JSON.stringify(row).includes(plainText));
    const hostile = Object.entries(isKept ? hostileTexts : hostileNames);
    for (const [what, text] of sample(hostile, 2, `${name} ${place}`)) {
      const { errors, problems, written } = await send(requester, withText(input(requester.cell.side), path, text));
      const tell = (fault: unknown) => faults.push(`${what}: ${JSON.stringify(fault)}`);
      errors.filter(({ code }) => code !== 'BAD_USER_INPUT').forEach(tell);
      problems.filter((problem) => !isClear(problem, path)).forEach(tell);
      if (problems.length === 0) written.flatMap((row) => faultsOfRow(row, text)).forEach(tell);
    }
    expect(faults).toEqual([]);
  });
});

function documentOf(name: string): string {
  const { type } = schema.getMutationType()!.getFields()[name]!;
  const problem = '{ code message field }';
  const results = 'results' in (type as GraphQLObjectType).getFields() ? `results { errors ${problem} }` : '';
  return `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { at: ${name}(input: $input) { errors ${problem} ${results} } }`;
}

interface Payload {
  errors: readonly Problem[];
  results?: readonly { errors: readonly Problem[] }[];
}

const problemsIn = (payload: unknown): readonly Problem[] => {
  const { errors = [], results = [] } = (payload ?? {}) as Partial<Payload>;
  return [...errors, ...results.flatMap((result) => result.errors)];
};

/** A problem belongs to the field, reveals no internals, and repeats nothing that was typed. */
function isClear({ code, message, field }: Problem, path: TextPath): boolean {
  const isBeside =
    field === null ||
    String(path.at(-1)) === field ||
    path.join('.').startsWith(field) ||
    field.startsWith(String(path[0]));
  return code !== '' && message.length < 200 && !insides.test(message) && !trace.test(message) && isBeside;
}
