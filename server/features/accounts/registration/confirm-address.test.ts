import { describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { createCompany } from '../../profiles/profiles.factories.ts';
import { newAccountLink } from '../account-links.ts';
import { createRegistration, createUser } from '../accounts.factories.ts';
import { setPasswordByLink } from '../passwords/new-password.commands.tsx';
import { hashPassword } from '../passwords/passwords.ts';
import { confirmAddress } from './confirm-address.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

/** An unconfirmed account, with a mailed link for another purpose than its registration. */
async function waiting(email: string, purpose: 'confirm_email' | 'set_password' = 'confirm_email') {
  const { id: userId } = await createUser(database, { type: 'user', email, is_verified: false });
  const password_hash = await hashPassword('the password of the form');
  await createRegistration(database, { email, user_id: userId, password_hash, name: 'Una' });
  const token = await inWrite(context(), (write) => newAccountLink(write, { userId, purpose }));
  return { userId, token };
}
const confirm = ({ userId, token }: { userId: string; token: string }) =>
  inWrite(context(), (write) => confirmAddress(write, userId, token));
const companyOf = (userId: string) =>
  kysely
    .selectFrom('company_members as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .leftJoin('company_domains as d', 'd.company_id', 'c.id')
    .selectAll('c')
    .select(['d.domain', 'd.proven_by'])
    .where('m.user_id', '=', userId)
    .executeTakeFirstOrThrow();

describe('somebody who confirms a registered address', () => {
  test('owns the domain alone, even when two confirm at once', async () => {
    const both = [await waiting('una@gumnut.example'), await waiting('ken@gumnut.example')];
    await Promise.all(both.map(confirm));
    const domains = await Promise.all(both.map(async ({ userId }) => (await companyOf(userId)).domain));
    expect(domains.sort()).toEqual(['gumnut.example', null]);
  });

  test('owns no disposable domain, nor one below it', async () => {
    for (const email of ['una@mailinator.com', 'una@box.mailinator.com', 'una@bigpond.com']) {
      const one = await waiting(email);
      await confirm(one);
      expect(await companyOf(one.userId)).toMatchObject({ name: 'Gumnut Childcare', domain: null });
    }
  });

  test('does not join a company whose domain merely has the same ending', async () => {
    await createCompany(database, { domain: 'harbour.example' });
    const one = await waiting('una@evil-harbour.example');
    await confirm(one);
    expect(await companyOf(one.userId)).toMatchObject({ domain: 'evil-harbour.example', is_approved: false });
  });

  test('by a password link gets that password, and what was registered', async () => {
    const one = await waiting('una@lantern.example', 'set_password');
    const password = 'another password of mine';
    expect(await setPasswordByLink(context(), { token: one.token, password, device: '' })).toMatchObject({
      outcome: 'session',
      session: { attributes: { type: 'user', verified: true } },
    });
    expect(await companyOf(one.userId)).toMatchObject({ name: 'Gumnut Childcare', domain: 'lantern.example' });
    const { verify } = await import('@node-rs/argon2');
    const { password_hash } = await kysely
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', one.userId)
      .executeTakeFirstOrThrow();
    expect(await verify(password_hash!, password)).toBe(true);
  });

  test('takes at most a dozen and a half statements', async () => {
    const one = await waiting('una@dozen.example');
    const query = vi.spyOn((await import('pg')).default.Client.prototype, 'query');
    await confirm(one);
    expect(query.mock.calls.length).toBeLessThanOrEqual(18);
    query.mockRestore();
  });
});
