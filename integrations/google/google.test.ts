import { afterEach, describe, expect, test } from 'vitest';
import { serveFakes } from '../core/fake/fake.ts';
import { challengeOf } from '../core/pkce.ts';
import { testSend } from '../core/testing/send.ts';
import type { Credentials, Session } from '../core/vendor.ts';
import { listPlaces, listReviews } from './business.ts';
import { googleFake } from './fake/index.ts';
import { GoogleWorld } from './fake/world.ts';
import { google } from './index.ts';

const app = { clientId: 'client-1', clientSecret: 'secret-1' };
const redirectUri = 'https://plaudit.example/google/connect';
const now = Date.parse('2026-11-01T00:00:00Z');
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function stage() {
  const world = new GoogleWorld(() => now);
  const fake = googleFake({ now: () => now, world });
  const served = await serveFakes([fake]);
  const { send, sent, close } = testSend(served.url);
  open.push(close, () => void served.close());
  const codeBy = async (button: string, change: Readonly<Record<string, string>> = {}) => {
    const asked = { state: 's', challenge: challengeOf('verifier'), redirectUri, settings: {} };
    const url = new URL(await google.authorizeUrl(send, app, asked));
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
    const { text } = await send({ url: url.href });
    const href = [...text.matchAll(/<a href="([^"]+)">([^<]+)</g)].find(([, , words]) => words === button)![1]!;
    return new URL(href.replaceAll('&amp;', '&')).searchParams.get('code')!;
  };
  const exchange = (code: string, verifier = 'verifier') =>
    google.exchange(send, app, { code, verifier, redirectUri, settings: {} }, now);
  const connect = async (): Promise<Session> => {
    let credentials: Credentials = await exchange(await codeBy('Allow'));
    const renew = async () => {
      credentials = await google.refresh(send, app, credentials, now);
    };
    return { credentials: () => credentials, send, renew };
  };
  return { world, fake, send, sent, codeBy, exchange, connect };
}

describe('signing in', () => {
  test('gives a refresh token, and says whose account it is', async () => {
    const { connect } = await stage();
    const session = await connect();
    expect(session.credentials()).toMatchObject({ subject: '1000001', expiresAt: now + 3_599_000 });
    expect(session.credentials().refreshToken).toBeTruthy();
    expect(await google.account(session)).toEqual({ id: '1000001', name: 'ada.wattle@mail.example', user: null });
  });

  test('is refused if the permission for profiles was left out', async () => {
    const { codeBy, exchange } = await stage();
    await expect(exchange(await codeBy('Allow without Business Profile'))).rejects.toMatchObject({ kind: 'refused' });
  });

  test('works once for a code, and only with the verifier of its challenge', async () => {
    const { codeBy, exchange } = await stage();
    await expect(exchange(await codeBy('Allow'), 'another')).rejects.toMatchObject({ kind: 'wrong' });
    const code = await codeBy('Allow');
    await exchange(code);
    await expect(exchange(code)).rejects.toMatchObject({ kind: 'wrong' });
  });

  test('asks for consent, without which a second sign-in has no refresh token', async () => {
    const { codeBy, exchange } = await stage();
    await exchange(await codeBy('Allow'));
    expect((await exchange(await codeBy('Allow'))).refreshToken).toBeTruthy();
    expect((await exchange(await codeBy('Allow', { prompt: '' }))).refreshToken).toBeNull();
  });

  test('keeps the refresh token when the access is renewed, until it is revoked', async () => {
    const { connect, send } = await stage();
    const session = await connect();
    const before = session.credentials();
    await session.renew();
    expect(session.credentials()).toMatchObject({ refreshToken: before.refreshToken, subject: '1000001' });
    expect(session.credentials().accessToken).not.toBe(before.accessToken);
    await google.revoke!(send, app, session.credentials());
    await expect(session.renew()).rejects.toMatchObject({ kind: 'signedOut' });
  });
});

describe('reading', () => {
  test('finds the places of all accounts, over their pages', async () => {
    const { world, connect } = await stage();
    world.accounts.splice(0, 2, ...Array.from({ length: 45 }, (_, at) => `accounts/${at + 1}`));
    for (let at = 0; at < 130; at++) world.addPlace(`Place ${at}`, 'Sydney', { account: 'accounts/44' });
    world.addPlace('Alone', 'Perth', { account: 'accounts/1', isVerified: false });
    const places = await listPlaces(await connect());
    expect(places.length).toBe(131);
    expect(places[0]).toMatchObject({ title: 'Alone', address: '131 Test Street, Perth', isVerified: false });
    expect(places[1]?.newReviewUri).toContain('writereview');
  });

  test('gets reviews over their pages, the last changed first, with ratings alone and hidden names', async () => {
    const { world, connect } = await stage();
    const place = world.addPlace('Place', 'Sydney');
    for (let at = 0; at < 120; at++) world.addReview(place, { createdAt: now - at * 1000 });
    const old = world.addReview(place, { createdAt: now - 9e9, author: null, text: null, stars: 2 });
    world.change(place, old.id, { updatedAt: now + 1, reply: 'Thanks' });
    const session = await connect();
    const [at] = await listPlaces(session);
    const first = await listReviews(session, at!, '');
    expect(first).toMatchObject({ total: 121, next: '50', average: 5 });
    expect(first.reviews[0]).toEqual({
      ...{ externalId: old.id, author: null, stars: 2, text: null, reply: { text: 'Thanks', at: now + 1 } },
      ...{ createdAt: now - 9e9, updatedAt: now + 1 },
    });
    const second = await listReviews(session, at!, first.next!);
    const third = await listReviews(session, at!, second.next!);
    expect([second.reviews.length, third.reviews.length, third.next]).toEqual([50, 21, null]);
  });

  test('says that the installation is not approved when the quota is 0', async () => {
    const { fake, connect } = await stage();
    const session = await connect();
    fake.setApproved(false);
    await expect(listPlaces(session)).rejects.toMatchObject({ kind: 'unapproved' });
  });

  test('a limit that passes is no missing approval', async () => {
    const { fake, connect } = await stage();
    const session = await connect();
    fake.troubles.push({ trouble: { kind: 'limited', retryAfter: 30 } });
    await expect(listPlaces(session)).rejects.toMatchObject({ kind: 'limited', retryAfter: 30 });
  });

  test('renews an access that has expired', async () => {
    const { fake, world, connect } = await stage();
    world.addPlace('Place', 'Sydney');
    const session = await connect();
    fake.expireTokens();
    expect((await listPlaces(session)).length).toBe(1);
  });

  test.each(['javascript:alert(1)', 'https://evil.example/', 'https://google.com.evil.example/'])(
    'a link that is not to Google is left out: %s',
    async (newReviewUri) => {
      const answers = [
        { accounts: [{ name: 'accounts/1' }] },
        { locations: [{ name: 'locations/2', title: 'Place', metadata: { newReviewUri } }] },
      ];
      const send = async () => ({ status: 200, headers: {}, text: JSON.stringify(answers.shift()) });
      const credentials = { accessToken: 'a', refreshToken: 'r', expiresAt: now };
      const session = { credentials: () => credentials, send, renew: async () => {} };
      expect((await listPlaces(session))[0]?.newReviewUri).toBeNull();
    },
  );
});
