import { describe, expect, test } from 'vitest';
import type { Context } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import {
  createAgency,
  createRecruiter,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger } from '#server/session/viewer.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

let networks = 0;
/** A visitor on a separate network. */
const visitor = (more: Partial<Context> = {}, now?: Date): Context => ({
  ...context(stranger, now),
  network: `198.51.100.${++networks}`,
  ...more,
});
const words = { name: 'Dana Pike', email: 'dana@pike.example', message: 'We look for an engineer in Sydney.' };
const write = (from: Context, recruiterId: string, more: object = {}) =>
  mutate(from, 'contactProfile', { ...words, ...more, profileId: `Recruiter:${recruiterId}` });
const reveal = (from: Context, recruiterId: string) =>
  mutate(from, 'revealPhone', { profileId: `Recruiter:${recruiterId}` }, 'phone');
const mailsTo = (email: string) => kysely.selectFrom('mails').selectAll().where('to_email', '=', email).execute();
const eventsOf = (recruiterId: string) =>
  kysely.selectFrom('profile_events').selectAll().where('recruiter_id', '=', recruiterId).orderBy('id').execute();
const reachable = async () => {
  const { recruiter, user, viewer } = await createRecruiterWithLogin(database, { phone: '+61 491 570 156' });
  return { recruiter, viewer, mailbox: recruiter.email ?? user.email };
};

describe('a message to an agency', () => {
  const writeTo = (from: Context, agencyId: string, more: object = {}) =>
    mutate(from, 'contactProfile', { ...words, ...more, profileId: `Agency:${agencyId}` });
  const agencyOf = async (id: string) =>
    kysely.selectFrom('agencies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('goes to its own address, once a day, and counts for the agency, not for a recruiter', async () => {
    const { recruiter } = await reachable();
    const agency = await agencyOf(recruiter.agency_id);
    const from = visitor();
    for (const _again of [1, 2]) expect(await writeTo(from, agency.id)).toEqual({ errors: [] });
    expect(await mailsTo(agency.contact_email)).toMatchObject([{ kind: 'contact', reply_to: words.email }]);
    expect(await eventsOf(recruiter.id)).toEqual([]);
    const events = kysely
      .selectFrom('profile_events')
      .select(['kind', 'recruiter_id'])
      .where('agency_id', '=', agency.id);
    expect(await events.execute()).toEqual([{ kind: 'contact', recruiter_id: null }]);
    expect(codes(await writeTo(visitor(), agency.id, { message: 'Short' }))).toEqual(['invalid']);
  });

  test('is accepted only by an approved agency with somebody who can sign in', async () => {
    const { agency_id } = await createRecruiter(database);
    expect(codes(await writeTo(visitor(), agency_id))).toEqual(['TAKES_NO_MESSAGES']);
    const { recruiter } = await reachable();
    const takes = async () =>
      (await request(context(), `{ node(id: "Agency:${recruiter.agency_id}") { ... on Agency { takesMessages } } }`))
        .data.node!.takesMessages;
    expect(await takes()).toBe(true);
    await kysely.updateTable('agencies').set({ is_approved: false }).where('id', '=', recruiter.agency_id).execute();
    expect(await takes()).toBe(false);
    expect(codes(await writeTo(visitor(), recruiter.agency_id))).toEqual(['NOT_FOUND']);
  });
});

describe('a message to a recruiter', () => {
  test('is emailed to them, with replies to its sender, and counted', async () => {
    const { recruiter, mailbox } = await reachable();
    const payload = await write(visitor(), recruiter.id);
    expect(payload).toEqual({ errors: [] });
    const [mail, ...more] = await mailsTo(mailbox);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'contact',
      reply_to: 'dana@pike.example',
      subject: 'New message from your profile on Plaudit',
    });
    for (const text of [words.name, words.email, words.message]) expect(mail!.text).toContain(text);
    expect(await eventsOf(recruiter.id)).toMatchObject([{ kind: 'contact', agency_id: recruiter.agency_id }]);
  });

  test('sent again is not emailed again, a different one is', async () => {
    const { recruiter, mailbox } = await reachable();
    const from = visitor();
    const answers = [await write(from, recruiter.id), await write(from, recruiter.id)];
    expect(answers[1]).toEqual(answers[0]);
    expect(await mailsTo(mailbox)).toHaveLength(1);
    await write(from, recruiter.id, { message: 'And another thing: where are you?' });
    expect(await mailsTo(mailbox)).toHaveLength(2);
  });

  test.each([
    ['a line break in the name', { name: 'Dana\r\nBcc: all@pike.example' }, 'name'],
    ['a line break in the address', { email: 'dana@pike.example\r\nBcc: all@pike.example' }, 'email'],
    ['two addresses', { email: 'dana@pike.example, all@pike.example' }, 'email'],
    ['a message that is too short', { message: 'Hi' }, 'message'],
    ['a message that is too long', { message: 'x'.repeat(2001) }, 'message'],
  ])('with %s adds no header', async (_, more, field) => {
    const { recruiter, mailbox } = await reachable();
    const { errors } = await write(visitor(), recruiter.id, more);
    const mails = await mailsTo(mailbox);
    if (field === 'name') {
      // Line breaks become a space, so what follows is part of the name.
      expect(mails).toMatchObject([{ reply_to: words.email, to_name: recruiter.name }]);
      expect(mails[0]!.text).toContain('Dana Bcc: all@pike.example');
      expect(JSON.stringify(mails[0]!.headers)).not.toContain('Bcc');
    } else {
      expect(errors).toMatchObject([{ field }]);
      expect(mails).toEqual([]);
    }
  });

  test('cannot turn into HTML', async () => {
    const { recruiter, mailbox } = await reachable();
    await write(visitor(), recruiter.id, { message: '<img src=x onerror=alert(1)> \u202Eevil' });
    const [mail] = await mailsTo(mailbox);
    expect(mail!.html).toContain('&lt;img src=x onerror=alert(1)&gt; evil');
    expect(mail!.html).not.toContain('<img src=x');
  });

  test('is refused for a profile without an owner, or whose owner wants no email, without revealing an address', async () => {
    const unclaimed = await createRecruiter(database, {
      is_claimed: false,
      source: 'a public list',
      email: 'x@y.example',
    });
    expect(codes(await write(visitor(), unclaimed.id))).toEqual(['TAKES_NO_MESSAGES']);
    const { recruiter, mailbox } = await reachable();
    await inWrite(context(), (at) => suppress(at, { email: mailbox, agencyId: null, reason: 'unsubscribed' }));
    const refused = await write(visitor(), recruiter.id);
    expect(codes(refused)).toEqual(['TAKES_NO_MESSAGES']);
    expect(JSON.stringify(refused)).not.toContain('@');
    expect(await eventsOf(recruiter.id)).toEqual([]);
    expect(codes(await write(visitor(), crypto.randomUUID()))).toEqual(['NOT_FOUND']);
  });

  test("is not offered while the owner's account is deactivated, which the page shows at once", async () => {
    const { recruiter, viewer } = await reachable();
    const { id } = await createUser(database, { type: 'user', roles: ['ROLE_SUPER_ADMIN'] });
    const superAdmin = await viewerFor(database, id);
    const page = async () =>
      (await request(context(stranger), `{ recruiter(slug: "${recruiter.slug}") { takesMessages pageVersion } }`)).data
        .recruiter;
    const first = Number(recruiter.page_version);
    for (const [index, name] of ['deactivateUser', 'reactivateUser'].entries()) {
      await mutate(context(superAdmin), name, { userId: `User:${viewer.userId}` });
      expect(await page()).toEqual({ takesMessages: index === 1, pageVersion: String(first + index + 1) });
      expect(codes(await write(visitor(), recruiter.id))).toEqual(index === 1 ? [] : ['TAKES_NO_MESSAGES']);
    }
  });

  test('is accepted five times an hour from one network, and thirty times a day for one profile', async () => {
    const from = visitor();
    const sent = async (times: number, to: () => Promise<string>, by: () => Context) => {
      const all = [];
      for (let time = 0; time < times; time++)
        all.push(codes(await write(by(), await to(), { message: `The message of time ${time}` })));
      return all;
    };
    const somebody = async () => (await reachable()).recruiter.id;
    expect((await sent(6, somebody, () => from)).slice(4)).toEqual([[], ['TOO_MANY']]);
    const one = await somebody();
    expect((await sent(31, async () => one, visitor)).slice(29)).toEqual([[], ['TOO_MANY']]);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    expect(codes(await write(visitor({}, tomorrow), one))).toEqual([]);
  });
});

describe('the phone of a profile', () => {
  test('is in no field; it is returned on request, and counted without revealing who requested it', async () => {
    const { recruiter } = await reachable();
    const text = `{ recruiter(slug: "${recruiter.slug}") { hasPhone takesMessages } }`;
    expect((await request(context(stranger), text)).data.recruiter).toEqual({ hasPhone: true, takesMessages: true });
    await expect(request(context(stranger), `{ recruiter(slug: "${recruiter.slug}") { phone } }`)).rejects.toThrow(
      'phone',
    );
    const from = visitor();
    expect(await reveal(from, recruiter.id)).toEqual({ phone: '+61 491 570 156', errors: [] });
    await reveal(from, recruiter.id);
    await reveal(visitor(), recruiter.id);
    const events = await eventsOf(recruiter.id);
    expect(events.map(({ kind }) => kind)).toEqual(Array(3).fill('phone_reveal'));
    expect(events[0]!.visitor_hash).toEqual(events[1]!.visitor_hash);
    expect(events[2]!.visitor_hash).not.toEqual(events[0]!.visitor_hash);
    await reveal(
      { ...from, ...context(stranger, new Date(Date.now() + 86_400_000)), network: from.network! },
      recruiter.id,
    );
    expect((await eventsOf(recruiter.id)).at(-1)!.visitor_hash).not.toEqual(events[0]!.visitor_hash);
  });

  test('is returned thirty times an hour to one network, and never to a bot', async () => {
    const { recruiter } = await reachable();
    const from = visitor();
    const answers = [];
    for (let time = 0; time < 31; time++) answers.push(codes(await reveal(from, recruiter.id)));
    expect(answers.slice(29)).toEqual([[], ['TOO_MANY']]);
    const refused = await reveal(visitor({ isRobot: true }), recruiter.id);
    expect(refused).toMatchObject({ phone: null, errors: [{ code: 'NOT_FOR_PROGRAMS' }] });
    expect(codes(await write(visitor({ isRobot: true }), recruiter.id))).toEqual(['NOT_FOR_PROGRAMS']);
    expect(await eventsOf(recruiter.id)).toHaveLength(30);
  });

  test('is returned to its owner without being counted', async () => {
    const { recruiter, viewer } = await reachable();
    expect(await reveal(visitor({ viewer }), recruiter.id)).toMatchObject({ phone: recruiter.phone });
    expect(await eventsOf(recruiter.id)).toEqual([]);
  });

  test('that does not exist is not returned', async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    expect(codes(await reveal(visitor(), recruiter.id))).toEqual(['NO_PHONE']);
    expect(codes(await reveal(visitor(), crypto.randomUUID()))).toEqual(['NOT_FOUND']);
  });
});

test("an agency's phone is returned and counted like a recruiter's, but not counted for its own people", async () => {
  const agency = await createAgency(database, { phone: '+61 2 5550 4321' });
  const admin = await createRecruiterWithLogin(database, {
    agency_id: agency.id,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
  });
  const reveal = (viewer = stranger) =>
    mutate(context(viewer), 'revealPhone', { profileId: `Agency:${agency.id}` }, 'phone');
  expect(await reveal()).toEqual({ phone: '+61 2 5550 4321', errors: [] });
  await reveal();
  expect(await reveal(admin.viewer)).toMatchObject({ phone: '+61 2 5550 4321' });
  const edited = await request(context(admin.viewer), '{ viewer { agencyToEdit { phone phoneReveals } } }');
  expect(edited.data).toEqual({ viewer: { agencyToEdit: { phone: '+61 2 5550 4321', phoneReveals: 2 } } });
  const page = await request(context(stranger), `{ agency(slug: "${agency.slug}") { hasPhone } }`);
  expect(page.data).toEqual({ agency: { hasPhone: true } });
  const silent = await createAgency(database);
  const none = await mutate(context(), 'revealPhone', { profileId: `Agency:${silent.id}` }, 'phone');
  expect(none).toMatchObject({ phone: null, errors: [{ code: 'NO_PHONE' }] });
});
