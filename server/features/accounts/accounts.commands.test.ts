import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createSuperAdmin } from './accounts.commands.ts';
import { signIn } from './session/sign-in.ts';

const { database, context } = await testDatabase();
const wishes = { email: 'root@installation.example', password: 'four words unlike each other', name: 'Root' };

describe('the first super admin', () => {
  test.each([
    ['short', 'Use at least 12 characters.'],
    ['password123456', 'easy to guess'],
    ['root@installation.example', 'email address'],
  ])('does not get the password %s', async (password, message) => {
    await expect(createSuperAdmin(database, { ...wishes, password })).rejects.toThrow(message);
    expect(await database.kysely.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('needs an address we can send to', async () => {
    await expect(createSuperAdmin(database, { ...wishes, email: 'root' })).rejects.toThrow('Enter an email address');
  });

  test('signs in with a good one, and is created once', async () => {
    await createSuperAdmin(database, wishes);
    const { outcome } = await signIn(context(), { username: wishes.email, password: wishes.password });
    expect(outcome).toBe('session');
    await expect(createSuperAdmin(database, wishes)).rejects.toThrow("There's already an account");
  });
});
