import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type DocumentNode, type OperationDefinitionNode, parse } from 'graphql';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { executor } from './executor.ts';
import type { Plan } from './plan.ts';
import { Plans } from './plans.ts';
import { PreparedStatements } from './prepared.ts';
import { RootFields } from './root-fields.ts';
import { Variables } from './run.ts';
import { plan, schema } from './testing/house.ts';
import { readSite } from './testing/site.ts';

const site = await readSite();
let collectGarbage: () => void;
beforeAll(() => {
  setFlagsFromString('--expose-gc');
  collectGarbage = runInNewContext('gc');
});

const own = executor(plan, { isOwnOperation: () => true });

const operationOf = (document: DocumentNode) => document.definitions[0] as OperationDefinitionNode;

test('one text for all arguments, prepared for our own operations', async () => {
  const text =
    'query ($s: String!, $n: Int) { recruiter(slug: $s) { late: reviews(first: $n) { edges { node { id } } } } }';
  const conditions = [
    { s: 'r-1', n: 1 },
    { s: 'r-2', n: 5 },
    { s: 'r-3', n: undefined },
  ];
  const contextValue = site.stranger();
  for (const variables of conditions) await site.request(text, contextValue, variables);
  for (const strange of contextValue.statements) expect(strange).not.toHaveProperty('name');
  const document = parse(text);
  for (const variableValues of conditions) await own({ schema, document, contextValue, variableValues });
  const names = contextValue.statements.slice(conditions.length).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set([expect.any(String)]));
  expect(new Set(contextValue.statements.map((one) => one.text)).size).toBe(1);
});

test('another operation is prepared once it is sent often enough', async () => {
  const contextValue = site.stranger();
  const text = 'query ($s: String!) { recruiter(slug: $s) { again: name } }';
  for (let n = 0; n < 21; n++) await site.request(text, contextValue, { s: `r-${n}` });
  const { statements } = contextValue;
  expect(statements.filter(({ name }) => name)).toHaveLength(2);
  expect(statements[19]!.name).toBe(statements[20]!.name);
});

test('a value used in several places is one parameter', async () => {
  const context = site.as(8);
  await site.request(
    '{ reviews(first: 2) { edges { node { note author { email } subject { ... on Recruiter { name } } } } pageInfo { endCursor } } }',
    context,
  );
  expect(context.statements[0]!.values.filter((value) => value === 8)).toHaveLength(1);
});

test('a plan keeps no request alive', async () => {
  const document = parse(
    'query ($s: String!) { recruiter(slug: $s) { name salary @skip(if: false) reviews(first: 2) { edges { cursor node { note } } } } }',
  );
  const compile = () => {
    const [root] = new RootFields(schema, document, operationOf(document)).of({ s: 'r-1' })!;
    if (!root || 'text' in root) throw new Error('No statement answers it');
    const { plan: compiled, run } = plan.prepare(root.place, site.as(1), root.build);
    return { compiled, refs: [run, run.context, run.variables].map((one) => new WeakRef<object>(one)) };
  };
  const { compiled, refs } = compile();
  await new Promise((resolve) => setTimeout(resolve, 10));
  collectGarbage();
  expect(refs.map((ref) => ref.deref())).toEqual([undefined, undefined, undefined]);
  expect(compiled.text).toContain('select');
});

test("ten thousand different queries don't grow the heap or the prepared statements", async () => {
  const pool = new pg.Pool({ connectionString: site.connectionString, max: 2 });
  const heap: number[] = [];
  const request = async (n: number) => {
    const contextValue = { ...site.stranger(), pool };
    await site.run({ schema, document: parse(`{ me { a${n}: name b: id } }`), contextValue });
  };
  for (let n = 0; n < 10_000; n += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, i) => request(n + i)));
    if (n % 2000 !== 1980) continue;
    collectGarbage();
    heap.push(process.memoryUsage().heapUsed);
  }
  const { rows } = await pool.query('select name from pg_prepared_statements');
  await pool.end();
  expect(rows).toEqual([]);
  expect(heap.at(-1)! - heap[1]!).toBeLessThan(3_000_000);
  expect(plan.plans.size).toBeLessThan(600);
}, 60_000);

describe('the kept plans', () => {
  const operation = (text: string) => operationOf(parse(text));
  const compiled = (id: string) => ({ text: id }) as unknown as Plan;
  /** Finds a plan whose only question is the value of `x`, and returns how often one was compiled. */
  const finder = (plans: Plans) => {
    let times = 0;
    const find = (of: OperationDefinitionNode, x: string) => {
      plans.find(of, 'root', new Variables({ x }), () => {
        times++;
        return {
          plan: compiled(x),
          conditions: [{ question: (variables) => String(Reflect.get(variables.values, 'x')), answer: x }],
        };
      });
      return times;
    };
    return find;
  };

  test('are limited per operation, whose plans then start over', () => {
    const find = finder(new Plans({ maxVariants: 3 }));
    const one = operation('{ me { id } }');
    expect(['1', '2', '3', '1', '2', '3'].map((x) => find(one, x))).toEqual([1, 2, 3, 3, 3, 3]);
    expect([find(one, '4'), find(one, '1')]).toEqual([4, 5]);
  });

  test('of other operations make room for each other, but never for our own', () => {
    const plans = new Plans({ maxStrange: 2 });
    const find = finder(plans);
    const [ours, a, b, c] = ['{ a: me { id } }', '{ b: me { id } }', '{ c: me { id } }', '{ d: me { id } }'].map(
      operation,
    );
    plans.adopt(ours!);
    expect([ours, a, b, a, c, a, ours].map((one) => find(one!, 'x'))).toEqual([1, 2, 3, 3, 4, 4, 4]);
    expect(find(b!, 'x')).toBe(5);
    expect(plans.size).toBe(3);
  });
});

describe('the prepared statements', () => {
  const planOf = (text: string) => ({ text }) as unknown as Plan;

  test('include those of other operations only while there is room, and always our own', () => {
    const prepared = new PreparedStatements({ maxStrange: 1, often: 2 });
    const [first, second, ours] = [planOf('first'), planOf('second'), planOf('ours')];
    const isNamed = (one: Plan, isOwn = false) => prepared.nameOf(one, isOwn) !== undefined;
    expect([isNamed(first), isNamed(first)]).toEqual([false, true]);
    expect([isNamed(second), isNamed(second), isNamed(second)]).toEqual([false, false, false]);
    expect([isNamed(ours, true), isNamed(first)]).toEqual([true, true]);
  });

  test('have one name per text, whichever plan uses it', () => {
    const prepared = new PreparedStatements();
    expect(prepared.nameOf(planOf('a'), true)).toBe(prepared.nameOf(planOf('a'), true));
    expect(prepared.nameOf(planOf('a'), true)).not.toBe(prepared.nameOf(planOf('b'), true));
  });
});
