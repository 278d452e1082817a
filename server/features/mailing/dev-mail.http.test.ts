import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { composeMail } from '#server/mail/compose.ts';
import { inWrite, letter, newAgency } from '#server/mail/testing/letter.tsx';
import { outboxOnly } from '#server/mail/transport.ts';
import { deliver } from './delivery.ts';
import { devMailRoutes } from './dev-mail.http.ts';
import type { MailInOutbox } from './mailing.queries.ts';

const { database, context } = await testDatabase();
const agencyId = await newAgency(context());
const write = async (email: string, subject: string) =>
  (
    await inWrite(context(), (tx) =>
      composeMail(tx, letter({ to: { email, name: 'Dana' }, subject, unsubscribe: { agencyId } })),
    )
  ).id;

async function outbox() {
  const app = fastify().decorate('database', database);
  await app.register(devMailRoutes);
  return { get: (url: string) => app.inject({ method: 'GET', url }) };
}

describe('the outbox on your own machine', () => {
  test('returns emails as data, newest first, for one address and up to a limit', async () => {
    const { get } = await outbox();
    const first = await write('dana@x.example', 'First');
    await write('lee@x.example', 'Second');
    const third = await write('dana@x.example', 'Third');
    const mails = async (query: string) => (await get(`/dev/mail.json${query}`)).json<MailInOutbox[]>();
    expect((await mails('')).map((mail) => mail.subject)).toEqual(['Third', 'Second', 'First']);
    expect((await mails('?to=Dana@x.example')).map((mail) => mail.id)).toEqual([third, first]);
    expect((await mails('?to=dana@x.example&limit=1')).map((mail) => mail.id)).toEqual([third]);
    expect((await mails('?limit=1'))[0]).toEqual({
      id: third,
      kind: 'invitation',
      to: 'dana@x.example',
      from: 'Plaudit <no-reply@localhost>',
      subject: 'Third',
      text: expect.stringContaining('Hello Dana'),
      html: expect.stringContaining('<h1'),
      headers: expect.objectContaining({
        To: 'Dana <dana@x.example>',
        'Message-ID': `<${third}@localhost>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      state: 'queued',
      error: null,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test('keeps what it sent, since nothing leaves', async () => {
    const { get } = await outbox();
    const id = await write('sent@x.example', 'Sent');
    await deliver(context(), outboxOnly, id);
    const [mail] = (await get('/dev/mail.json?to=sent@x.example')).json<MailInOutbox[]>();
    expect(mail).toMatchObject({ state: 'sent', text: expect.stringContaining('Hello Dana') });
  });

  test('shows an email in a sandboxed frame', async () => {
    const { get } = await outbox();
    const id = await write('shown@x.example', 'Is <b> 1 < 2 & so?');
    expect((await get('/dev/mail')).body).toContain('Is &lt;b&gt; 1 &lt; 2 &amp; so?');
    expect((await get(`/dev/mail/${id}`)).body).toContain(`src="/dev/mail/${id}/html"`);
    const { body, headers } = await get(`/dev/mail/${id}/html`);
    expect(body).toContain('How was it?');
    expect(headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/);
    expect([(await get('/dev/mail/nothing')).statusCode, (await get(`/dev/mail/${agencyId}`)).statusCode]).toEqual([
      404, 404,
    ]);
  });
});

describe('elsewhere', () => {
  afterEach(() => void Object.assign(env, { PLAUDIT_ENV: 'local' }));

  test('there is no outbox, and a sent email keeps no text with live links', async () => {
    const id = await write('private@x.example', 'Private');
    Object.assign(env, { PLAUDIT_ENV: 'production' });
    await deliver(context(), outboxOnly, id);
    const { get } = await outbox();
    for (const url of ['/dev/mail', '/dev/mail.json', `/dev/mail/${id}`, `/dev/mail/${id}/html`])
      expect((await get(url)).statusCode).toBe(404);
    const mail = await database.kysely.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
    expect(mail).toMatchObject({ state: 'sent', html: '', text: '', headers: {}, subject: 'Private' });
  });
});
