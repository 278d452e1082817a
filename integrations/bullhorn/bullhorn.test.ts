import { afterEach, describe, expect, test } from 'vitest';
import { emptyWorld } from '../core/fake/ats-world.ts';
import type { HttpReply, Send } from '../core/http.ts';
import { VendorProblem } from '../core/problem.ts';
import { closeStages, type Harness, readAll, stageOf, testAtsVendor } from '../core/testing/ats-contract.ts';
import { bullhornFake, fakeUsername } from './fake/index.ts';
import { bullhorn } from './index.ts';
import { jobOrder, person, placement, placementOf } from './map.ts';

const harness: Harness = {
  vendor: bullhorn,
  fake: bullhornFake,
  settings: { username: fakeUsername },
  listing: '/query/Placement',
  rotates: true,
  remembersDeleted: false,
};

testAtsVendor(harness);

const app = { clientId: 'client-1', clientSecret: 'secret-1' };
const hour = 3_600_000;

describe('sessions of Bullhorn', () => {
  afterEach(closeStages);

  test.each(['', "x' OR id>0", 'a b', 'nobody'])('the username %j is not accepted', async (username) => {
    const { send } = await stageOf(harness);
    const authorization = {
      state: 's',
      challenge: 'c',
      redirectUri: 'https://plaudit.example/connected',
      settings: { username },
    };
    await expect(bullhorn.authorizeUrl(send, app, authorization)).rejects.toMatchObject({ kind: 'wrong' });
  });

  test('a new session needs no new tokens while the access lives', async () => {
    const stage = await stageOf(harness);
    const session = await stage.connect();
    const before = session.credentials();
    session.set({ ...before, bhRestToken: 'unknown' });
    expect((await bullhorn.account(session)).id).toBe('e77');
    expect(session.credentials().refreshToken).toBe(before.refreshToken);
    expect(stage.sent.filter(({ url }) => url.includes('/oauth/token'))).toHaveLength(1);
    stage.clock.now += 25 * hour;
    await bullhorn.account(session);
    expect(session.credentials().refreshToken).not.toBe(before.refreshToken);
  });

  test('a renewal whose session fails keeps the next refresh token', async () => {
    const stage = await stageOf(harness);
    const session = await stage.connect();
    const before = session.credentials();
    stage.clock.now += 25 * hour;
    stage.fake.troubles.push({ trouble: { kind: 'fault' }, where: '/rest-services/login' });
    await expect(bullhorn.account(session)).rejects.toMatchObject({ kind: 'down' });
    const kept = session.credentials();
    expect(kept.refreshToken).not.toBe(before.refreshToken);
    expect(kept).toMatchObject({ bhRestToken: null, expiresAt: stage.clock.now });
    expect((await bullhorn.account(session)).id).toBe('e77');
    expect(session.credentials().refreshToken).toBe(kept.refreshToken);
  });

  test("a session that isn't allowed is told as that", async () => {
    const answers: Record<string, HttpReply> = {
      token: { status: 200, headers: {}, text: '{"access_token":"a","refresh_token":"r2"}' },
      login: { status: 403, headers: {}, text: '{}' },
    };
    const send: Send = async ({ url }) => answers[url.includes('/oauth/token') ? 'token' : 'login']!;
    const center = {
      oauthUrl: 'https://auth-east.bullhornstaffing.com/oauth',
      loginUrl: 'https://rest-east.bullhornstaffing.com/rest-services/login',
    };
    let held = await bullhorn.refresh(
      send,
      app,
      { accessToken: 'a', refreshToken: 'r', expiresAt: 0, ...center },
      1000,
    );
    expect(held.refreshToken).toBe('r2');
    const session = {
      credentials: () => held,
      send,
      renew: async () => {
        held = await bullhorn.refresh(send, app, held, 1000);
      },
    };
    await expect(bullhorn.account(session)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('another data center sends us on, to hosts of Bullhorn only', async () => {
    const stage = await stageOf(harness);
    const session = await stage.connect();
    session.set({ ...session.credentials(), restUrl: 'https://rest9.bullhornstaffing.com/rest-services/e77' });
    expect(await bullhorn.listUsers(session)).toHaveLength(7);
    const send: Send = async () => ({ status: 307, headers: { location: 'https://evil.example/' }, text: '' });
    await expect(bullhorn.listUsers({ ...session, send })).rejects.toMatchObject({ kind: 'unreadable' });
    const round: Send = async ({ url }) => ({ status: 307, headers: { location: url }, text: '' });
    await expect(bullhorn.listUsers({ ...session, send: round })).rejects.toBeInstanceOf(VendorProblem);
  });

  test('a data center elsewhere is refused', async () => {
    const text =
      '{"oauthUrl":"https://auth.evil.example/oauth","restUrl":"https://rest-east.bullhornstaffing.com/rest-services/"}';
    const send: Send = async () => ({ status: 200, headers: {}, text });
    const authorization = {
      state: 's',
      challenge: 'c',
      redirectUri: 'https://plaudit.example/connected',
      settings: { username: 'a' },
    };
    await expect(bullhorn.authorizeUrl(send, app, authorization)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('placements of Bullhorn', () => {
  afterEach(closeStages);
  const everything = { from: 0, to: Date.now() + 400 * 24 * hour };

  test('come by the time of their change, then by id', async () => {
    const stage = await stageOf(harness, emptyWorld);
    stage.world.fill(1001);
    const found = await readAll(bullhorn, await stage.connect(), everything);
    const keys = found.map(({ updatedAt, externalId }) => updatedAt! * 100_000 + Number(externalId));
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
    expect(stage.sent.filter(({ url }) => url.includes('/query/Placement'))).toHaveLength(3);
  });

  test('start on the day that it was in the time zone of the agency', async () => {
    const stage = await stageOf(
      { ...harness, fake: (options) => bullhornFake({ ...options, utcOffset: 10 }) },
      emptyWorld,
    );
    const { id } = stage.world.addPlacement({ startDate: '2026-11-16' });
    const session = await stage.connect();
    const startIn = async (timeZone: string | undefined) =>
      (await bullhorn.getPlacement({ ...session, ...(timeZone && { timeZone }) }, String(id)))?.startDate;
    expect(await startIn('Australia/Brisbane')).toBe('2026-11-16');
    expect(await startIn(undefined)).toBe('2026-11-15');
  });

  test('are read with fewer fields where some are unknown', async () => {
    const stage = await stageOf(harness);
    const session = await stage.connect();
    const send: Send = async (request) =>
      new URL(request.url).searchParams.get('fields')?.includes('commissions')
        ? { status: 400, headers: {}, text: '{"errorMessage":"Invalid field"}' }
        : session.send(request);
    const found = await readAll(bullhorn, { ...session, send }, everything);
    expect(found).toHaveLength(stage.world.placements.size);
    // Without the shares, its owner has it.
    expect(found.find(({ externalId }) => externalId === '9002')!.ownerId).toBe('1');
  });

  test('are read without a person who is gone', async () => {
    const stage = await stageOf(harness);
    const session = await stage.connect();
    const send: Send = async (request) => {
      if (!/entity\/Candidate\/(.*,)?7002[,?]/.test(request.url)) return session.send(request);
      return { status: 404, headers: {}, text: '{"errorMessage":"Not found"}' };
    };
    const found = await readAll(bullhorn, { ...session, send }, everything);
    const emailOf = (candidateId: string) =>
      found.find(({ candidate }) => candidate.externalId === candidateId)!.candidate.email;
    expect(emailOf('7002')).toBeNull();
    expect(emailOf('7003')).not.toBeNull();
  });
});

describe('events of Bullhorn', () => {
  afterEach(closeStages);

  test('wait until they are read, and end with their subscription', async () => {
    const stage = await stageOf(harness);
    const session = await stage.connect();
    const { subscribe, unsubscribe, read } = bullhorn.events!;
    await subscribe(session, 'plaudit1');
    expect(await read(session, 'plaudit1')).toEqual([]);
    const [one, other] = [...stage.world.placements.values()];
    stage.world.change(one!.id, { status: 'cancelled' });
    stage.world.changeCandidate(one!.candidateId, { email: 'new@mail.example' });
    stage.world.remove(other!.id);
    expect(await read(session, 'plaudit1')).toMatchObject([
      { placementId: String(one!.id), personId: null },
      { placementId: null, personId: String(one!.candidateId) },
      { placementId: String(other!.id), personId: null },
    ]);
    expect(await read(session, 'plaudit1')).toEqual([]);
    await unsubscribe(session, 'plaudit1');
    await unsubscribe(session, 'plaudit1');
    expect(await read(session, 'plaudit1')).toBeNull();
    await expect(subscribe(session, 'a/b')).rejects.toMatchObject({ kind: 'wrong' });
  });

  test.each(['', '{}', '{"requestId":null,"events":null}'])('an empty queue may answer %j', async (text) => {
    const session = {
      ...(await (await stageOf(harness)).connect()),
      send: async () => ({ status: 200, headers: {}, text }),
    };
    expect(await bullhorn.events!.read(session, 'plaudit1')).toEqual([]);
  });
});

describe('the map', () => {
  const raw = {
    id: 321,
    status: 'Approved',
    employmentType: 'Permanent',
    dateBegin: 1_794_787_200_000,
    candidate: { id: 41 },
    jobOrder: { id: 9 },
  };
  const mapped = (changes: object, job: object | null = null, timeZone = 'UTC') =>
    placementOf(placement.parse({ ...raw, ...changes }), {
      candidate: null,
      contact: null,
      job: job && jobOrder.parse({ id: 9, ...job }),
      timeZone,
    });

  test.each([
    ['Permanent', 'permanent'],
    ['Direct Hire', 'permanent'],
    ['FIXED TERM', 'fixed-term'],
    ['Temp', 'temp'],
    ['Temp to Perm', 'temp'],
    ['Contract-To-Hire', 'temp'],
    ['Contract To Perm', 'temp'],
    ['Contract', 'temp'],
    ['Secondment', 'unknown'],
    [null, 'unknown'],
  ])('type of %s is %s', (employmentType, type) => {
    expect(mapped({ employmentType })).toMatchObject({ type, rawType: employmentType });
  });

  test.each([
    ['Approved', 'open'],
    ['placed', 'open'],
    ['Completed', 'open'],
    ['Terminated', 'open'],
    ['Canceled', 'cancelled'],
    ['Fell Through', 'cancelled'],
    ['Rejected by client', 'cancelled'],
    ['Not Approved', 'unknown'],
    ['Submitted', 'unknown'],
    [null, 'unknown'],
  ])('status of %s is %s', (status, expected) => {
    expect(mapped({ status })).toMatchObject({ status: expected, rawStatus: status });
  });

  const share = (userId: number, commissionPercentage: number | null) => ({
    id: 1,
    user: { id: userId },
    commissionPercentage,
  });
  test.each([
    [{ commissions: { data: [share(1, 0.4), share(2, 0.6)] }, owner: { id: 3 } }, null, '2'],
    [{ commissions: { data: [] }, owner: { id: 3 } }, null, '3'],
    [{ commissions: { data: [{ id: 1, user: null }] }, owner: { id: 3 } }, null, '3'],
    [{}, { owner: { id: 4 } }, '4'],
    [{}, null, null],
  ])('owner of %j with %j is %s', (changes, job, owner) => {
    expect(mapped(changes, job).ownerId).toBe(owner);
  });

  test.each([
    [1_794_787_200_000, 'UTC', '2026-11-16'],
    [1_794_787_200_000 - 11 * hour, 'Australia/Sydney', '2026-11-16'],
    [1_794_787_200_000 + 5 * hour, 'America/New_York', '2026-11-16'],
    [null, 'UTC', null],
    [9e15, 'UTC', null],
  ])('day of %s in %s is %s', (dateBegin, timeZone, startDate) => {
    expect(mapped({ dateBegin }, null, timeZone).startDate).toBe(startDate);
  });

  test.each([
    [{ email: 'a@mail.example', email2: 'b@mail.example' }, 'a@mail.example'],
    [{ email: '', email2: '', email3: 'c@mail.example' }, 'c@mail.example'],
    [{ email: 'a@mail.example', isDeleted: true }, null],
    [{ email: 'a@mail.example', isAnonymized: 1 }, null],
    [{}, null],
  ])('email of %j is %s', (one, email) => {
    const beside = { candidate: person.parse({ id: 41, ...one }), contact: null, job: null, timeZone: 'UTC' };
    expect(placementOf(placement.parse(raw), beside).candidate.email).toBe(email);
  });

  test.each([
    [{ publishedCategory: { name: 'Engineering' }, categories: { data: [{ name: 'Other' }] } }, 'Engineering'],
    [{ categories: { data: [{ name: 'Other' }] } }, 'Other'],
    [{ specialties: { data: [{ name: 'Bridges' }] } }, 'Bridges'],
    [{}, null],
  ])('field of %j is %s', (job, specialisation) => {
    expect(mapped({}, job).specialisation).toBe(specialisation);
  });
});
