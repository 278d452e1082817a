import { afterEach, describe, expect, test } from 'vitest';
import { emptyWorld } from '../core/fake/ats-world.ts';
import { closeStages, type Harness, readAll, stageOf, testAtsVendor } from '../core/testing/ats-contract.ts';
import type { Session } from '../core/vendor.ts';
import { jobadderFake } from './fake/index.ts';
import { jobadder } from './index.ts';
import { placement, placementOf } from './map.ts';

const harness: Harness = {
  vendor: jobadder,
  fake: jobadderFake,
  settings: {},
  listing: '/v2/placements',
  rotates: true,
  remembersDeleted: true,
};

testAtsVendor(harness);

describe('what only JobAdder does', () => {
  afterEach(closeStages);
  const app = { clientId: 'client-1', clientSecret: 'secret-1' };
  const returned = {
    code: 'code',
    verifier: 'verifier',
    redirectUri: 'https://plaudit.example/connected',
    settings: {},
  };

  test.each([
    'http://api.jobadder.com/v2',
    'https://jobadder.com.evil.example/v2',
    'https://api.jobadder.com:8443/v2',
    undefined,
  ])('the account may not be at %s', async (api) => {
    const send = async () => ({
      status: 200,
      headers: {},
      text: JSON.stringify({ access_token: 'a', refresh_token: 'r', api }),
    });
    await expect(jobadder.exchange(send, app, returned, 0)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('a refresh without a new refresh token or address keeps the old ones', async () => {
    const send = async () => ({ status: 200, headers: {}, text: '{"access_token":"a2","expires_in":60}' });
    const before = { accessToken: 'a', refreshToken: 'r', expiresAt: 0, api: 'https://api.jobadder.com/v2' };
    expect(await jobadder.refresh(send, app, before, 1000)).toEqual({
      ...before,
      accessToken: 'a2',
      expiresAt: 61_000,
    });
  });

  test('a list that changes while it is read is read from its start again, twice at most', async () => {
    const stage = await stageOf(harness, emptyWorld);
    stage.world.fill(450);
    const connected = await stage.connect();
    const growing: Session = {
      ...connected,
      send: async (request) => {
        if (request.url.includes('/placements?')) stage.world.addPlacement();
        return connected.send(request);
      },
    };
    const window = { from: stage.clock.now - 400 * 86_400_000, to: stage.clock.now + 1 };
    const found = await readAll(jobadder, growing, window);
    expect(new Set(found.map(({ externalId }) => externalId)).size).toBe(stage.world.placements.size);
    const offsets = stage.sent.flatMap(({ url }) =>
      url.includes('/placements?') ? [new URL(url).searchParams.get('Offset')] : [],
    );
    expect(offsets).toEqual(['0', '200', '0', '200', '0', '200', '400']);
  });

  test('a credit cancels the placement that it takes back', async () => {
    const stage = await stageOf(harness, emptyWorld);
    const session = await stage.connect();
    const original = stage.world.addPlacement({ createdAt: stage.clock.now - 40 * 86_400_000 });
    const credit = stage.world.addPlacement({ creditsId: original.id });
    const found = await readAll(jobadder, session, { from: stage.clock.now - 1000, to: stage.clock.now + 1 });
    expect(found).toMatchObject([{ externalId: String(original.id), status: 'cancelled' }]);
    expect(await jobadder.getPlacement(session, String(credit.id))).toBeNull();
    expect((await jobadder.listIds(session, null)).items).toEqual([String(original.id)]);
  });

  test('a webhook needs our secret', () => {
    const body = JSON.stringify({ event: 'placement_approved', eventId: 'e1', eventData: { placementId: 9001 } });
    const { parse } = jobadder.webhooks!;
    expect(parse({ authorization: 'right' }, body, 'right')).toEqual({
      hints: [{ eventId: 'e1', placementId: '9001', personId: null }],
    });
    expect(parse({ authorization: 'wrong' }, body, 'right')).toBeNull();
    expect(parse({}, body, 'right')).toBeNull();
    expect(parse({ authorization: '' }, body, '')).toBeNull();
  });
});

describe('the map', () => {
  const today = '2026-11-20';
  const raw = {
    placementId: 9001,
    type: 'Permanent',
    approved: true,
    status: { name: 'Placed', active: true },
    startDate: '2026-11-16',
    job: { jobId: 501, jobTitle: 'Payroll Officer', owner: { userId: 8 } },
    candidate: { candidateId: 77, firstName: 'Test', lastName: 'Candidate', email: 'cand@mail.example' },
    owner: { userId: 5 },
  };
  const mapped = (changes: object, job: Parameters<typeof placementOf>[1]['job'] = null) =>
    placementOf(placement.parse({ ...raw, ...changes }), { job, otherEmail: null, today });

  test.each([
    [{}, 'permanent'],
    [{ endDate: '2027-11-16' }, 'fixed-term'],
    [{ type: 'Contract' }, 'temp'],
    [{ type: 'Temporary' }, 'temp'],
    [{ type: 'Retainer' }, 'unknown'],
    [{ type: null }, 'unknown'],
  ])('type of %j is %s', (changes, type) => {
    expect(mapped(changes).type).toBe(type);
  });

  test('the work type of the job tells a fixed term', () => {
    expect(mapped({}, { workType: { name: 'Fixed term' }, category: null }).type).toBe('fixed-term');
  });

  test.each([
    [{}, 'open'],
    [{ approved: false }, 'unapproved'],
    [{ approved: undefined }, 'unapproved'],
    [{ status: { name: 'Done', active: false }, endDate: '2026-11-19' }, 'open'],
    [{ status: { name: 'Done', active: false }, endDate: '2026-11-21' }, 'cancelled'],
    [{ status: { name: 'Done', active: false } }, 'cancelled'],
    [{ status: null }, 'unknown'],
    [{ links: { creditedByPlacement: 'https://api.jobadder.com/v2/placements/9' } }, 'cancelled'],
  ])('status of %j is %s', (changes, status) => {
    expect(mapped(changes).status).toBe(status);
  });

  test.each([
    [{}, '5'],
    [
      {
        recruiters: [
          { userId: 1, feeSplit: 40 },
          { userId: 2, feeSplit: 60 },
        ],
      },
      '2',
    ],
    [{ recruiters: [{ userId: 3 }, { userId: 4 }] }, '3'],
    [{ owner: null }, '8'],
    [{ owner: null, job: null }, null],
  ])('owner of %j is %s', (changes, owner) => {
    expect(mapped(changes).ownerId).toBe(owner);
  });

  test('values of the wrong kind are absent, and unknown ones ignored', () => {
    expect(
      mapped({ candidate: { candidateId: 77, email: 5 }, startDate: 'soon', endDate: '2026-02-30', more: 1 }),
    ).toMatchObject({
      candidate: { name: null, email: null, doNotEmail: false },
      startDate: null,
      endDate: null,
    });
  });

  test('a placement without an id is unreadable', () => {
    expect(placement.safeParse({ ...raw, placementId: undefined }).success).toBe(false);
  });
});
