import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { withoutData } from './log.ts';

const { database } = await testDatabase();

test('a Postgres error is logged with its constraint, without the row it repeats', async () => {
  const error = await database.kysely
    .insertInto('users')
    .values({
      id: '01a1fdf6-a6b3-70f0-b0aa-4a7b04dda646',
      type: 'nobody',
      email: 'casey@person.example',
      name: 'Casey',
    })
    .execute()
    .then(
      () => null,
      (caught: unknown) => caught,
    );
  expect(JSON.stringify(Object.values(error as object))).toContain('casey@person.example');
  const logged = withoutData(error);
  expect(logged).toMatchObject({ code: '23514', constraint: 'users_type_check' });
  expect(JSON.stringify(logged)).not.toContain('casey');
});

test("a mail server's message is logged without the address it names", () => {
  const logged = JSON.stringify(withoutData(new Error('550 5.1.1 <casey@person.example>: nobody has this address')));
  expect(logged).toContain('550 5.1.1 <[address]>: nobody has this address');
});
