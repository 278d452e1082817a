import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { log } from '#server/log.ts';
import { holdBytes, inFlightLimit } from '#server/storage/in-flight.ts';
import { fileStorage } from '#server/storage/storage.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { formOf, logo, logoOf, registrationApp, typed } from '../testing/registration.ts';

const { database } = await testDatabase();
const { kysely } = database;
const [folder] = await testPlaces();
folder.use();
const { failures, register, post } = await registrationApp(database);

const tables = ['users', 'companies', 'registrations', 'files', 'mails'] as const;
async function left(): Promise<string[]> {
  const rows = await Promise.all(tables.map((table) => kysely.selectFrom(table).select('id').execute()));
  return tables.filter((_table, at) => rows[at]!.length > 0);
}
const keys = () => folder.keys().catch(() => []);
const reset = async () => {
  await kysely.deleteFrom('login_failures').execute();
  await kysely.deleteFrom('registrations').execute();
  await kysely.deleteFrom('files').execute();
};
beforeEach(reset);

describe('a registration leaves nothing behind', () => {
  afterEach(async () => {
    expect(await left()).toEqual([]);
    expect(await keys()).toEqual([]);
  });

  test.each([
    ['an SVG named .png', { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'logo.png' }, 415],
    ['HTML named .jpg', { bytes: Buffer.from('<!doctype html><h1>'), name: 'logo.jpg', type: 'image/jpeg' }, 415],
    ['a table', { bytes: Buffer.from('=cmd|calc,1\n'), name: 'logo.png' }, 415],
    ['half a picture', { bytes: logo.subarray(0, logo.length - 30) }, 415],
    ['a file without bytes', { bytes: Buffer.alloc(0), name: 'logo.png' }, 400],
    ['a logo of 20.1 MB', { bytes: logoOf(20_100_000) }, 413],
  ])('with %s, which is reported at the field', async (_what, file, status) => {
    const answer = await register({}, file);
    expect([answer.status, answer.json.code, answer.json.problems]).toEqual([
      status,
      status,
      [{ field: 'logo', message: expect.stringMatching(/\. Choose/) }],
    ]);
  });

  test('with invalid fields, all reported at once, although the logo is fine', async () => {
    const answer = await register({ email: 'una', password: 'short', terms: '' }, { bytes: logo });
    expect([answer.status, answer.json.problems?.map(({ field }) => field)]).toEqual([
      422,
      ['email', 'password', 'terms'],
    ]);
  });

  test('with invalid fields and a bad logo: what follows a file that is too large is read, too', async () => {
    const answer = await register({ terms: 'no' }, { bytes: logoOf(20_000_001) });
    expect([answer.status, answer.json.problems?.map(({ field }) => field)]).toEqual([422, ['terms', 'logo']]);
  });

  test.each([
    ['among the first that others guess', 'password1234'],
    ['made of the address', 'una@gumnut.example'],
  ])('with a password %s', async (_what, password) => {
    expect((await register({ password })).json.problems).toMatchObject([{ field: 'password' }]);
  });

  test.each([201, 20_000, 40_000])(
    'with a password of %i characters, with the limit in the message',
    async (length) => {
      const password = 'x'.repeat(length);
      const message = 'Use at most 200 characters.';
      const encoded = new URLSearchParams(
        Object.entries({ ...typed, password }).map(([name, value]) => [`register[${name}]`, value]),
      );
      for (const form of [formOf({ ...typed, password }), encoded])
        expect((await post('/register', form)).json.problems).toEqual([{ field: 'password', message }]);
    },
  );

  test('that is too long to be read, before it is', async () => {
    const answer = await post('/register', formOf({ ...typed, name: 'x'.repeat(30_000) }));
    expect(answer.json.problems).toEqual([{ field: 'name', message: 'Shorten this to 120 characters.' }]);
    const many = new FormData();
    for (let field = 0; field < 60; field++) many.append(`register[f${field}]`, 'x');
    expect((await post('/register', many)).status).toBe(400);
  });

  test('that is not a form, or not ours', async () => {
    expect((await post('/register', new URLSearchParams({ name: 'Una' }))).json.problems).toHaveLength(6);
    expect((await post('/register', new FormData())).status).toBeGreaterThanOrEqual(400);
  });

  test('that breaks off, in a field, in the logo or before anything came', async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="register[name]"\r\n\r\nUna';
    const file = `--b\r\nContent-Disposition: form-data; name="register[logo]"; filename="a.png"\r\n\r\n${logo.toString('latin1')}`;
    const type = 'multipart/form-data; boundary=b';
    const answers = [await post('/register', head, undefined, type), await post('/register', file, undefined, type)];
    answers.push(await post('/register', head, undefined, 'multipart/form-data'));
    expect(answers.map(({ status, json }) => [status, json.message])).toEqual(
      answers.map(() => [400, "We couldn't read this form. Send it again."]),
    );
    expect((await post('/register', '', undefined, type)).status).toBe(422);
  });

  test('that loses its connection on the way', async () => {
    const control = new AbortController();
    const half = new ReadableStream({
      start(to) {
        to.enqueue(
          Buffer.from('--b\r\nContent-Disposition: form-data; name="register[logo]"; filename="a.png"\r\n\r\n'),
        );
        to.enqueue(logo.subarray(0, 60));
        setTimeout(() => control.abort(), 50);
      },
    });
    await expect(
      post('/register', half, undefined, 'multipart/form-data; boundary=b', control.signal),
    ).rejects.toThrow();
    await new Promise((soon) => setTimeout(soon, 100));
    expect(failures).toEqual([]);
  });

  test('while the process holds as many uploaded bytes as it may', async () => {
    const others = holdBytes();
    others.add(inFlightLimit);
    const answer = await register({}, { bytes: logo });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.json.problems).toMatchObject([{ field: 'logo' }]);
    others.release();
  });
});

describe('a registration', () => {
  test('with a logo of 19.9 MB is accepted, and its logo re-encoded, resized and attached', async () => {
    expect((await register({}, { bytes: logoOf(19_900_000) })).status).toBe(200);
    const file = await kysely.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    expect(file).toMatchObject({ kind: 'picture', media_type: 'image/webp', state: 'attached', uploaded_by: null });
    const kept = await fileStorage().get(file.key);
    const bytes = Buffer.concat(await kept!.toArray());
    expect(bytes.length).toBeLessThan(5000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30, hasAlpha: true });
  });

  test('without a chosen file has no logo', async () => {
    const boundary = '----browser';
    const lines = Object.entries(typed).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="register[${name}]"\r\n\r\n${value}\r\n`,
    );
    const none = `--${boundary}\r\nContent-Disposition: form-data; name="register[logo]"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n`;
    const answer = await post(
      '/register',
      `${lines.join('')}${none}--${boundary}--\r\n`,
      undefined,
      `multipart/form-data; boundary=${boundary}`,
    );
    expect(answer.status).toBe(200);
    expect(await kysely.selectFrom('registrations').select('logo_file_id').execute()).toEqual([{ logo_file_id: null }]);
  });

  test('keeps names in any script, and removes direction marks and line breaks', async () => {
    await register({ name: '𠮷野 \u202eUna\r\nBcc: all@evil.example', company: '=HYPERLINK("x")\u200f 🐨' });
    expect(await kysely.selectFrom('registrations').select(['name', 'company_name']).executeTakeFirst()).toEqual({
      name: '𠮷野 Una Bcc: all@evil.example',
      company_name: '=HYPERLINK("x") 🐨',
    });
  });

  test('leaves neither address nor password in the log, accepted or refused', async () => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
    const fatal = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level));
    await register({}, { bytes: logo });
    await register({ terms: '' }, { bytes: Buffer.from('<svg/>') });
    const noted = lines.join('') + JSON.stringify(fatal.flatMap(({ mock }) => mock.calls));
    write.mockRestore();
    for (const spy of fatal) spy.mockRestore();
    expect(noted).not.toMatch(/gumnut|wombat/i);
  });

  test('is limited to twenty per network in a quarter of an hour; other networks go on', async () => {
    for (let times = 0; times < 20; times++)
      expect((await register({ email: `una${times}@gumnut.example` }, undefined, '203.0.113.9')).status).toBe(200);
    const { status, headers } = await register({}, undefined, '203.0.113.9');
    expect([status, headers.get('retry-after')]).toEqual([429, '900']);
    expect((await register({}, undefined, '203.0.113.10')).status).toBe(200);
  });
});
