import { afterAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createDataRequest } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { publicPages } from '#server/features/testing/public-pages.ts';
import { decide } from '#server/graphql/testing/decide.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger, system } from '#server/session/viewer.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { answerDataRequest, refuseDataRequest } from '../data-request-decisions.commands.tsx';
import { endCopiesOf } from './data-copies.commands.ts';
import { prepareDataCopyFile, sweepDataCopies } from './data-copies.tasks.ts';
import { keptData } from './kept-data.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const [place] = await testPlaces();
place.use();
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const staff = await viewerWithRole(database, 'ROLE_ADMIN');
const app = await publicPages(database);
afterAll(() => app.close());
const day = 86_400_000;

const prepare = (id: string, viewer = superAdmin) =>
  mutate(
    context(viewer),
    'prepareDataCopy',
    { dataRequestId: `DataRequest:${id}` },
    'dataRequest { copy { state parts partsDone } }',
  );
const discard = (id: string) => mutate(context(superAdmin), 'discardDataCopy', { dataRequestId: `DataRequest:${id}` });
const copiesOf = (id: string) =>
  kysely.selectFrom('data_copies').selectAll().where('request_id', '=', id).orderBy('created_at').execute();
const prepared = async (email?: string) => {
  const row = await createDataRequest(database, email ? { email } : {});
  await prepare(row.id);
  await doTasks(context());
  return row;
};
const answer = (id: string) =>
  decide(context(superAdmin), answerDataRequest, id, 'dataRequest { state }', { words: 'Here it is.' });
const addressMailedTo = async (email: string) => {
  const mails = await kysely.selectFrom('mails').select('text').where('to_email', '=', email).execute();
  return /\/privacy\/copy\/[\w-]+/.exec(mails.map(({ text }) => text).join('\n'))?.[0];
};
const sent = async () => {
  const row = await prepared();
  await answer(row.id);
  return { ...row, address: (await addressMailedTo(row.email))! };
};
const download = (url: string) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' });

async function unzipped(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const parts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    parts[entry.fileName] = Buffer.concat(chunks).toString();
  }
  return parts;
}
/** The JSON and the page in the copy of a new request of this address. */
async function copyOf(email: string) {
  const row = await prepared(email);
  await answer(row.id);
  const parts = await unzipped((await download((await addressMailedTo(email))!)).rawPayload);
  const json = JSON.parse(parts['your-data.json']!) as {
    email: string;
    data: Record<string, Record<string, unknown>[]>;
  };
  return { ...json, text: parts['your-data.json']!, page: parts['your-data.html']! };
}

describe('what a copy contains', () => {
  test('is what the person wrote, with private notes and earlier versions, on a page that is safe to open', async () => {
    const email = `reviewer-${crypto.randomUUID()}@people.example`;
    const hostile = 'Kind <img src=x onerror=alert(1)> and quick';
    const review = await createReview(database, {
      reviewer_email: email,
      private_note: 'Only for you',
      title: hostile,
    });
    await kysely
      .insertInto('review_versions')
      .values({
        id: crypto.randomUUID(),
        review_id: review.id,
        agency_id: review.agency_id,
        number: 1,
        overall: 4,
        title: 'The first title',
        body: 'The body of the first version of it.',
        private_note: 'The first note',
        name_display: 'full',
        shown_name: 'Casey',
        shows_company: false,
        was_offered_anything: false,
        moderation: 'approved',
        submitted_at: new Date(),
      })
      .execute();
    const { data, page } = await copyOf(email);
    expect(data['reviews']).toMatchObject([
      {
        title: hostile,
        privateNote: 'Only for you',
        versions: [{ title: 'The first title', privateNote: 'The first note' }],
      },
    ]);
    expect(page).toContain('Only for you');
    expect(page).toContain('Kind &lt;img');
    expect(page).not.toContain('<img');
  });

  test('is the own side of a placement, never the other person, never the notes of the agency', async () => {
    const email = `both-${crypto.randomUUID()}@people.example`;
    const other = { contact_name: 'Ludmilla Otherside', contact_email: 'ludmilla@otherside.example' };
    const cancelled = { state: 'cancelled', cancelled_because: 'The agency noted this' };
    await createPlacement(database, { candidate_email: email, candidate_name: 'Casey Own', ...other, ...cancelled });
    await createPlacement(database, {
      contact_email: email,
      contact_name: 'Casey Own',
      candidate_name: 'Otto Otherside',
      candidate_email: 'otto@otherside.example',
    });
    const { data, text, page } = await copyOf(email);
    expect(data['placementsAsCandidate']).toMatchObject([{ name: 'Casey Own', email }]);
    expect(data['placementsAsContact']).toMatchObject([{ name: 'Casey Own', email }]);
    for (const secret of ['therside', 'The agency noted this']) {
      expect(text).not.toContain(secret);
      expect(page).not.toContain(secret);
    }
  });

  test('is the account with its requests and emails, and nothing of anyone else', async () => {
    const email = `owner-${crypto.randomUUID()}@people.example`;
    await createUser(database, {
      email,
      name: 'Wren Castellane',
      phone: '+44 20 7946 0000',
      password_hash: 'secret hash',
    });
    const stranger = await createUser(database, { name: 'Somebody Else' });
    await createReview(database, { reviewer_email: stranger.email });
    await kysely
      .insertInto('suppressions')
      .values({ id: crypto.randomUUID(), email, reason: 'objected', created_at: new Date() })
      .execute();
    const { email: whose, data, text } = await copyOf(email);
    expect(whose).toBe(email);
    expect(data['account']).toMatchObject([{ name: 'Wren Castellane', phone: '+44 20 7946 0000' }]);
    expect(data['suppressions']).toMatchObject([{ from: 'everyone', reason: 'objected' }]);
    expect(data['dataRequests']).toMatchObject([{ kind: 'see', state: 'open' }]);
    expect(Object.keys(data)).toEqual(keptData.map(({ name }) => name));
    expect(data['reviews']).toEqual([]);
    expect(text).not.toContain('secret hash');
    expect(text).not.toContain('Somebody Else');
  });
});

describe('a copy', () => {
  test('is prepared once however often it is requested, and says how far it is', async () => {
    const { id } = await createDataRequest(database);
    const first = await prepare(id);
    expect(first.dataRequest).toEqual({ copy: { state: 'preparing', parts: keptData.length, partsDone: 0 } });
    await prepare(id);
    expect(await copiesOf(id)).toHaveLength(1);
    await doTasks(context());
    const [copy] = await copiesOf(id);
    expect(copy).toMatchObject({ state: 'ready', parts_done: keptData.length, entries: 1 });
    const keys = await place.keys();
    await prepareDataCopyFile.run(context(system), { copyId: copy!.id });
    expect(await place.keys()).toEqual(keys);
  });

  test('takes the place of an earlier one, whose file is deleted', async () => {
    const { id } = await prepared();
    const before = await place.keys();
    await prepare(id);
    await doTasks(context());
    expect((await copiesOf(id)).map(({ state }) => state)).toEqual(['gone', 'ready']);
    expect(await place.keys()).toHaveLength(before.length);
  });

  test('is only for a waiting request to see, and only for super admins', async () => {
    const see = await createDataRequest(database);
    for (const viewer of [stranger, staff]) expect(codes(await prepare(see.id, viewer))).toHaveLength(1);
    expect(codes(await prepare((await createDataRequest(database, { kind: 'erase' })).id))).toEqual(['NOT_TO_SEE']);
    const decided = await createDataRequest(database, { state: 'answered', decided_at: new Date() });
    expect(codes(await prepare(decided.id))).toEqual(['ALREADY_DECIDED']);
    expect(await copiesOf(see.id)).toEqual([]);
  });

  test('must be ready before the answer, or deleted', async () => {
    const { id, email } = await createDataRequest(database);
    await prepare(id);
    expect(codes(await answer(id))).toEqual(['COPY_NOT_READY']);
    await discard(id);
    expect(codes(await answer(id))).toEqual([]);
    expect(await addressMailedTo(email)).toBeUndefined();
    await doTasks(context());
    expect(await copiesOf(id)).toMatchObject([{ state: 'gone', file_id: null }]);
  });

  test('is deleted with a refusal, and when the person is erased', async () => {
    const refused = await prepared();
    const erased = await sent();
    const before = await place.keys();
    await decide(context(superAdmin), refuseDataRequest, refused.id, 'dataRequest { state }', { reason: 'No.' });
    await inWrite(context(), (write) => endCopiesOf(write, erased.email));
    for (const { id } of [refused, erased]) expect(await copiesOf(id)).toMatchObject([{ state: 'gone' }]);
    expect((await download(erased.address)).statusCode).toBe(303);
    await doTasks(context());
    expect(await place.keys()).toHaveLength(before.length - 2);
  });
});

describe('the link to a copy', () => {
  test('downloads nothing when it is opened, and the file when its form is sent', async () => {
    const { id, address } = await sent();
    for (const method of ['GET', 'HEAD'] as const) {
      const opened = await app.inject({ method, url: address });
      expect(opened.statusCode).toBe(200);
      expect(opened.headers['content-type']).toContain('text/html');
    }
    expect(await copiesOf(id)).toMatchObject([{ downloaded_at: null }]);
    const { statusCode, headers, rawPayload } = await download(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="your-plaudit-data.zip"',
      'cache-control': 'no-store',
      'content-length': String(rawPayload.length),
    });
    expect(Object.keys(await unzipped(rawPayload))).toEqual(['your-data.html', 'your-data.json']);
    const [copy] = await copiesOf(id);
    expect(copy!.downloaded_at).not.toBeNull();
    expect(JSON.stringify(copy)).not.toContain(address.split('/').at(-1)!);
  });

  test('works for fourteen days, and then the file is deleted', async () => {
    const { id, address } = await sent();
    const before = await place.keys();
    await sweepDataCopies.run(context(system, new Date(Date.now() + 13 * day)), {});
    expect((await download(address)).statusCode).toBe(200);
    await kysely.updateTable('data_copies').set({ expires_at: new Date() }).where('request_id', '=', id).execute();
    expect((await download(address)).statusCode).toBe(303);
    expect((await app.inject({ url: address })).statusCode).toBe(410);
    for (let time = 0; time < 2; time++) await sweepDataCopies.run(context(system), {});
    await doTasks(context());
    expect(await place.keys()).toHaveLength(before.length - 1);
    expect((await app.inject({ url: address })).statusCode).toBe(410);
  });

  test('that is unknown leads nowhere', async () => {
    expect((await app.inject({ url: '/privacy/copy/unknown' })).statusCode).toBe(404);
    expect((await download('/privacy/copy/unknown')).headers['location']).toBe('/privacy/copy/unknown');
    const { data } = await request(context(), '{ dataCopyToDownload(token: "unknown") { size } }');
    expect(data).toEqual({ dataCopyToDownload: null });
  });
});
