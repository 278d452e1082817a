import { afterEach, expect, test } from 'vitest';
import { serveFakes } from '../core/fake/fake.ts';
import { testSend } from '../core/testing/send.ts';
import type { Credentials, Session } from '../core/vendor.ts';
import { linkedinFake } from './fake/index.ts';
import { createPost, linkedin, Unanswered, uploadImage } from './index.ts';

const app = { clientId: 'client-1', clientSecret: 'secret-1' };
const redirectUri = 'https://plaudit.example/linkedin/connect';
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const days = 86_400_000;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function stage() {
  const clock = { now: Date.UTC(2026, 10, 2) };
  const fake = linkedinFake({ now: () => clock.now });
  const served = await serveFakes([fake]);
  const { send, sent, close } = testSend(served.url);
  closing.push(close, served.close);
  const goTo = async (label: string) => {
    const url = await linkedin.authorizeUrl(send, app, { state: 's1', challenge: 'c', redirectUri, settings: {} });
    const { text } = await send({ url });
    const href = [...text.matchAll(/<a href="([^"]+)">([^<]+)</g)].find(([, , words]) => words === label)![1]!;
    return new URL(href.replaceAll('&amp;', '&')).searchParams;
  };
  const exchange = (code: string) =>
    linkedin.exchange(send, app, { code, verifier: 'v', redirectUri, settings: {} }, clock.now);
  const sessionOf = (credentials: Credentials): Session => ({
    credentials: () => credentials,
    send,
    renew: async () => void (await linkedin.refresh(send, app, credentials, clock.now)),
  });
  const connect = async () => sessionOf(await exchange((await goTo('Allow')).get('code')!));
  return { clock, fake, sent, goTo, exchange, sessionOf, connect };
}

const share = async (session: Session, text = 'Hired.') => {
  const id = await uploadImage(session, 'member-1', jpeg);
  return createPost(session, { memberId: 'member-1', text, image: { id, title: 'Review', alt: 'Five stars' } });
};

test('a member allows, and the access lasts 60 days without a refresh token', async () => {
  const { goTo, exchange, sessionOf, clock } = await stage();
  const back = await goTo('Allow');
  expect(back.get('state')).toBe('s1');
  const credentials = await exchange(back.get('code')!);
  expect(credentials).toEqual({
    accessToken: expect.any(String),
    refreshToken: null,
    expiresAt: clock.now + 60 * days,
  });
  expect(await linkedin.account(sessionOf(credentials))).toEqual({
    id: 'member-1',
    name: 'Robin Test',
    user: { name: 'Robin Test', email: 'robin@example.test', isEmailVerified: true },
  });
  await expect(exchange(back.get('code')!)).rejects.toMatchObject({ kind: 'wrong' });
});

test('a member may refuse, and may keep their address to themselves', async () => {
  const { fake, goTo, connect } = await stage();
  expect((await goTo('Refuse')).get('error')).toBe('user_cancelled_authorize');
  fake.member = { sub: 'member-2', name: 'Kim Test', email: null };
  expect((await linkedin.account(await connect())).user).toEqual({
    name: 'Kim Test',
    email: null,
    isEmailVerified: false,
  });
});

test('an access that has ended is not renewed', async () => {
  const { fake, clock, connect } = await stage();
  const session = await connect();
  clock.now += 60 * days + 1;
  await expect(share(session)).rejects.toMatchObject({ kind: 'signedOut' });
  await expect(linkedin.account(session)).rejects.toMatchObject({ kind: 'signedOut' });
  expect(fake.posts).toEqual([]);
});

test('a post has the whole text, the picture and its alternative', async () => {
  const { fake, sent, connect } = await stage();
  const text = 'Great (really) [5/5] — ask @robin_test #hiring\nhttps://plaudit.example/r/a_b?s=c_d';
  expect(await share(await connect(), text)).toBe('urn:li:share:1');
  expect(fake.posts).toMatchObject([{ author: 'urn:li:person:member-1', text, alt: 'Five stars', jpeg }]);
  const versions = sent.flatMap(({ url, headers }) => (url.includes('/rest/') ? [headers?.['linkedin-version']] : []));
  expect(versions).toEqual([expect.stringMatching(/^20\d{4}$/), versions[0]]);
  expect(sent.find(({ method }) => method === 'PUT')?.headers).toMatchObject({ 'content-type': 'image/jpeg' });
});

test('the bytes of a picture go to LinkedIn only', async () => {
  for (const uploadUrl of ['https://linkedin.com.evil.example/u', 'http://www.linkedin.com/u', 'https://evil.example'])
    await expect(
      uploadImage(answering(200, { value: { uploadUrl, image: 'urn:li:image:1' } }), 'member-1', jpeg),
    ).rejects.toMatchObject({ kind: 'unreadable' });
});

test('the same text again is refused in words, and so is an empty one', async () => {
  const { fake, connect } = await stage();
  const session = await connect();
  await share(session);
  await expect(share(session)).rejects.toMatchObject({ kind: 'wrong', message: expect.stringContaining('same text') });
  await expect(share(session, '')).rejects.toMatchObject({ kind: 'wrong' });
  expect(fake.posts).toHaveLength(1);
});

test('too many posts, and a fault, are told apart from an answer that is missing', async () => {
  const { fake, connect } = await stage();
  const session = await connect();
  fake.troubles.push({ trouble: { kind: 'limited', retryAfter: 60 }, where: '/rest/posts' });
  await expect(share(session)).rejects.toMatchObject({ kind: 'limited', retryAfter: 60 });
  fake.troubles.push({ trouble: { kind: 'fault' }, where: '/rest/posts' });
  await expect(share(session)).rejects.toMatchObject({ kind: 'down' });
  expect(fake.posts).toEqual([]);
  fake.troubles.push({ trouble: { kind: 'cut' }, where: '/rest/posts' });
  await expect(share(session)).rejects.toBeInstanceOf(Unanswered);
  expect(fake.posts).toHaveLength(1);
});

const image = { id: 'urn:li:image:1', title: 'Review', alt: 'Five stars' };

test.each([
  [403, {}, 'refused'],
  [426, {}, 'wrong'],
  [400, { message: 'Requested version 202401 is not active' }, 'wrong'],
  [400, { message: 'A parameter is wrong' }, 'wrong'],
])('status %i with %j is %s', async (status, json, kind) => {
  const post = createPost(answering(status, json), { memberId: 'member-1', text: 'Hired.', image });
  await expect(post).rejects.toMatchObject({ kind });
});

test.each([502, 504])('after status %i nobody knows', async (status) => {
  const post = createPost(answering(status, {}), { memberId: 'member-1', text: 'Hired.', image });
  await expect(post).rejects.toBeInstanceOf(Unanswered);
});

/** A session whose every request gets this answer. */
const answering = (status: number, json: unknown): Session => ({
  credentials: () => ({ accessToken: 'a', refreshToken: null, expiresAt: 0 }),
  send: async () => ({ status, headers: {}, text: JSON.stringify(json) }),
  renew: () => Promise.reject(new Error('unused')),
});
