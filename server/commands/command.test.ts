import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#server/database/testing/database.ts';
import { type Command, defineCommand, type Result, runCommand } from './command.ts';
import { Refusal } from './refusal.ts';

const { context } = await testDatabase();

const lists = defineCommand({
  name: 'testLists',
  input: z.object({ names: z.array(z.string()) }),
  run: async (_write, { names }) => ({
    invitations: names,
    errors: [{ code: 'GONE', message: 'It is gone.', field: null }],
    of: { each: names.map((name, index) => ({ name, index, isFirst: index === 0 })) },
  }),
});

test('a repeated call answers the lists and objects of the first', async () => {
  let runs = 0;
  const counted = defineCommand({
    ...lists,
    run: async (write, input) => ({ run: ++runs, ...(await lists.run(write, input)) }),
  });
  const call = () => runCommand(counted, context(), { names: ['b, c', 'a "d"', ''] }, 'the-same-key');
  const first = await call();
  expect(first).toEqual({
    ok: true,
    result: {
      run: 1,
      invitations: ['b, c', 'a "d"', ''],
      errors: [{ code: 'GONE', message: 'It is gone.', field: null }],
      of: {
        each: [
          { name: 'b, c', index: 0, isFirst: true },
          { name: 'a "d"', index: 1, isFirst: false },
          { name: '', index: 2, isFirst: false },
        ],
      },
    },
  });
  expect(await call()).toEqual(first);
  expect(runs).toBe(1);
});

test('a refusal names lists of rows', async () => {
  const refusing: Command<object, Result> = {
    name: 'testRefusal',
    input: z.object({}),
    run: () => Promise.reject(new Refusal([], { reviews: ['a', 'b'] })),
  };
  expect(await runCommand(refusing, context(), {})).toEqual({ ok: false, problems: [], rows: { reviews: ['a', 'b'] } });
});

test('a result that JSON would change does not compile', () => {
  const input = z.object({});
  // @ts-expect-error: a date comes back as text
  defineCommand({ name: 'testDate', input, run: async () => ({ at: new Date() }) });
  // @ts-expect-error: a set comes back empty
  defineCommand({ name: 'testSet', input, run: async () => ({ ids: new Set(['a']) }) });
  // @ts-expect-error: what is undefined does not come back
  defineCommand({ name: 'testUndefined', input, run: async () => ({ id: undefined }) });
  expect(JSON.parse(JSON.stringify([new Date(0), new Set(['a']), { id: undefined }]))).toEqual([
    '1970-01-01T00:00:00.000Z',
    {},
    {},
  ]);
});
