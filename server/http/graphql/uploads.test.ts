import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import { createUser } from '#server/features/accounts/accounts.factories.ts';
import { byCommand } from '#server/graphql/mutation.ts';
import { attachFile } from '#server/storage/files.ts';
import { holdBytes, inFlightLimit } from '#server/storage/in-flight.ts';
import { keptUpload } from '#server/storage/kept-upload.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { heads } from '#server/storage/testing/uploads.ts';
import { codeOf, encoded, graphqlServer } from './testing/server.ts';

const signedIn = vi.hoisted(() => ({ userId: null as string | null }));
vi.mock('#server/env.ts', async (original) => ({ env: { ...(await original<{ env: object }>()).env } }));
vi.mock('../context.ts', async (original) => {
  const context = await original<typeof import('../context.ts')>();
  const { stranger } = await import('#server/session/viewer.ts');
  return { ...context, viewerOfRequest: async () => ({ ...stranger, userId: signedIn.userId }) };
});
/** The whole API with one more mutation, which accepts pictures and a document. */
vi.mock('#server/graphql/schema.ts', async () => {
  await import('#server/features/index.ts');
  const { plan } = await import('#server/graphql/builder.ts');
  const { upload } = await import('#server/graphql/upload.ts');
  plan.query.nodes();
  plan.mutation('showPictures', {
    input: (t) => ({
      title: t.string(),
      front: upload(t, 'picture'),
      back: upload(t, 'picture'),
      paper: upload(t, 'paper'),
    }),
    payload: { fileIds: 'String' },
    command: (input, context) => byCommand(showPictures)(input, context),
  });
  return { schema: plan.toSchema() };
});

const showPictures = defineCommand({
  name: 'showPictures',
  input: z.object({
    title: z.string().nullish(),
    front: keptUpload.nullish(),
    back: keptUpload.nullish(),
    paper: keptUpload.nullish(),
  }),
  async run(write, { title, front, back, paper }) {
    if (title === 'refused') refuse('REFUSED', 'Not today.');
    const ids = [];
    for (const file of [front, back, paper]) if (file) ids.push((await attachFile(write, file.id, file.kind)).id);
    return { fileIds: ids.join() };
  },
});

const { app, database } = await graphqlServer();
const [folder] = await testPlaces();
folder.use();
const sender = await createUser(database);
beforeEach(async () => {
  signedIn.userId = sender.id;
  await database.kysely.deleteFrom('files').execute();
});

const mutation = 'mutation ($input: ShowPicturesInput!) { showPictures(input: $input) { fileIds errors { code } } }';
const operationsWith = (input: object, query = mutation) => JSON.stringify({ query, variables: { input } });
const front = { operations: operationsWith({ front: null }), map: '{"0":["variables.input.front"]}' };
const pictureOf = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#a33' } });
const png = await pictureOf(30).png().toBuffer();
const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
type Part = readonly [name: string, content: string | Buffer];

function formOf(parts: readonly (readonly [string, string | Buffer | Blob])[]) {
  const form = new FormData();
  for (const [name, content] of parts)
    if (Buffer.isBuffer(content)) form.append(name, new Blob([new Uint8Array(content)]), 'a file.png');
    else form.append(name, content as string);
  return form;
}

/** Sends a form with its parts in this order. Parts whose content is bytes are files. */
async function send(...parts: readonly Part[]) {
  const { payload, type } = await encoded(formOf(parts));
  return post(payload, type);
}
const post = (payload: Buffer, type: string) =>
  app.inject({ method: 'POST', url: '/graphql/', headers: { 'content-type': type }, payload });
const fields = (form: object): Part[] => Object.entries(form);
const states = async () =>
  (await database.kysely.selectFrom('files').select('state').orderBy('id').execute()).map((row) => row.state);

describe('a mutation with files', () => {
  test('stores each file at the path in the map, and attaches it', async () => {
    const operations = operationsWith({ back: null, paper: null });
    const map = JSON.stringify({ a: ['variables.input.back'], b: ['variables.input.paper'] });
    const answer = await send(
      ['operations', operations],
      ['map', map],
      ['a', await pictureOf(40).jpeg().toBuffer()],
      ['b', heads.pdf],
    );
    const { fileIds } = answer.json().data.showPictures;
    const files = await database.kysely.selectFrom('files').selectAll().execute();
    const typeOf = (id: string) => files.find((file) => file.id === id)?.media_type;
    expect(fileIds.split(',').map(typeOf)).toEqual(['image/webp', 'application/pdf']);
    expect(files.map(({ state, uploaded_by }) => [state, uploaded_by])).toEqual([
      ['attached', sender.id],
      ['attached', sender.id],
    ]);
  });

  test('leaves nothing behind when it is refused, and stores nothing when the operation does not match the schema', async () => {
    const refused = await send(
      ['operations', operationsWith({ title: 'refused', front: null })],
      ...fields({ map: front.map }),
      ['0', png],
    );
    expect(refused.json().data.showPictures.errors).toEqual([{ code: 'REFUSED' }]);
    const unknown = await send(
      ['operations', operationsWith({ front: null }, mutation.replace('fileIds', 'nothing'))],
      ['map', front.map],
      ['0', png],
    );
    expect(codeOf(unknown)).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await states()).toEqual(['removed']);
  });

  test('sent again with its key answers the same, and keeps only the first file', async () => {
    const operations = operationsWith({ front: null, clientMutationId: crypto.randomUUID() });
    const once = () => send(['operations', operations], ['map', front.map], ['0', png]);
    const [first, second] = [await once(), await once()];
    expect(second.json()).toEqual(first.json());
    expect(await states()).toEqual(['attached', 'removed']);
    const other = await send(
      ['operations', operations],
      ['map', front.map],
      ['0', await pictureOf(31).png().toBuffer()],
    );
    expect(other.json().data.showPictures.errors).toEqual([{ code: 'RETRY_KEY_REUSED' }]);
  });

  test('works without optional files', async () => {
    const answer = await send(['operations', operationsWith({ front: null })], ['map', '{}']);
    expect(answer.json().data.showPictures).toEqual({ fileIds: '', errors: [] });
  });
});

describe('a form with files is refused', () => {
  const toQuery = operationsWith({}, '{ viewer { id } }');
  const mapped = (path: string) =>
    fields({ operations: operationsWith({ front: null, title: null }), map: JSON.stringify({ 0: [path] }) });
  const wrong: Readonly<Record<string, readonly Part[]>> = {
    'with a file before the fields': [['0', png], ...fields(front)],
    'with a file before its map': [
      ['operations', front.operations],
      ['0', png],
      ['map', front.map],
    ],
    'without the mapped part': fields(front),
    'with a part that is not mapped': [...fields(front), ['0', png], ['1', png]],
    'with a part twice': [...fields(front), ['0', png], ['0', png]],
    'with a field twice': [...fields(front), ['operations', front.operations], ['0', png]],
    'with a field behind a file': [...fields(front), ['0', png], ['operationName', 'x']],
    'with a map that is a list': [
      ['operations', front.operations],
      ['map', '[]'],
      ['0', png],
    ],
    'with a map that is not JSON': [
      ['operations', front.operations],
      ['map', '{'],
      ['0', png],
    ],
    'with a map without a list': [
      ['operations', front.operations],
      ['map', '{"0":"variables.input.front"}'],
      ['0', png],
    ],
    'with one part for two paths': [
      ['operations', operationsWith({ front: null, back: null })],
      ['map', '{"0":["variables.input.front","variables.input.back"]}'],
      ['0', png],
    ],
    'with two parts for one path': [
      ['operations', front.operations],
      ['map', '{"0":["variables.input.front"],"1":["variables.input.front"]}'],
      ['0', png],
      ['1', png],
    ],
    'with several operations': [
      ['operations', `[${front.operations}]`],
      ['map', '{"0":["0.variables.input.front"]}'],
      ['0', png],
    ],
    'with a query': [
      ['operations', toQuery],
      ['map', '{"0":["variables.input.front"]}'],
      ['0', png],
    ],
    'with a path outside the variables': [...mapped('query'), ['0', png]],
    'with a path to the whole of the variables': [...mapped('variables'), ['0', png]],
    'with a path that holds no file': [...mapped('variables.input.title'), ['0', png]],
    'with a path to nothing': [...mapped('variables.input.nothing'), ['0', png]],
    'with a path to a place that is not null': [
      ['operations', operationsWith({ front: 'mine' })],
      ['map', front.map],
      ['0', png],
    ],
    'with a path to a place that is not there': [
      ['operations', operationsWith({})],
      ['map', front.map],
      ['0', png],
    ],
    'with a path by way of a prototype': [...mapped('variables.input.__proto__.front'), ['0', png]],
    'with a path by way of a constructor': [...mapped('variables.constructor.prototype.front'), ['0', png]],
    'with an operation that is not GraphQL': [
      ['operations', operationsWith({}, 'mutation {')],
      ['map', front.map],
      ['0', png],
    ],
  };

  test.each(Object.entries(wrong))('%s', async (_why, parts) => {
    const response = await send(...parts);
    expect(response.statusCode).toBe(400);
    expect(codeOf(response)).toMatch(/^(BAD_REQUEST|BATCHING_REFUSED|GRAPHQL_PARSE_FAILED)$/);
    expect(response.body).not.toContain('not complete');
    expect(({} as { front?: unknown }).front).toBeUndefined();
    expect((await states()).filter((state) => state !== 'removed')).toEqual([]);
  });

  test('with more than five files', async () => {
    const response = await send(...fields(front), ...Array.from({ length: 6 }, (_, i): Part => [String(i), png]));
    expect([400, 413]).toContain(response.statusCode);
    expect(await states()).not.toContain('uploaded');
  });

  test('with a file of more than 20,000,000 bytes, while exactly that many are accepted', async () => {
    const large = await send(...fields(front), ['0', padded(20_000_001)]);
    expect([large.statusCode, codeOf(large)]).toEqual([413, 'FILE_TOO_LARGE']);
    const fits = await send(...fields(front), ['0', padded(20_000_000)]);
    expect(fits.json().data.showPictures.errors).toEqual([]);
  });

  test('over a real network too, however much comes, and wherever it is refused', async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const much = new Blob([padded(20_000_001), Buffer.alloc(5_000_000)]);
    const wrong: readonly (readonly [FormData, number])[] = [
      [formOf([...fields(front), ['0', much]]), 413],
      [formOf([['0', much], ...fields(front)]), 400],
      [formOf([...fields(front), ['0', new Blob([Buffer.alloc(25_000_000)])]]), 415],
      [
        formOf([
          ['query', '{ __typename }'],
          ['0', much],
        ]),
        400,
      ],
    ];
    for (const [body, status] of wrong) {
      const response = await fetch(`${address}/graphql/`, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
      expect([response.status, await response.json()]).toMatchObject([status, { errors: [{ extensions: {} }] }]);
    }
  });

  test('with a type the input does not accept, whatever its name says', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const content of [svg, heads.pdf]) {
      const response = await send(...fields(front), ['0', content]);
      expect([response.statusCode, codeOf(response)]).toEqual([415, 'FILE_WRONG_TYPE']);
    }
  });

  test('from anonymous users, before a byte is stored', async () => {
    signedIn.userId = null;
    const response = await send(...fields(front), ['0', png]);
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await states()).toEqual([]);
  });

  test('while too many bytes are in flight, with the time to try again', async () => {
    const held = holdBytes();
    held.add(inFlightLimit - 10);
    const response = await send(...fields(front), ['0', png]);
    held.release();
    expect([response.statusCode, codeOf(response)]).toEqual([503, 'TOO_MANY_UPLOADS']);
    expect(response.headers['retry-after']).toBe('30');
  });

  test('that breaks off', async () => {
    const boundary = 'x'.repeat(20);
    const disposition = (name: string, rest = '') =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;
    const beginning = `${disposition('operations')}${front.operations}\r\n${disposition('map')}${front.map}\r\n`;
    const file = `${disposition('0', '; filename="a.png"')}`;
    const type = `multipart/form-data; boundary=${boundary}`;
    for (const bytes of [Buffer.from(beginning), Buffer.concat([Buffer.from(beginning + file), png])]) {
      const response = await post(bytes, type);
      expect([response.statusCode, codeOf(response)]).toEqual([400, 'BAD_REQUEST']);
    }
    expect((await post(Buffer.from(beginning), 'multipart/form-data')).statusCode).toBe(400);
  });

  test('a file is never accepted as text: neither in JSON nor in the operation', async () => {
    const payload = { query: mutation, variables: { input: { front: '01234567-89ab-7def-8123-456789abcdef' } } };
    const asJson = await app.inject({ method: 'POST', url: '/graphql/', payload });
    expect(codeOf(asJson)).toBe('BAD_USER_INPUT');
    const literal = { query: 'mutation { showPictures(input: { front: "x" }) { fileIds } }' };
    expect(codeOf(await app.inject({ method: 'POST', url: '/graphql/', payload: literal }))).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
  });
});
