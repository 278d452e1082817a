import { afterEach, describe, expect, test, vi } from 'vitest';
import '../index.ts';
import { isPublicAddress } from '#integrations/core/network/addresses.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { system, type Viewer, viewerOf } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { readCopies } from './copies.tasks.ts';
import { createFoundPerson, createMailbox, createSyncAddress } from './email-sync.factories.ts';
import { network } from './imap.ts';
import { listenToCopies } from './listen-to-copies.ts';
import { forgetDisconnectedMailboxes, readMailbox, readMailboxes } from './mailboxes.tasks.ts';
import { restoreNetwork, startTestMailbox, type TestMailbox, useTestNetwork } from './testing/imap-server.ts';

Object.assign(env, {
  PLAUDIT_SYNC_MAILBOX: 'sync@plaudit.example',
  PLAUDIT_SYNC_IMAP_URL: 'imaps://sync:sync-password@127.0.0.1',
});

/** A word that is in every message, and must be in no table. */
const mark = 'Zwickelbrunn';

const { database, context } = await testDatabase();
const { kysely } = database;

let opened: TestMailbox[] = [];
async function open(password?: string): Promise<TestMailbox> {
  const mailbox = await startTestMailbox(password);
  opened.push(mailbox);
  useTestNetwork(mailbox.port);
  return mailbox;
}
afterEach(async () => {
  restoreNetwork();
  for (const mailbox of opened) await mailbox.close();
  opened = [];
});

/** A recruiter who runs their agency, with a mailbox that is connected. */
async function people() {
  const { user, recruiter } = await createRecruiterWithLogin(database, {
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
  });
  const { agency_id, id: recruiter_id } = recruiter;
  const own = { agency_id, recruiter_id };
  const mailbox = await createMailbox(database, { ...own, host: 'localhost' });
  return { user, own, viewer: await viewerOf(database, user.id), mailbox };
}

let count = 0;
interface Headers {
  [name: string]: string;
}
/** A message with a text that must not be kept anywhere. */
function message(headers: Headers): string {
  count += 1;
  const all: Headers = {
    'Message-ID': `<${count}@mail.example>`,
    Date: new Date(Date.now() - 86_400_000).toUTCString(),
    Subject: `Your offer, ${mark}`,
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return `${lines.join('\r\n')}\r\n\r\nThe text says ${mark}.\r\n`;
}
const me = 'Me <me@desk.example>';

const read = (mailboxId: string, now?: Date) => readMailbox.run(context(system, now), { mailboxId });
const found = (recruiterId: string) =>
  kysely.selectFrom('found_people').selectAll().where('recruiter_id', '=', recruiterId).orderBy('email').execute();
const stateOf = (id: string) =>
  kysely.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a connected mailbox', () => {
  test('tells who was written to and who wrote, once per message, and nothing of what they wrote', async () => {
    const server = await open();
    const { own, mailbox } = await people();
    const sent = message({
      From: me,
      To: '=?UTF-8?Q?J=C3=BCrgen_M=C3=BCller?= <Juergen@Gmail.com>',
      Cc: 'cc@kestrel.example',
    });
    server.put('sent', sent);
    server.put('inbox', sent.replace('From: Me', 'X-Copy: 1\r\nFrom: Me'));
    server.put('inbox', message({ From: 'Jürgen <juergen@gmail.com>', To: me, References: `<${count}@mail.example>` }));
    await read(mailbox.id);
    expect(await found(own.recruiter_id)).toMatchObject([
      { email: 'cc@kestrel.example', name: null, sent_count: 1, received_count: 0, guess: 'employer', word_score: 1 },
      {
        ...{ email: 'juergen@gmail.com', name: 'Jürgen Müller', sent_count: 1, received_count: 1, guess: 'candidate' },
        ...{ thread_count: 1, two_way_count: 1, state: 'suggested', mailbox_id: mailbox.id },
      },
    ]);
    await read(mailbox.id);
    expect(await found(own.recruiter_id)).toMatchObject([{ sent_count: 1 }, { sent_count: 1, received_count: 1 }]);
    expect(server.commands.filter((command) => command.startsWith('UID FETCH'))).toSatisfy((fetches: string[]) =>
      fetches.every((fetch) => fetch.includes('BODY.PEEK[HEADER]') && !/BODY(\.PEEK)?\[(TEXT|\d|\])/.test(fetch)),
    );
    expect(await stateOf(mailbox.id)).toMatchObject({ state: 'live', problem: null, read_count: 3 });
    expect(await tablesWith(mark)).toEqual([]);
  });

  test.each([
    ['a newsletter', { 'List-Unsubscribe': '<https://x.example>' }],
    ['a list', { 'List-Id': '<a.b.example>' }],
    ['bulk', { Precedence: 'bulk' }],
    ['a holiday notice', { 'Auto-Submitted': 'auto-replied' }],
    ['a calendar invitation', { 'Content-Type': 'text/calendar' }],
    ['a role', { From: 'info@kestrel.example' }],
    ['nobody', { From: 'no-reply@kestrel.example' }],
    ['a bounce', { From: 'MAILER-DAEMON@mx.example' }],
    ['a job board', { From: 'Sam <sam@email.seek.com.au>' }],
    ['recruitment software', { From: 'Sam <sam@jobadder.com>' }],
    ['Plaudit itself', { From: 'Plaudit <no-reply@localhost>' }],
    ['a broken address', { From: 'Sam <sam@>' }],
    ['no address', { From: 'Undisclosed recipients:;' }],
    ['many', { To: Array.from({ length: 30 }, (_, at) => `p${at}@kestrel.example`).join(', ') }],
  ])('suggests nobody because of %s', async (_name, headers) => {
    const server = await open();
    const { own, mailbox } = await people();
    server.put('inbox', message({ From: 'Sam <sam@kestrel.example>', To: me, ...headers }));
    await read(mailbox.id);
    expect(await found(own.recruiter_id)).toEqual([]);
    expect(await stateOf(mailbox.id)).toMatchObject({ state: 'live', read_count: 1 });
  });

  test('suggests nobody of the agency, who opted out, who is on a placement, or who is excluded', async () => {
    const server = await open();
    const { own, user, viewer, mailbox } = await people();
    const { user: colleague } = await createRecruiterWithLogin(database, { agency_id: own.agency_id });
    await kysely
      .insertInto('suppressions')
      .values({
        id: context().nature.newId(),
        email: 'out@kestrel.example',
        agency_id: null,
        reason: 'unsubscribed',
        created_at: new Date(),
      })
      .execute();
    const placed = await createInvitation(database, { ...own, recipient_email: 'placed@kestrel.example' });
    await kysely
      .updateTable('placements')
      .set({ agency_id: own.agency_id, recruiter_id: own.recruiter_id, candidate_email: 'placed@kestrel.example' })
      .where('id', '=', placed.placement_id)
      .execute();
    for (const [kind, value] of [
      ['domain', 'Supplier.example'],
      ['address', 'Friend@gmail.com'],
      ['word', 'Rugby'],
    ] as const)
      expect(codes(await mutate(context(viewer), 'addMailExclusion', { kind, value }, 'clientMutationId'))).toEqual([]);
    const out = [
      user.email,
      colleague.email,
      mailbox.login,
      'out@kestrel.example',
      'placed@kestrel.example',
      'a@mail.supplier.example',
      'friend@gmail.com',
    ];
    server.put('sent', message({ From: me, To: [...out, 'kept@kestrel.example'].join(', ') }));
    server.put('sent', message({ From: me, To: 'mate@gmail.com', Subject: 'Rugby on Sunday' }));
    await read(mailbox.id);
    expect((await found(own.recruiter_id)).map(({ email }) => email)).toEqual(['kept@kestrel.example']);
  });

  test('takes messages with odd headers as they are', async () => {
    const server = await open();
    const { own, mailbox } = await people();
    const future = new Date(Date.now() + 10 * 86_400_000).toUTCString();
    const arrived = new Date(Date.now() - 3 * 86_400_000);
    server.put(
      'inbox',
      message({ From: 'Sam <sam@kestrel.example>', To: me, Date: future, 'Message-ID': '' }),
      arrived,
    );
    server.put(
      'inbox',
      message({ From: 'Sam <sam@kestrel.example>', To: me, Date: 'yesterday', Received: 'x'.repeat(200_000) }),
      arrived,
    );
    server.put('inbox', `From: "Sam, \r\nTo\r\n\r\n`, arrived);
    await read(mailbox.id);
    const [sam, ...others] = await found(own.recruiter_id);
    expect(others).toEqual([]);
    expect(sam).toMatchObject({ email: 'sam@kestrel.example', received_count: 2 });
    expect(sam!.last_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('counts nothing twice when the numbers of its messages change', async () => {
    const server = await open();
    const { own, mailbox } = await people();
    for (const name of ['ann', 'bob']) server.put('sent', message({ From: me, To: `${name}@kestrel.example` }));
    await read(mailbox.id);
    server.folders.sent.uidValidity += 1;
    for (const stored of server.folders.sent.messages) stored.uid += 100;
    server.put('sent', message({ From: me, To: 'cat@kestrel.example' }));
    await read(mailbox.id);
    expect((await found(own.recruiter_id)).map(({ email, sent_count }) => [email, sent_count])).toEqual([
      ['ann@kestrel.example', 1],
      ['bob@kestrel.example', 1],
      ['cat@kestrel.example', 1],
    ]);
    const cursor = await kysely
      .selectFrom('mailbox_folders')
      .selectAll()
      .where('mailbox_id', '=', mailbox.id)
      .where('kind', '=', 'sent')
      .executeTakeFirst();
    expect(cursor).toMatchObject({ uid_validity: '8', last_uid: '103' });
  });

  test('goes on where a reading broke off, without losing or doubling anybody', async () => {
    const server = await open();
    const { own, mailbox } = await people();
    for (let at = 0; at < 450; at += 1) server.put('sent', message({ From: me, To: `p${at}@kestrel.example` }));
    let parts = 0;
    server.beforeFetch = () => {
      parts += 1;
      if (parts === 2) throw new Error('gone');
    };
    await read(mailbox.id);
    expect(await found(own.recruiter_id)).toHaveLength(200);
    expect(await stateOf(mailbox.id)).toMatchObject({ state: 'live', failures: 1, read_count: 200 });
    await read(mailbox.id);
    const all = await found(own.recruiter_id);
    expect(all).toHaveLength(450);
    expect(all.every(({ sent_count, thread_count }) => sent_count === 1 && thread_count === 1)).toBe(true);
    expect(await stateOf(mailbox.id)).toMatchObject({ failures: 0, problem: null, read_count: 450 });
  });

  test('needs attention after a wrong password, and is read again with the right one', async () => {
    const server = await open('the-right-one');
    const { own, viewer, mailbox } = await people();
    server.put('sent', message({ From: me, To: 'ann@kestrel.example' }));
    await read(mailbox.id);
    expect(await stateOf(mailbox.id)).toMatchObject({
      state: 'needs_attention',
      problem: expect.stringContaining("didn't accept this user name and app password"),
    });
    const id = `Mailbox:${mailbox.id}`;
    expect(
      codes(
        await mutate(context(viewer), 'retryMailbox', { mailboxId: id, password: 'the-right-one' }, 'clientMutationId'),
      ),
    ).toEqual([]);
    await doTasks(context());
    expect(await found(own.recruiter_id)).toHaveLength(1);
    expect(await stateOf(mailbox.id)).toMatchObject({ state: 'live', problem: null });
  });

  test('is not read while it is paused, and forgets its password at once when it is disconnected', async () => {
    const server = await open();
    const { own, viewer, mailbox } = await people();
    const id = `Mailbox:${mailbox.id}`;
    const act = async (name: string) =>
      codes(await mutate(context(viewer), name, { mailboxId: id }, 'clientMutationId'));
    server.put('sent', message({ From: me, To: 'ann@kestrel.example' }));
    expect(await act('pauseMailbox')).toEqual([]);
    await readMailboxes.run(context(system), {});
    await doTasks(context());
    expect(await found(own.recruiter_id)).toEqual([]);
    expect(await act('resumeMailbox')).toEqual([]);
    await doTasks(context());
    expect(await found(own.recruiter_id)).toHaveLength(1);
    expect(await act('disconnectMailbox')).toEqual([]);
    expect(await stateOf(mailbox.id)).toMatchObject({ state: 'disconnected', password: null });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetDisconnectedMailboxes.run(context(system, inDays(29)), {});
    expect(await found(own.recruiter_id)).toHaveLength(1);
    await forgetDisconnectedMailboxes.run(context(system, inDays(31)), {});
    expect(await found(own.recruiter_id)).toEqual([]);
    expect(await kysely.selectFrom('mailboxes').select('id').where('id', '=', mailbox.id).execute()).toEqual([]);
  });
});

describe('connecting', () => {
  const input = { host: 'imap.mail.example', login: 'me@mail.example', password: 'app-password-1' };
  const connect = async (viewer: Viewer, changes: object = {}) =>
    codes(await mutate(context(viewer), 'connectMailbox', { ...input, ...changes }, 'clientMutationId'));

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', 'localhost', 'imap.internal', 'mail'])(
    'refuses the private host %s',
    async (host) => {
      const { viewer } = await people();
      expect(await connect(viewer, { host })).toEqual(['PRIVATE']);
    },
  );

  test('refuses a host that resolves to a private address, in the connection itself', async () => {
    const server = await open();
    const { own, mailbox } = await people();
    server.put('sent', message({ From: me, To: 'ann@kestrel.example' }));
    Object.assign(network, { isAllowed: isPublicAddress });
    await read(mailbox.id);
    expect(await stateOf(mailbox.id)).toMatchObject({
      state: 'needs_attention',
      problem: expect.stringContaining('private network'),
    });
    expect(server.commands).toEqual([]);
    expect(await found(own.recruiter_id)).toEqual([]);
  });

  test('connects once, keeps the password sealed, and refuses a fourth mailbox', async () => {
    const { own, viewer } = await people();
    await open();
    expect(await connect(viewer)).toEqual([]);
    expect(await connect(viewer)).toEqual(['CONNECTED']);
    expect(await connect(viewer, { login: 'two@mail.example' })).toEqual([]);
    expect(await connect(viewer, { login: 'three@mail.example' })).toEqual(['LIMIT']);
    const rows = await kysely
      .selectFrom('mailboxes')
      .select('password')
      .where('recruiter_id', '=', own.recruiter_id)
      .execute();
    expect(rows.every(({ password }) => !password!.toString('latin1').includes('app-password'))).toBe(true);
    expect(await tablesWith('app-password-1')).toEqual([]);
  });

  test("refuses another person's mailbox, even of a colleague", async () => {
    const { own, mailbox } = await people();
    const { viewer: stranger } = await people();
    const { user } = await createRecruiterWithLogin(database, {
      agency_id: own.agency_id,
      roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
    });
    for (const viewer of [stranger, await viewerOf(database, user.id)])
      for (const name of ['pauseMailbox', 'retryMailbox', 'disconnectMailbox'])
        expect(
          codes(await mutate(context(viewer), name, { mailboxId: `Mailbox:${mailbox.id}` }, 'clientMutationId')),
        ).toEqual(['NOT_FOUND']);
    expect(await stateOf(mailbox.id)).toMatchObject({ state: 'live' });
  });
});

describe('copies', () => {
  test('find a person once, are deleted, and go to the recruiter of the address or the sender', async () => {
    const server = await open('sync-password');
    const { own, user } = await people();
    const { token } = await createSyncAddress(database, own);
    const { token: ofAgency } = await createSyncAddress(database, { agency_id: own.agency_id });
    const copy = (to: string, headers: Headers) =>
      message({ 'Delivered-To': `sync+${to}@plaudit.example`, ...headers });
    const first = copy(token, { From: user.email, To: 'Ann <ann@kestrel.example>' });
    server.put('inbox', first);
    server.put('inbox', first);
    server.put(
      'inbox',
      message({
        From: user.email,
        To: 'bob@kestrel.example',
        Received: `from mx by mx for <sync+${ofAgency}@plaudit.example>; now`,
      }),
    );
    server.put('inbox', copy(ofAgency, { From: 'forged@other.example', To: 'cat@kestrel.example' }));
    server.put('inbox', copy('a'.repeat(24), { From: user.email, To: 'dan@kestrel.example' }));
    server.put('inbox', message({ From: user.email, To: 'eve@kestrel.example' }));
    await readCopies.run(context(system), {});
    expect(
      (await found(own.recruiter_id)).map(({ email, sent_count, copy_count, mailbox_id }) => [
        email,
        sent_count,
        copy_count,
        mailbox_id,
      ]),
    ).toEqual([
      ['ann@kestrel.example', 1, 1, null],
      ['bob@kestrel.example', 1, 1, null],
    ]);
    expect(server.folders.inbox.messages).toEqual([]);
    expect(await tablesWith(mark)).toEqual([]);
  });
});

test('the mailbox for copies is read as soon as something arrives', async () => {
  const server = await open('sync-password');
  const { own, user } = await people();
  const { token } = await createSyncAddress(database, own);
  const stop = listenToCopies(() => context(system));
  await vi.waitUntil(() => server.commands.includes('IDLE'), { timeout: 10_000 });
  server.put('inbox', message({ From: user.email, To: 'ann@kestrel.example', Bcc: `sync+${token}@plaudit.example` }));
  const isQueued = async () =>
    (await database.pool.query("select from graphile_worker.jobs where task_identifier = 'readCopies'")).rows.length >
    0;
  await vi.waitUntil(isQueued, { timeout: 10_000 });
  await stop();
  await doTasks(context());
  expect(await found(own.recruiter_id)).toMatchObject([{ email: 'ann@kestrel.example' }]);
});

describe('somebody who was found', () => {
  const facts = {
    jobTitle: 'Site Engineer',
    jobType: 'permanent',
    startDate: '2026-09-01',
    companyName: 'Kestrel Works',
  };

  test('is invited about a placement that the recruiter describes', async () => {
    const { own, viewer } = await people();
    const person = await createFoundPerson(database, { ...own, email: 'riley@kestrel.example' });
    const input = { personId: `FoundPerson:${person.id}`, audience: 'candidate', name: 'Riley Fenwick', ...facts };
    expect(codes(await mutate(context(viewer), 'inviteFoundPerson', input, 'clientMutationId'))).toEqual([]);
    const invitation = await kysely
      .selectFrom('invitations')
      .selectAll()
      .where('agency_id', '=', own.agency_id)
      .executeTakeFirstOrThrow();
    expect(invitation).toMatchObject({
      source: 'email-sync',
      audience: 'candidate',
      recipient_email: 'riley@kestrel.example',
      state: 'scheduled',
    });
    expect(await found(own.recruiter_id)).toMatchObject([
      { state: 'invited', invited_as: 'candidate', placement_id: invitation.placement_id },
    ]);
    expect(
      await kysely
        .selectFrom('placements')
        .select(['source', 'candidate_email'])
        .where('id', '=', invitation.placement_id)
        .executeTakeFirst(),
    ).toEqual({ source: 'email-sync', candidate_email: 'riley@kestrel.example' });
    expect(codes(await mutate(context(viewer), 'inviteFoundPerson', input, 'clientMutationId'))).toEqual(['STATE']);
  });

  test('is not invited after opting out; nothing is recorded then', async () => {
    const { own, viewer } = await people();
    const person = await createFoundPerson(database, { ...own, email: 'optout@kestrel.example' });
    await kysely
      .insertInto('suppressions')
      .values({
        id: context().nature.newId(),
        email: person.email,
        agency_id: null,
        reason: 'unsubscribed',
        created_at: new Date(),
      })
      .execute();
    const input = { personId: `FoundPerson:${person.id}`, audience: 'employer', name: 'Riley Fenwick', ...facts };
    expect(codes(await mutate(context(viewer), 'inviteFoundPerson', input, 'clientMutationId'))).toEqual([
      'SUPPRESSED',
    ]);
    expect(await kysely.selectFrom('placements').select('id').where('agency_id', '=', own.agency_id).execute()).toEqual(
      [],
    );
  });

  test('is dismissed and brought back by their side only', async () => {
    const { own, viewer } = await people();
    const { viewer: other } = await people();
    const person = await createFoundPerson(database, own);
    const ids = [`FoundPerson:${person.id}`];
    const act = async (who: Viewer, name: string) =>
      codes(await mutate(context(who), name, { ids }, 'clientMutationId'));
    const state = async () => (await found(own.recruiter_id))[0]!.state;
    expect(await act(other, 'dismissFoundPeople')).toEqual(['NOT_FOUND']);
    expect(await act(viewer, 'dismissFoundPeople')).toEqual([]);
    expect(await state()).toBe('dismissed');
    expect(await act(viewer, 'restoreFoundPeople')).toEqual([]);
    expect(await state()).toBe('suggested');
  });

  test('is excluded by their domain, and suggested again once nothing excludes them', async () => {
    const { own, viewer } = await people();
    await createFoundPerson(database, { ...own, email: 'a@mail.rook.example' });
    await createFoundPerson(database, { ...own, email: 'b@brook.example' });
    await mutate(context(viewer), 'addMailExclusion', { kind: 'domain', value: '@rook.example' }, 'clientMutationId');
    const states = async () => (await found(own.recruiter_id)).map(({ email, state }) => [email, state]);
    expect(await states()).toEqual([
      ['a@mail.rook.example', 'excluded'],
      ['b@brook.example', 'suggested'],
    ]);
    const { id } = await kysely
      .selectFrom('mail_exclusions')
      .select('id')
      .where('agency_id', '=', own.agency_id)
      .executeTakeFirstOrThrow();
    await mutate(context(viewer), 'removeMailExclusion', { exclusionId: `MailExclusion:${id}` }, 'clientMutationId');
    expect(await states()).toEqual([
      ['a@mail.rook.example', 'suggested'],
      ['b@brook.example', 'suggested'],
    ]);
  });
});

/** The tables of which any column of any row holds a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await database.pool.query(`select from ${name} t where t::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (hits.length > 0) found.push(name);
  }
  return found;
}
