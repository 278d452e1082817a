import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { on } from '#server/commands/events.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { composeMail } from '#server/mail/compose.ts';
import { isSuppressed, suppress } from '#server/mail/suppression.ts';
import { inWrite, letter, newAgency } from '#server/mail/testing/letter.tsx';
import { publicPages } from '../testing/public-pages.ts';

const { database, context } = await testDatabase();
const app = await publicPages(database);
afterAll(() => app.close());

const told: unknown[] = [];
on('unsubscribed', async (_write, event) => void told.push(event));

const email = 'dana@candidates.example';
let agencyId: string;
let address: string;

beforeEach(async () => {
  agencyId = await newAgency(context(), 'Harbour & <Talent>');
  const { id } = await inWrite(context(), (write) =>
    composeMail(write, letter({ to: { email, name: '' }, unsubscribe: { agencyId } })),
  );
  const mail = await database.kysely
    .selectFrom('mails')
    .select('headers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  address = new URL((mail.headers as Record<string, string>)['List-Unsubscribe']?.slice(1, -1) ?? '').pathname;
});
afterEach(async () => {
  await database.kysely.deleteFrom('suppressions').execute();
  told.length = 0;
});

const list = () => database.kysely.selectFrom('suppressions').select(['email', 'agency_id', 'reason']).execute();
const post = (type: string, payload: string | Buffer, url = address) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
const form = 'application/x-www-form-urlencoded';
const oneClick = 'List-Unsubscribe=One-Click';

describe("opening an email's unsubscribe address", () => {
  test('twenty times, by people and programs, changes nothing', async () => {
    for (let time = 0; time < 20; time++) {
      expect((await app.inject({ method: 'GET', url: address })).statusCode).toBe(200);
      expect((await app.inject({ method: 'HEAD', url: address })).statusCode).toBe(200);
    }
    expect(await list()).toEqual([]);
    expect(told).toEqual([]);
  });

  test('asks what to unsubscribe from: the agency, unless another choice is made', async () => {
    const { body, headers } = await app.inject({ method: 'GET', url: address });
    expect(body).toMatch(/<form[^>]* method="post"/);
    expect(body).toMatch(/value="agency"[^>]*checked|checked[^>]*value="agency"/);
    expect(body).toContain('From Harbour &amp; &lt;Talent&gt;');
    expect(body).toContain('From everyone on Plaudit');
    expect(body).not.toMatch(/style=|@candidates/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
});

describe('posting to it', () => {
  const twoParts = `--b0\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b0--\r\n`;

  test.each([
    [form, oneClick],
    ['multipart/form-data; boundary=b0', twoParts],
    [form, 'scope=agency'],
  ])('as %s unsubscribes from the agency at once', async (type, payload) => {
    expect((await post(type, payload)).statusCode).toBe(200);
    expect(await list()).toEqual([{ email, agency_id: agencyId, reason: 'unsubscribed' }]);
    expect(told).toEqual([{ email, agencyId, invitationId: null }]);
    expect(await isSuppressed(database.kysely, email, await newAgency(context()))).toBe(false);
  });

  test('with the other choice unsubscribes from everything', async () => {
    const { body } = await post(form, 'scope=everybody');
    expect(body).toContain('No one will email you');
    expect(await list()).toEqual([{ email, agency_id: null, reason: 'unsubscribed' }]);
    expect(await isSuppressed(database.kysely, email, await newAgency(context()))).toBe(true);
  });

  test('twice is harmless, and the rest may follow', async () => {
    const bodies = [oneClick, oneClick, 'scope=everybody'];
    for (const body of bodies) expect((await post(form, body)).statusCode).toBe(200);
    expect((await list()).map((each) => each.agency_id).toSorted()).toEqual([agencyId, null].toSorted());
    const entries = await database.kysely
      .selectFrom('audit_entries')
      .selectAll()
      .where('agency_id', '=', agencyId)
      .execute();
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['unsubscribe', 'reviewer'],
      ['unsubscribe', 'reviewer'],
    ]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  test.each([
    [form, ''],
    [form, 'scope=somebody'],
    [form, 'List-Unsubscribe=Two-Clicks'],
  ])('as %s with %j changes nothing and asks again', async (type, payload) => {
    const { statusCode, body } = await post(type, payload);
    expect(statusCode).toBe(400);
    expect(body).toContain('Choose which emails to stop');
    expect(await list()).toEqual([]);
  });

  test.each([
    ['application/json', '{"scope":"agency"}'],
    ['multipart/form-data; boundary=b0', 'broken'],
  ])('as %s with %j changes nothing', async (type, payload) => {
    expect((await post(type, payload)).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  test.each(['cross-site', 'none'])('by a mail program that runs in a browser (%s) is taken', async (site) => {
    const headers = { 'content-type': form, 'sec-fetch-site': site };
    const { statusCode } = await app.inject({ method: 'POST', url: address, headers, payload: oneClick });
    expect(statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  test("of the page's form from another site changes nothing", async () => {
    const headers = { 'content-type': form, 'sec-fetch-site': 'cross-site' };
    const { statusCode } = await app.inject({ method: 'POST', url: address, headers, payload: 'scope=everybody' });
    expect(statusCode).toBe(403);
    expect(await list()).toEqual([]);
  });
});

test('an unknown address always gets the same answer', async () => {
  const url = `/u/${'x'.repeat(43)}`;
  const answers = [
    await app.inject({ method: 'GET', url }),
    await post(form, 'scope=everybody', url),
    await post(form, 'again=agency', url),
    await post(form, '', '/u/short'),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ body }) => /<main.*<\/main>/s.exec(body)?.[0])).size).toBe(1);
  expect(answers[0]!.body).toContain('This link doesn');
  const clicked = await post(form, oneClick, url);
  expect([clicked.statusCode, clicked.body]).toEqual([404, "This link doesn't work."]);
  expect(await list()).toEqual([]);
});

describe('resubscribing', () => {
  const back: unknown[] = [];
  on('subscribedAgain', async (_write, event) => void back.push(event));
  afterEach(() => {
    back.length = 0;
  });

  test.each(['agency', 'everybody'])('to %s, with the same link, resumes email and emits it once', async (scope) => {
    await post(form, `scope=${scope}`);
    expect((await app.inject({ method: 'GET', url: address })).body).toContain('Get these emails again');
    for (let time = 0; time < 2; time++) {
      const { statusCode, body } = await post(form, `again=${scope}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('ll get these emails again');
    }
    expect(await list()).toEqual([]);
    expect(back).toEqual([{ email, agencyId: scope === 'agency' ? agencyId : null }]);
    expect((await app.inject({ method: 'GET', url: address })).body).toContain('Which emails do you want to stop?');
  });

  test("undoes only the reader's own choice: bounces and complaints stay suppressed", async () => {
    await inWrite(context(), (write) => suppress(write, { email, agencyId: null, reason: 'bounced' }));
    await post(form, 'again=everybody');
    expect(await list()).toEqual([{ email, agency_id: null, reason: 'bounced' }]);
    expect(back).toEqual([]);
    expect((await app.inject({ method: 'GET', url: address })).body).not.toContain('Get these emails again');
  });

  test('to one leaves the other suppressed', async () => {
    for (const body of ['scope=agency', 'scope=everybody', 'again=everybody']) await post(form, body);
    expect(await list()).toEqual([{ email, agency_id: agencyId, reason: 'unsubscribed' }]);
  });

  test('cannot be done by GET or with an unknown link', async () => {
    await post(form, 'scope=agency');
    await app.inject({ method: 'GET', url: `${address}?again=agency` });
    expect((await post(form, 'again=agency', '/u/unknown')).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});
