import { beforeEach, describe, expect, test } from 'vitest';
import '#server/features/index.ts';
import { emailChangeUrl } from '#common/urls.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { isOfAgency } from '#server/features/profiles/own-addresses.ts';
import { createRecruiter, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { publicPages } from '#server/features/testing/public-pages.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { isSuppressed, suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { newAccountLink } from '../account-links.ts';
import { createRegistration, createUser, viewerFor } from '../accounts.factories.ts';
import { refreshSession, startSession } from '../session/sessions.ts';
import { signIn } from '../session/sign-in.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const password = 'a long enough password';
beforeEach(async () => {
  await kysely.deleteFrom('login_failures').execute();
  await kysely.deleteFrom('mails').execute();
});

let people = 0;
/** A person signed in on two devices, and their new address. */
async function newPerson() {
  const user = await createUser(database, { password, name: 'Dana Price' });
  const here = (await startSession(context(), user.id)).refresh_token;
  const there = (await startSession(context(), user.id)).refresh_token;
  const viewer = await viewerFor(database, user.id);
  return { user, viewer, here, there, newEmail: `new-${++people}@people.example` };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const ask = ({ viewer, here, newEmail }: Person, input: object = {}, now?: Date) =>
  mutate(context(viewer, now), 'requestEmailChange', {
    ...{ newEmail, currentPassword: password, refreshToken: here },
    ...input,
  });
const mailsTo = (email: string) =>
  kysely.selectFrom('mails').select(['kind', 'text', 'subject']).where('to_email', '=', email).orderBy('id').execute();
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind.replace('security-', ''));
/** The token of the newest link to an address. */
async function tokenTo(email: string): Promise<string> {
  const mails = await mailsTo(email);
  const pattern = /\/email-change\/([\w-]+)/;
  return mails.flatMap(({ text }) => pattern.exec(text ?? '')?.[1] ?? []).at(-1)!;
}
const confirm = (token: string, now?: Date) => mutate(context(stranger, now), 'confirmEmailChange', { token });
const stop = (token: string, endsSessions = false) =>
  mutate(context(stranger), 'refuseEmailChange', { token, endsSessions });
const emailOf = async (id: string) =>
  (await kysely.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const stateOf = async (userId: string) =>
  (await kysely.selectFrom('email_changes').select('state').where('user_id', '=', userId).orderBy('id').execute()).map(
    ({ state }) => state,
  );
const isOpen = async (refreshToken: string) => (await refreshSession(context(), refreshToken)) !== null;
const auditOf = async (userId: string) =>
  (
    await kysely
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', userId)
      .orderBy('at')
      .orderBy('action', 'desc')
      .execute()
  ).map(({ action }) => action);
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const shown = async (viewer: Viewer) =>
  (await request(context(viewer), '{ viewer { email emailChange { newEmail oldConfirmedAt newConfirmedAt } } }')).data
    .viewer;
const stateBehind = async (token: string, now?: Date) => {
  const text = `query ($token: String!) {
    old: emailChangeToAllow(token: $token) { state newEmail } new: emailChangeToConfirm(token: $token) { state newEmail } }`;
  return (await request(context(stranger, now), text, { token })).data;
};

describe('an email address', () => {
  test.each(['old first', 'new first'])('changes once both have confirmed it, %s', async (order) => {
    const person = await newPerson();
    const { user, viewer, newEmail } = person;
    expect((await ask(person)).errors).toEqual([]);
    expect(await shown(viewer)).toEqual({
      email: user.email,
      emailChange: { newEmail, oldConfirmedAt: null, newConfirmedAt: null },
    });
    const addresses = order === 'old first' ? [user.email, newEmail] : [newEmail, user.email];
    const [first, second] = [await tokenTo(addresses[0]!), await tokenTo(addresses[1]!)];
    expect((await confirm(first)).errors).toEqual([]);
    expect(await emailOf(user.id)).toBe(user.email);
    expect((await signIn(context(), { username: user.email, password })).outcome).toBe('session');
    expect((await confirm(first)).errors).toEqual([]);
    expect(await emailOf(user.id)).toBe(user.email);
    expect((await confirm(second)).errors).toEqual([]);
    expect(await emailOf(user.id)).toBe(newEmail);
    expect(await shown(viewer)).toEqual({ email: newEmail, emailChange: null });
    expect((await signIn(context(), { username: newEmail, password })).outcome).toBe('session');
    expect((await signIn(context(), { username: user.email, password })).outcome).toBe('wrong');
    expect(await kindsTo(user.email)).toEqual(['allow-email-change', 'email-changed']);
    expect(await kindsTo(newEmail)).toEqual(['confirm-new-email', 'email-changed']);
    expect((await mailsTo(user.email)).map(({ text }) => text).join()).toMatch(/ [AP]M UTC(?! UTC)/);
    expect(await auditOf(user.id)).toEqual([
      'requestEmailChange',
      'confirmEmailChange',
      'confirmEmailChange',
      'changeEmail',
    ]);
  });

  test('changes once, however often and however simultaneously both confirm it', async () => {
    const person = await newPerson();
    await ask(person);
    const tokens = [await tokenTo(person.user.email), await tokenTo(person.newEmail)];
    const answers = await Promise.all([...tokens, ...tokens].map((token) => confirm(token)));
    for (const token of tokens) answers.push(await confirm(token));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await emailOf(person.user.id)).toBe(person.newEmail);
    expect((await kindsTo(person.newEmail)).filter((kind) => kind === 'email-changed')).toHaveLength(1);
  });

  test('that changes ends all sessions but the one that asked, and all mailed links', async () => {
    const person = await newPerson();
    const { user, here, there, newEmail } = person;
    await ask(person);
    const link = await inWrite(context(), (write) =>
      newAccountLink(write, { userId: user.id, purpose: 'set_password' }),
    );
    await confirm(await tokenTo(user.email));
    expect(await isOpen(there)).toBe(true);
    await confirm(await tokenTo(newEmail));
    const open = kysely
      .selectFrom('session_families')
      .select('id')
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null);
    expect(await open.execute()).toHaveLength(1);
    expect(await isOpen(here)).toBe(true);
    const unused = kysely.selectFrom('account_links').select('used_at').where('user_id', '=', user.id);
    expect(link).toBeTruthy();
    expect(await unused.execute()).toEqual([{ used_at: expect.any(Date) }]);
  });

  test('in any spelling is the same one; the present one is refused', async () => {
    const person = await newPerson();
    expect(codes(await ask(person, { newEmail: ` ${person.user.email.toUpperCase()}\u200b` }))).toEqual(['SAME_EMAIL']);
    expect((await ask(person, { newEmail: 'robin' })).errors).toEqual([{ code: 'invalid', field: 'newEmail' }]);
    expect((await ask(person, { newEmail: ` ${person.newEmail.toUpperCase()} ` })).errors).toEqual([]);
    expect(await kindsTo(person.newEmail)).toEqual(['confirm-new-email']);
  });

  test('needs the current password, and its owner', async () => {
    const person = await newPerson();
    const wrong = { currentPassword: 'a guess' };
    expect((await ask(person, wrong)).errors).toEqual([{ code: 'WRONG_PASSWORD', field: 'currentPassword' }]);
    const acting = { ...person, viewer: { ...person.viewer, impersonatedBy: person.user.id } };
    expect(codes(await ask(acting))).toEqual(['IMPERSONATING']);
    for (const name of ['sendEmailChangeAgain', 'cancelEmailChange'])
      expect(codes(await mutate(context(acting.viewer), name, {}))).toEqual(['IMPERSONATING']);
    expect(codes(await ask({ ...person, viewer: stranger }))).toEqual(['NOT_FOUND']);
    expect(await stateOf(person.user.id)).toEqual([]);
    for (let tries = 0; tries < 9; tries++) await ask(person, wrong);
    expect(codes(await ask(person))).toEqual(['TOO_MANY_TRIES']);
  });

  test('being changed is shown to nobody else, staff included', async () => {
    const person = await newPerson();
    await ask(person);
    const admin = await createUser(database, { type: 'user', roles: ['ROLE_SUPER_ADMIN'] });
    const text = 'query ($id: ID!) { node(id: $id) { ... on User { name emailChange { newEmail } } } }';
    const variables = { id: `User:${person.user.id}` };
    const { data } = await request(context(await viewerFor(database, admin.id)), text, variables);
    expect(data.node).toEqual({ name: 'Dana Price', emailChange: null });
  });
});

describe('a change', () => {
  test('requested twice, even at once, sends its links once; another address replaces it', async () => {
    const person = await newPerson();
    const { user, newEmail } = person;
    const answers = await Promise.all([ask(person), ask(person)]);
    answers.push(await ask(person));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect([await kindsTo(user.email), await kindsTo(newEmail)]).toEqual([
      ['allow-email-change'],
      ['confirm-new-email'],
    ]);
    const tokens = [await tokenTo(user.email), await tokenTo(newEmail)];
    expect((await ask(person, { newEmail: `other-${newEmail}` })).errors).toEqual([]);
    expect(await stateOf(user.id)).toEqual(['canceled', 'waiting']);
    for (const token of tokens) expect(codes(await confirm(token))).toEqual(['ENDED']);
  });

  test('expires after a day', async () => {
    const person = await newPerson();
    const { user, viewer, newEmail } = person;
    await ask(person, {}, hoursFromNow(-23));
    await confirm(await tokenTo(user.email));
    const token = await tokenTo(newEmail);
    expect(await stateBehind(token)).toEqual({ old: null, new: { state: 'waiting', newEmail } });
    await kysely.updateTable('email_changes').set({ expires_at: new Date() }).where('user_id', '=', user.id).execute();
    expect(await stateBehind(token)).toEqual({ old: null, new: { state: 'expired', newEmail } });
    expect(codes(await confirm(token))).toEqual(['ENDED']);
    expect(await shown(viewer)).toEqual({ email: user.email, emailChange: null });
    expect(codes(await mutate(context(viewer), 'sendEmailChangeAgain', {}))).toEqual(['ENDED']);
    expect((await ask(person)).errors).toEqual([]);
    expect((await confirm(await tokenTo(newEmail))).errors).toEqual([]);
    expect(await emailOf(user.id)).toBe(user.email);
  });

  test('sends new links to those who have not confirmed, in place of the old ones', async () => {
    const person = await newPerson();
    const { user, viewer, newEmail } = person;
    await ask(person);
    const again = (now?: Date) => mutate(context(viewer, now), 'sendEmailChangeAgain', {});
    expect(codes(await again())).toEqual(['TOO_SOON']);
    const [old, replaced] = [await tokenTo(user.email), await tokenTo(newEmail)];
    await confirm(old);
    expect((await again(hoursFromNow(1))).errors).toEqual([]);
    expect(await kindsTo(user.email)).toEqual(['allow-email-change']);
    expect(await kindsTo(newEmail)).toEqual(['confirm-new-email', 'confirm-new-email']);
    expect(codes(await confirm(replaced))).toEqual(['LINK_UNKNOWN']);
    expect((await confirm(await tokenTo(newEmail))).errors).toEqual([]);
    expect(await emailOf(user.id)).toBe(newEmail);
  });

  test('is limited to five times a day, for the account and for the new address', async () => {
    const person = await newPerson();
    for (let time = 0; time < 5; time++)
      expect((await ask(person, { newEmail: `${time}-${person.newEmail}` })).errors).toEqual([]);
    expect(codes(await ask(person))).toEqual(['TOO_MANY']);
    const target = 'wanted@people.example';
    for (let time = 0; time < 5; time++) await ask(await newPerson(), { newEmail: target });
    expect(codes(await ask(await newPerson(), { newEmail: target }))).toEqual(['TOO_MANY']);
    expect(await kindsTo(target)).toHaveLength(5);
  });

  test('is canceled by its owner, as often as they like', async () => {
    const person = await newPerson();
    const { user, viewer } = person;
    await ask(person);
    const tokens = [await tokenTo(user.email), await tokenTo(person.newEmail)];
    for (let time = 0; time < 2; time++)
      expect((await mutate(context(viewer), 'cancelEmailChange', {})).errors).toEqual([]);
    for (const token of tokens) expect(codes(await confirm(token))).toEqual(['ENDED']);
    expect(await auditOf(user.id)).toEqual(['requestEmailChange', 'cancelEmailChange']);
  });

  test('is canceled by a new password', async () => {
    const person = await newPerson();
    await ask(person);
    const input = { currentPassword: password, newPassword: 'four words unlike each other' };
    expect((await mutate(context(person.viewer), 'changePassword', input)).errors).toEqual([]);
    expect(await stateOf(person.user.id)).toEqual(['canceled']);
  });

  test.each([true, false])(
    'is stopped from the old address, ending the sessions if asked: %s',
    async (endsSessions) => {
      const person = await newPerson();
      const { user, here, there, newEmail } = person;
      await ask(person);
      const [old, fresh] = [await tokenTo(user.email), await tokenTo(newEmail)];
      await confirm(fresh);
      expect(codes(await stop(fresh))).toEqual(['LINK_UNKNOWN']);
      for (let time = 0; time < 2; time++) expect((await stop(old, endsSessions)).errors).toEqual([]);
      expect([await isOpen(here), await isOpen(there)]).toEqual([!endsSessions, !endsSessions]);
      expect(codes(await confirm(old))).toEqual(['ENDED']);
      expect(await emailOf(user.id)).toBe(user.email);
      expect(await stateBehind(old)).toEqual({ old: { state: 'refused', newEmail }, new: null });
      expect((await auditOf(user.id)).at(-1)).toBe('refuseEmailChange');
    },
  );

  test('does nothing by a made-up link, or once the account is deactivated', async () => {
    const person = await newPerson();
    await ask(person);
    const token = await tokenTo(person.user.email);
    for (const made of ['', 'made-up']) expect(codes(await confirm(made))).toEqual(['LINK_UNKNOWN']);
    await kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', person.user.id).execute();
    for (const act of [confirm, stop]) expect(codes(await act(token))).toEqual(['LINK_UNKNOWN']);
    expect(await stateBehind(token)).toEqual({ old: null, new: null });
  });

  test('keeps its tokens as hashes, and no address or password in the audit or receipts', async () => {
    const person = await newPerson();
    await ask(person, { clientMutationId: '0199aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee' });
    const tokens = [await tokenTo(person.user.email), await tokenTo(person.newEmail)];
    for (const token of tokens) await confirm(token);
    const kept = JSON.stringify([
      await kysely.selectFrom('email_changes').selectAll().execute(),
      await kysely.selectFrom('audit_entries').selectAll().execute(),
      await kysely.selectFrom('receipts').selectAll().execute(),
    ]);
    for (const secret of [...tokens, password]) expect(kept).not.toContain(secret);
    const audit = JSON.stringify(await kysely.selectFrom('audit_entries').selectAll().execute());
    expect(audit).not.toContain(person.newEmail);
  });

  test('survives twenty visits by a mail scanner', async () => {
    const app = await publicPages(database);
    const person = await newPerson();
    await ask(person);
    const before = await kysely.selectFrom('email_changes').selectAll().execute();
    for (const email of [person.user.email, person.newEmail]) {
      const url = emailChangeUrl(await tokenTo(email));
      for (let visit = 0; visit < 20; visit++)
        for (const method of ['GET', 'HEAD'] as const) expect((await app.inject({ method, url })).statusCode).toBe(200);
    }
    expect(await kysely.selectFrom('email_changes').selectAll().execute()).toEqual(before);
    await app.close();
  });
});

describe('a new address that has an account', () => {
  test('gets the same answer, and its owner is told instead', async () => {
    const person = await newPerson();
    const owner = await createUser(database);
    const [free, taken] = [await newPerson(), { ...person, newEmail: owner.email }];
    expect(await ask(taken)).toEqual(await ask(free));
    expect(await shown(taken.viewer)).toMatchObject({ emailChange: { newEmail: owner.email } });
    expect(await kindsTo(owner.email)).toEqual(['email-taken']);
    expect(await kindsTo(person.user.email)).toEqual(await kindsTo(free.user.email));
    const [mail] = await mailsTo(owner.email);
    expect(mail!.text).not.toMatch(/email-change|Dana/);
    expect((await confirm(await tokenTo(person.user.email))).errors).toEqual([]);
    expect(await emailOf(person.user.id)).toBe(person.user.email);
  });

  test('that was created after the request keeps it, in either order of confirmation', async () => {
    for (const last of ['old', 'new'] as const) {
      const person = await newPerson();
      const { user, newEmail } = person;
      await ask(person);
      const tokens = { old: await tokenTo(user.email), new: await tokenTo(newEmail) };
      await confirm(tokens[last === 'old' ? 'new' : 'old']);
      await createUser(database, { email: newEmail });
      expect((await confirm(tokens[last])).errors).toEqual([]);
      expect(await emailOf(user.id)).toBe(user.email);
      expect(await stateOf(user.id)).toEqual(['taken']);
      expect(Object.values(await stateBehind(tokens[last])).find(Boolean)).toMatchObject({ state: 'taken' });
      expect((await ask(person, { newEmail: `other-${newEmail}` })).errors).toEqual([]);
    }
  });

  test('goes to one of two who both confirmed it at once', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const rival = { ...other, newEmail: one.newEmail };
    await ask(one);
    const tokens = [await tokenTo(one.user.email), await tokenTo(one.newEmail)];
    await ask(rival);
    tokens.push(await tokenTo(rival.user.email), await tokenTo(one.newEmail));
    await Promise.all(tokens.map((token) => confirm(token)));
    const states = [...(await stateOf(one.user.id)), ...(await stateOf(other.user.id))];
    expect(states.sort()).toEqual(['done', 'taken']);
  });

  test("that was registered and never confirmed isn't in the way", async () => {
    const person = await newPerson();
    const { id } = await createUser(database, { email: person.newEmail, is_verified: false, type: 'user' });
    await createRegistration(database, { user_id: id, email: person.newEmail });
    await ask(person);
    for (const email of [person.user.email, person.newEmail]) await confirm(await tokenTo(email));
    expect(await emailOf(person.user.id)).toBe(person.newEmail);
  });
});

describe('what rests on an email address', () => {
  async function change(recruiter: Awaited<ReturnType<typeof createRecruiterWithLogin>>, newEmail: string) {
    const { user, viewer } = recruiter;
    const here = (await startSession(context(), user.id)).refresh_token;
    const person = { user, viewer, here, there: here, newEmail };
    expect((await ask(person)).errors).toEqual([]);
    for (const email of [user.email, newEmail]) await confirm(await tokenTo(email));
    expect(await emailOf(user.id)).toBe(newEmail);
  }
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
  const mailboxes = (recruiterId: string) =>
    kysely
      .selectFrom('recruiters as r')
      .innerJoin('agencies as a', 'a.id', 'r.agency_id')
      .select(['r.email', 'a.contact_email'])
      .where('r.id', '=', recruiterId)
      .executeTakeFirstOrThrow();

  test('the profile of an agency of one and its contact follow', async () => {
    const one = await createRecruiterWithLogin(database, { roles, user: { password } });
    await kysely
      .updateTable('agencies')
      .set({ contact_email: one.user.email })
      .where('id', '=', one.recruiter.agency_id)
      .execute();
    await change(one, 'one@moved.example');
    expect(await mailboxes(one.recruiter.id)).toEqual({
      email: 'one@moved.example',
      contact_email: 'one@moved.example',
    });
    expect((await mailsTo('one@moved.example')).at(-1)!.text).not.toContain('contact email');
  });

  test("a larger agency's contact stays, and its admin is told; another mailbox of the profile stays, too", async () => {
    const one = await createRecruiterWithLogin(database, { roles, user: { password }, email: 'desk@public.example' });
    const { agency_id } = one.recruiter;
    await createRecruiter(database, { agency_id });
    await kysely.updateTable('agencies').set({ contact_email: one.user.email }).where('id', '=', agency_id).execute();
    await change(one, 'two@moved.example');
    expect(await mailboxes(one.recruiter.id)).toEqual({ email: 'desk@public.example', contact_email: one.user.email });
    expect((await mailsTo('two@moved.example')).at(-1)!.text).toContain('/agency/edit#contact');
  });

  test('the former address is still their own: nobody reviews themselves with it', async () => {
    const one = await createRecruiterWithLogin(database, { user: { password } });
    await change(one, 'three@moved.example');
    const isOwn = (email: string) =>
      isOfAgency(kysely as never, one.recruiter.agency_id, email, { orItsDomain: false });
    expect([
      await isOwn(one.user.email),
      await isOwn('three@moved.example'),
      await isOwn('other@moved.example'),
    ]).toEqual([true, true, false]);
  });

  test('carries unsubscribes over to the new address, but not bounces', async () => {
    const [left, bounced] = [await newPerson(), await newPerson()];
    for (const [{ user }, reason] of [
      [left, 'unsubscribed'],
      [bounced, 'bounced'],
    ] as const)
      await inWrite(context(), (write) => suppress(write, { email: user.email, agencyId: null, reason }));
    for (const person of [left, bounced]) {
      await ask(person);
      for (const email of [person.user.email, person.newEmail]) await confirm(await tokenTo(email));
    }
    const isHeldBack = (email: string) => isSuppressed(kysely as never, email, null);
    expect([await isHeldBack(left.newEmail), await isHeldBack(bounced.newEmail)]).toEqual([true, false]);
  });
});
