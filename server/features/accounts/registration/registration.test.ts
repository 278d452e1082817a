import '../../mailing/mailing.tasks.ts';
import './registration.tasks.tsx';
import '#server/storage/files.tasks.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { system } from '#server/session/viewer.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createUser } from '../accounts.factories.ts';
import { formOf, logo, registrationApp, type Sent, type Typed, typed } from '../testing/registration.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const [folder] = await testPlaces();
folder.use();
const { register, post } = await registrationApp(database);

beforeEach(async () => {
  for (const table of ['login_failures', 'mails', 'registrations', 'companies', 'users'] as const)
    await kysely.deleteFrom(table).execute();
});

const done = () => doTasks(context(system));
const count = async (table: 'users' | 'companies' | 'registrations' | 'files') =>
  Number(
    (
      await kysely
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const mailsTo = (email = typed.email) =>
  kysely
    .selectFrom('mails')
    .select(['kind', 'text', 'html', 'subject', 'to_name'])
    .where('to_email', '=', email)
    .orderBy('queued_at')
    .execute();
/** The token of the last mailed link. */
const lastToken = async (email?: string) => /\/login\/link\/([\w-]+)/.exec((await mailsTo(email)).at(-1)!.text)![1]!;
const confirm = (token: string) => post('/login/token', new URLSearchParams({ token }));
const signIn = (password = typed.password, email = typed.email) =>
  post('/login/login_check', new URLSearchParams({ _username: email, _password: password }));
/** Pretends that the last email to an address is long past. */
const later = () =>
  kysely
    .updateTable('mails')
    .set({ queued_at: new Date(Date.now() - 3_600_000) })
    .execute();

async function registerAndConfirm(change: Typed = {}, file?: Sent) {
  await register(change, file);
  await done();
  return confirm(await lastToken(change.email));
}
const userOf = (email = typed.email) =>
  kysely
    .selectFrom('users as u')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .leftJoin('company_domains as d', 'd.company_id', 'c.id')
    .selectAll('u')
    .select(['c.id as company_id', 'c.name as company', 'd.domain', 'c.is_approved', 'c.website', 'c.logo_file_id'])
    .select(({ selectFrom }) =>
      selectFrom('user_roles')
        .whereRef('user_id', '=', 'u.id')
        .select(({ fn }) => fn.agg<string[]>('array_agg', ['role']).as('r'))
        .as('roles'),
    )
    .where('u.email', '=', email)
    .executeTakeFirst();

const accepted = { success: true, code: 200, message: 'Check your email. We sent you a link.' };

describe('an employer who registers', () => {
  test('gets a link, and signs in with it as the admin of an unapproved company', async () => {
    const answer = await register();
    expect([answer.status, answer.json, answer.headers.get('cache-control')]).toEqual([200, accepted, 'no-store']);
    await done();
    expect(await userOf()).toMatchObject({ is_verified: false, password_hash: null, roles: null, company: null });
    const { status, json } = await confirm(await lastToken());
    expect([status, json.attributes]).toEqual([
      200,
      expect.objectContaining({
        type: 'user',
        verified: true,
        profileComplete: true,
        companyComplete: false,
        approved: false,
        country: 'AU',
      }),
    ]);
    const user = await userOf();
    expect(user).toMatchObject({
      name: typed.name,
      company: typed.company,
      domain: 'gumnut.example',
      is_approved: false,
      website: 'https://gumnut.example/',
    });
    expect(user?.roles?.sort()).toEqual(['ROLE_USER', 'ROLE_USER_ADMIN']);
    expect(await count('registrations')).toBe(0);
    expect((await signIn()).status).toBe(200);
  });

  test('gets in with no password before the address is confirmed, and always sees the same answer', async () => {
    await register();
    await done();
    const { status, json } = await signIn();
    expect(status).toBe(401);
    expect(json).toMatchObject((await signIn(typed.password, 'nobody@gumnut.example')).json);
  });

  test('can use a form without a file', async () => {
    const fields = Object.entries(typed).map(([name, value]) => [`register[${name}]`, value] as [string, string]);
    expect((await post('/register', new URLSearchParams(fields))).json).toEqual(accepted);
    await done();
    expect(await mailsTo()).toHaveLength(1);
  });

  test('cannot change anything with extra fields, nested or named like object properties', async () => {
    const form = formOf(typed);
    for (const name of [
      'register[roles][]',
      'register[a][b][c][d][e][f][g]',
      'register[__proto__][admin]',
      'register[name][first]',
      'other',
      'register',
    ])
      form.append(name, 'ROLE_SUPER_ADMIN');
    form.append('register[cv]', new Blob(['%PDF-1.7']), 'cv.pdf');
    expect((await post('/register', form)).json).toEqual(accepted);
    await done();
    await confirm(await lastToken());
    expect(await userOf()).toMatchObject({ name: typed.name });
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  test('with free mail owns no domain', async () => {
    await registerAndConfirm({ email: 'una@gmail.com' });
    expect(await userOf('una@gmail.com')).toMatchObject({ company: typed.company, domain: null });
  });

  test("with an approved company's domain joins it, without admin rights", async () => {
    await registerAndConfirm();
    await kysely.updateTable('companies').set({ is_approved: true, name: 'Gumnut' }).execute();
    await registerAndConfirm({ email: 'ken@gumnut.example', company: 'Something else' }, { bytes: logo });
    expect(await userOf('ken@gumnut.example')).toMatchObject({ company: 'Gumnut', roles: ['ROLE_USER'] });
    expect(await count('companies')).toBe(1);
    await done();
    expect(await kysely.selectFrom('files').select('id').where('state', '<>', 'removed').execute()).toEqual([]);
  });

  test("with an unapproved company's domain gets a separate company, without the domain", async () => {
    await registerAndConfirm();
    await registerAndConfirm({ email: 'ken@gumnut.example' });
    expect(await userOf('ken@gumnut.example')).toMatchObject({ company: typed.company, domain: null });
    expect(await count('companies')).toBe(2);
  });
});

describe('an address with an account', () => {
  beforeEach(() => createUser(database, { email: typed.email, name: 'Una', password: 'the password of before' }));

  test('gets the same answer, and an email about its account that repeats nothing', async () => {
    const known = await register({ name: 'Click evil.example', company: 'Evil' }, { bytes: logo });
    const unknown = await register({ email: 'new@gumnut.example' }, { bytes: logo });
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json]);
    await done();
    const [mail, ...more] = await mailsTo();
    expect([mail!.kind, more]).toEqual(['security-known-address', []]);
    expect(mail!.text).toMatch(/http:\/\/\S+\/restore-password/);
    expect(mail!.html + mail!.to_name + mail!.subject).not.toMatch(/evil|Click/i);
    expect(await userOf()).toMatchObject({ name: 'Una', roles: null });
    expect((await signIn('the password of before')).status).toBe(200);
    expect((await signIn()).status).toBe(401);
  });

  test('takes as many statements as an unknown one while the sender waits', async () => {
    const counted = [
      await statementsOf(() => register()),
      await statementsOf(() => register({ email: 'new@gumnut.example' })),
    ];
    expect(counted[0]).toBe(counted[1]);
    expect(counted[0]).toBeLessThanOrEqual(10);
  });
});

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn((await import('pg')).default.Client.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

describe('an address that was registered and never confirmed', () => {
  test('gets one email for repeated requests', async () => {
    await Promise.all([register(), register()]);
    await register();
    await done();
    expect(await mailsTo()).toHaveLength(1);
    await confirm(await lastToken());
    expect((await signIn()).status).toBe(200);
    expect(await count('companies')).toBe(1);
  });

  test('is served or refused, however many register it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => register()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await done();
    expect(await mailsTo()).toHaveLength(1);
    await confirm(await lastToken());
    expect((await signIn()).status).toBe(200);
  });

  test('gets the link again when the same person registers again, with what they type now', async () => {
    await register({}, { bytes: logo });
    await done();
    await later();
    await register({ company: 'Gumnut Childcare Group' });
    await done();
    expect(await mailsTo()).toHaveLength(2);
    expect(await count('registrations')).toBe(1);
    await confirm(await lastToken());
    expect(await userOf()).toMatchObject({ company: 'Gumnut Childcare Group', logo_file_id: null });
    expect((await signIn()).status).toBe(200);
  });

  test("keeps each person's data with their own link, and no password, when two people registered it", async () => {
    await register({ name: 'Mallory', company: 'Evil', password: 'the password of mallory' });
    await done();
    const ofMallory = await lastToken();
    await later();
    await register();
    await done();
    expect((await mailsTo()).at(-1)!.text).toContain('none of them works');
    await confirm(await lastToken());
    expect(await userOf()).toMatchObject({ name: typed.name, company: typed.company, password_hash: null });
    expect((await signIn('the password of mallory')).status).toBe(401);
    expect((await confirm(ofMallory)).status).toBe(200);
    expect(await userOf()).toMatchObject({ company: typed.company, password_hash: null });
  });

  test("holds no stranger's password even when only their email was sent", async () => {
    await register({ password: 'the password of mallory' });
    await register();
    await done();
    expect(await mailsTo()).toHaveLength(1);
    await confirm(await lastToken());
    expect((await signIn('the password of mallory')).status).toBe(401);
  });

  test('gets five emails a day at most', async () => {
    for (let times = 0; times < 7; times++) {
      await register();
      await done();
      await later();
    }
    expect(await mailsTo()).toHaveLength(5);
  });
});
