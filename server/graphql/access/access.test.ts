import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { testServers } from '#server/integrations/test-servers.ts';
import { schema } from '../schema.ts';
import { type Audience, audiences, type Cell, cellName } from './cells.ts';
import * as declared from './declared.ts';
import { openFields } from './names.ts';
import { observeMutation, observeRoot, observeType, requestersOf } from './testing/observe.ts';
import { createPeople, viewerOfCell } from './testing/people.ts';
import { rootArguments, specimensOf, triesOf } from './testing/specimens.ts';
import { createWorld } from './testing/world.ts';
import { undeclared } from './undeclared.ts';

const { database, context } = await testDatabase();
// Everything that people can connect to is offered; none of it is called.
testServers.url = () => 'http://127.0.0.1:9';
const people = await createPeople(database);
const world = await createWorld(database, context(), people);
const requesters = await requestersOf((cell) => viewerOfCell(database, people, cell), context);
const specimens = specimensOf(people, world);
const tries = triesOf(people, world);
const args = rootArguments(people, world);

const isIn = (who: readonly Audience[], cell: Cell) => who.some((audience) => audience.has(cell));
const named = (cells: readonly Cell[]) => cells.map(cellName).sort();
test('every type, field, root field and mutation is declared, and nothing else', () => {
  expect(undeclared(schema, declared)).toEqual([]);
});

test('there is a row to read for every type, and an input for every mutation', () => {
  const states = Object.entries(declared.types).flatMap(([name, { states = {} }]) => [
    name,
    ...Object.keys(states).map((state) => `${name} (${state})`),
  ]);
  expect(Object.keys(specimens).sort(), 'server/graphql/access/testing/specimens.ts').toEqual(states.sort());
  expect(Object.keys(tries).sort(), 'server/graphql/access/testing/specimens.ts').toEqual(
    Object.keys(declared.mutations).sort(),
  );
});

describe.each(Object.entries(specimens))('%s', (name, specimen) => {
  const [type, state] = name.split(/ \(|\)/) as [string, string?];
  const access = declared.types[type]!;
  const rows = (state && access.states?.[state]) || access.rows;

  test('is visible to those it is declared for, field by field', async () => {
    const { seen, hidden, unknown } = await observeType(requesters, name, specimen);
    expect(said(seen.get('')!), `who sees a ${name}`).toEqual(said(cellsIn(rows)));
    if (specimen.variables && specimen.path.length === 1)
      expect(hidden, 'it looks missing to all others').toEqual(hidden.length ? [unknown] : []);
    for (const field of openFields(access))
      expect(said(seen.get(field)!), `who sees ${name}.${field}`).toEqual(said(cellsIn(rows)));
    if (state) return;
    for (const [field, who] of Object.entries(access.guarded ?? {}))
      expect(said(seen.get(field)!), `who sees ${name}.${field}`).toEqual(said(cellsIn(who)));
  });
});

test.each(Object.entries(declared.roots))('the root field %s answers those it is declared for', async (name, who) => {
  expect(said(await observeRoot(requesters, name, args[name] ?? ''))).toEqual(said(cellsIn(who)));
});

describe.each(Object.entries(declared.mutations))('%s', (name, who) => {
  const one = tries[name]!;

  test('runs for those it is declared for, and otherwise looks like a missing row to those who cannot see it', async () => {
    await one.prepare?.();
    const outcomes = await observeMutation(requesters, name, one);
    const tried = outcomes.map(({ cell }) => cell);
    const done = outcomes.filter(({ isDone }) => isDone).map(({ cell }) => cell);
    const refusals = [...new Set(outcomes.map(({ refusal }) => refusal))].join('\n');
    expect(said(done, tried), `who does it; refused are the others:\n${refusals}\n`).toEqual(
      said(
        tried.filter((cell) => isIn(who, cell)),
        tried,
      ),
    );
    const seers = one.of ? declared.types[one.of]!.rows : [];
    for (const { cell, isDone, refusal, unknown } of outcomes) {
      if (isDone) continue;
      expect(refusal, `${cellName(cell)} is told why`).toMatch(/"code":"[\w]+"/);
      if (one.of && !isIn(seers, cell)) expect(refusal, `${cellName(cell)} is told as of an unknown row`).toBe(unknown);
    }
  });
});

const all = requesters.map(({ cell }) => cell);
const cellsIn = (who: readonly Audience[], among = all) => among.filter((cell) => isIn(who, cell));

/** Cells in as few words as possible: whole audiences first, then the remaining ones. */
function said(cells: readonly Cell[], among = all): readonly string[] {
  const isWhole = (audience: Audience) => cellsIn([audience], among).every((cell) => cells.includes(cell));
  const whole = audiences.filter(isWhole);
  const largest = whole.filter((one) => !whole.some((other) => holds(other, one, among)));
  return [...largest.map(({ name }) => name), ...named(cells.filter((cell) => !isIn(largest, cell)))];
}

const holds = (larger: Audience, smaller: Audience, among: readonly Cell[]) =>
  cellsIn([smaller], [...among]).every((cell) => larger.has(cell)) &&
  cellsIn([larger], [...among]).length > cellsIn([smaller], [...among]).length;
