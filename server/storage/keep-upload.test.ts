import { createHash } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadLimits } from '#common/limits.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { holdBytes, inFlightLimit } from './in-flight.ts';
import { keepUpload } from './keep-upload.ts';
import { fileStorage } from './storage.ts';
import { testPlaces } from './testing/place.ts';
import { heads, inPieces, pngOf } from './testing/uploads.ts';

const { database, context } = await testDatabase();
const { viewer } = await createRecruiterWithLogin(database);
const places = await testPlaces();
const countFiles = async () =>
  Number(
    (
      await database.kysely
        .selectFrom('files')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const picture = (source: Readable, maxBytes?: number) =>
  keepUpload(context(viewer), source, { kind: 'picture', ...(maxBytes && { maxBytes }) });

describe.each(places)('in $name', (place) => {
  beforeEach(() => place.use());

  test('an upload is stored with its size, hash and sender', async () => {
    const bytes = pngOf(200_000);
    const upload = await picture(inPieces(bytes));
    if (!upload.ok) throw new Error(upload.problem.message);
    expect(upload.file).toMatchObject({ mediaType: 'image/png', size: 200_000 });
    expect(await place.keys()).toContain(upload.file.key);
    expect((await buffer((await fileStorage().get(upload.file.key))!)).equals(bytes)).toBe(true);
    const row = await database.kysely
      .selectFrom('files')
      .selectAll()
      .where('id', '=', upload.file.id)
      .executeTakeFirst();
    expect(row).toMatchObject({
      state: 'uploaded',
      kind: 'picture',
      size: 200_000,
      sha256: createHash('sha256').update(bytes).digest(),
      uploaded_by: viewer.userId,
      agency_id: viewer.agencyId,
    });
  });

  test('one byte too many is refused, and nothing is stored', async () => {
    expect(await picture(inPieces(pngOf(5000)), 5000)).toMatchObject({ ok: true });
    const before = await place.keys();
    expect(await picture(inPieces(pngOf(200_001)), 200_000)).toEqual({
      ok: false,
      status: 413,
      problem: {
        code: 'FILE_TOO_LARGE',
        message: 'This file is too large. Choose one of at most 200 KB.',
        field: null,
      },
    });
    expect(await place.keys()).toEqual(before);
  });
});

describe('the type of a file', () => {
  beforeEach(() => places[0].use());

  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('a %s is recognised by its first bytes, however small the chunks are', async (name, mediaType) => {
    expect(await picture(inPieces(heads[name], 1))).toMatchObject({ ok: true, file: { mediaType } });
  });

  test('a document is a PDF and not a picture, and the other way round', async () => {
    expect(await keepUpload(context(viewer), inPieces(heads.pdf), { kind: 'paper' })).toMatchObject({ ok: true });
    expect(await keepUpload(context(viewer), inPieces(heads.png), { kind: 'paper' })).toMatchObject({
      ok: false,
      status: 415,
      problem: { message: 'We cannot use this file here. Choose a PDF.' },
    });
    expect(await picture(inPieces(heads.pdf))).toMatchObject({ ok: false, status: 415 });
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG behind an XML header', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a RIFF that is no WebP', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['a signature that comes late', '\n\x89PNG\r\n\x1a\n'],
    ['three letters', 'PNG'],
  ])('%s is refused before a row or a byte is stored', async (_what, text) => {
    const before = await countFiles();
    expect(await picture(inPieces(Buffer.from(text, 'latin1')))).toEqual({
      ok: false,
      status: 415,
      problem: {
        code: 'FILE_WRONG_TYPE',
        message: 'We cannot use this file here. Choose a PNG, JPEG or WebP picture.',
        field: null,
      },
    });
    expect(await countFiles()).toBe(before);
  });

  test('an empty file is told apart from a wrong file', async () => {
    expect(await picture(inPieces(Buffer.alloc(0)))).toMatchObject({ status: 400, problem: { code: 'FILE_EMPTY' } });
  });
});

describe('bytes in flight', () => {
  beforeEach(() => places[0].use());

  test('are limited per process: one upload more is asked to retry, and succeeds when others are done', async () => {
    const others = holdBytes();
    expect(others.add(inFlightLimit - 1000)).toBe(true);
    expect(await picture(inPieces(pngOf(1001)))).toMatchObject({ status: 503, problem: { code: 'TOO_MANY_UPLOADS' } });
    others.release();
    expect(await picture(inPieces(pngOf(1001)))).toMatchObject({ ok: true });
  });

  test('are released when an upload ends, whether it was stored, refused or aborted', async () => {
    const gone = new PassThrough();
    gone.write(pngOf(1000));
    const upload = picture(gone);
    gone.destroy(new Error('The sender is gone'));
    await expect(upload).rejects.toThrow('The sender is gone');
    await picture(inPieces(pngOf(3000)), 2000);
    await picture(inPieces(pngOf(3000)));
    const all = holdBytes();
    expect(all.add(inFlightLimit)).toBe(true);
    all.release();
  });
});

describe('in a form', () => {
  const app = fastify();
  app.register(multipart, { limits: { fileSize: uploadLimits.file } });
  app.post('/one', async (request) => picture((await request.file())!.file));
  app.post('/many', async (request) => {
    const told: unknown[] = [];
    for await (const part of request.parts()) {
      if (part.type === 'field') told.push(part.value);
      else told.push(await picture(part.file).then((upload) => upload.ok || upload.problem.code));
    }
    return told;
  });
  beforeEach(() => places[0].use());
  afterAll(() => app.close());

  async function send(url: string, parts: Readonly<Record<string, Buffer | string>>) {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts))
      if (typeof part === 'string') form.append(name, part);
      else form.append(name, new Blob([new Uint8Array(part)], { type: 'image/png' }), `${name}.png`);
    const request = new Response(form);
    const headers = { 'content-type': request.headers.get('content-type')! };
    return (
      await app.inject({ method: 'POST', url, headers, payload: Buffer.from(await request.arrayBuffer()) })
    ).json();
  }

  test('a refused file lets the parts after it arrive', async () => {
    const parts = { wrong: Buffer.alloc(300_000, '<svg>'), right: pngOf(300_000), note: 'the end' };
    expect(await send('/many', parts)).toEqual(['FILE_WRONG_TYPE', true, 'the end']);
  });

  test('a file that the form cuts off is too large, not a shorter file', async () => {
    const refused = { ok: false, status: 413, problem: { code: 'FILE_TOO_LARGE' } };
    for (const more of [1, 300_000])
      expect(await send('/one', { large: pngOf(uploadLimits.file + more) })).toMatchObject(refused);
    expect(await send('/one', { large: pngOf(uploadLimits.file) })).toMatchObject({ ok: true });
  });
});
