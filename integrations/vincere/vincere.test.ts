import { afterEach, describe, expect, test } from 'vitest';
import { emptyWorld } from '../core/fake/ats-world.ts';
import { closeStages, type Harness, readAll, stageOf, testAtsVendor } from '../core/testing/ats-contract.ts';
import { vincereFake } from './fake/index.ts';
import { vincere } from './index.ts';
import * as map from './map.ts';

const harness: Harness = {
  vendor: vincere,
  fake: vincereFake,
  settings: {},
  listing: '/application/log/list_range',
  rotates: false,
  remembersDeleted: false,
};

testAtsVendor(harness);

describe('what only Vincere does', () => {
  afterEach(closeStages);
  const app = { clientId: 'client-1', clientSecret: null };

  test.each([
    ['quokka', 'quokka.vincere.io'],
    ['Quokka.vincere.io', 'quokka.vincere.io'],
    ['quokka.vincere.io.evil.example', null],
    ['evil.example/.vincere.io', null],
    ['quokka@evil.vincere.io', null],
  ])('the account at %s is called at %s', async (tenant, host) => {
    const answers = [{ id_token: 'i', refresh_token: 'r' }, { tenants: [{ tenant, apiKey: 'k' }] }];
    const send = async () => ({ status: 200, headers: {}, text: JSON.stringify(answers.shift()) });
    const returned = { code: 'c', verifier: 'v', redirectUri: 'https://plaudit.example/connected', settings: {} };
    const exchanged = vincere.exchange(send, app, returned, 0);
    if (host) expect(await exchanged).toMatchObject({ tenant: host, apiKey: 'k', idToken: 'i' });
    else await expect(exchanged).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('calls carry the id token and the key, and no bearer', async () => {
    const stage = await stageOf(harness);
    const session = await stage.connect();
    await vincere.account(session);
    const { url, headers } = stage.sent.at(-1)!;
    expect(url).toBe('https://quokka.vincere.io/api/v2/user/me');
    expect(headers).toMatchObject({ 'id-token': expect.any(String), 'x-api-key': 'key-of-quokka' });
    expect(headers).not.toHaveProperty('authorization');
    session.set({ ...session.credentials(), apiKey: 'wrong' });
    await expect(vincere.account(session)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('credentials without an account find it when they are renewed', async () => {
    const stage = await stageOf(harness);
    const session = await stage.connect();
    session.set({ accessToken: '', refreshToken: 'demo-refresh', expiresAt: 0 });
    expect((await vincere.account(session)).id).toBe('quokka.vincere.io');
  });

  test('a job with more than 25 placements is read to its end', async () => {
    const stage = await stageOf(harness, emptyWorld);
    const { jobId } = stage.world.addPlacement();
    for (let place = 0; place < 30; place += 1) stage.world.addPlacement({ jobId });
    const session = await stage.connect();
    expect((await vincere.listIds(session, null)).items).toHaveLength(31);
  });

  test('a candidate who was sent and not placed is no placement', async () => {
    const stage = await stageOf(harness, emptyWorld);
    const session = await stage.connect();
    stage.world.addPlacement();
    const found = await readAll(vincere, session, { from: stage.clock.now - 1, to: stage.clock.now + 1 });
    expect(found).toHaveLength(1);
  });
});

describe('webhooks of Vincere', () => {
  const { parse } = vincere.webhooks!;
  const event = { entityType: 'PLACEMENT', actionType: 'UPDATE', entityId: 4100, timestamp: 1_795_000_000_123 };
  const eventId = 'PLACEMENT:4100:UPDATE:1795000000';

  test('are the same with and without an envelope', () => {
    const hints = [{ eventId, placementId: '4100', personId: null }];
    expect(parse({}, JSON.stringify(event), '')).toEqual({ hints });
    expect(parse({}, JSON.stringify({ Type: 'Notification', Message: JSON.stringify(event) }), '')).toEqual({ hints });
  });

  test('of a fake that leaves out the envelope are read, too', async () => {
    const stage = await stageOf({ ...harness, fake: (options) => vincereFake({ ...options, isRaw: true }) });
    await vincere.webhooks!.register(await stage.connect(), 'https://plaudit.example/hooks', '');
    const hints: unknown[] = [];
    const receive = () =>
      stage.fake.deliver!(async ({ headers, body }) => {
        const read = parse(headers, body, '');
        if (read && 'confirmUrl' in read) await stage.send({ url: read.confirmUrl });
        else hints.push(read?.hints);
      });
    await receive();
    const { id } = stage.world.addPlacement();
    await receive();
    expect(hints).toMatchObject([[{ placementId: String(id), personId: null }]]);
    await closeStages();
  });

  test('are the same event milliseconds later, and another one later on', () => {
    const at = (timestamp: number) => {
      const read = parse({}, JSON.stringify({ ...event, timestamp }), '');
      return read && 'hints' in read ? read.hints[0]!.eventId : null;
    };
    expect(at(event.timestamp + 5)).toBe(eventId);
    expect(at(event.timestamp + 5000)).not.toBe(eventId);
  });

  test('that do not say what they are about may be about either', () => {
    const read = parse({}, JSON.stringify({ entityId: '5', userId: 1, timestamp: 1000 }), '');
    expect(read).toMatchObject({ hints: [{ placementId: '5', personId: '5' }] });
  });

  test.each([
    ['https://sns.ap-southeast-2.amazonaws.com/?Action=ConfirmSubscription&Token=t', true],
    ['http://sns.ap-southeast-2.amazonaws.com/?Token=t', false],
    ['https://sns.ap-southeast-2.amazonaws.com.evil.example/', false],
    ['https://evil.example/sns.ap-southeast-2.amazonaws.com', false],
    ['https://sns.ap-southeast-2.amazonaws.com@evil.example/', false],
    ['https://sns.ap-southeast-2.amazonaws.com:8443/', false],
    ['https://s3.amazonaws.com/', false],
    [undefined, false],
  ])('are confirmed at Amazon only: %s', (SubscribeURL, isConfirmed) => {
    const read = parse({}, JSON.stringify({ Type: 'SubscriptionConfirmation', SubscribeURL }), '');
    expect(read).toEqual(isConfirmed ? { confirmUrl: SubscribeURL } : null);
  });
});

describe('the map', () => {
  const parts: map.Parts = {
    row: map.row.parse({
      placement_id: 4100,
      candidate_id: 29822,
      start_date: '2026-11-16T00:00:00.000Z',
      status: 'placement_active',
    }),
    positionId: '88',
    placement: map.placement.parse({ id: 4100, job_type: 'PERMANENT', placement_status: 1 }),
    position: map.position.parse({ id: 88, job_title: 'Analyst', contact_id: 3 }),
    candidate: map.person.parse({ first_name: 'Test', email: 'cand@mail.example', email_subscribed: true }),
    candidateEmail: null,
    contact: null,
    jobsite: null,
    company: null,
    splits: [],
    application: null,
    owners: [],
    expertises: [],
    location: null,
  };
  const row = (changes: object) => ({ row: { ...parts.row, ...changes } });
  const placed = (changes: object) => ({ placement: map.placement.parse({ id: 4100, ...changes }) });

  test('takes the day of a date, and the group from candidate and job', () => {
    expect(map.placementOf(parts)).toMatchObject({
      startDate: '2026-11-16',
      endDate: null,
      groupKey: '29822:88',
      updatedAt: null,
    });
  });

  test.each([
    ['PERMANENT', null, 'permanent'],
    ['PERMANENT', '2027-01-01', 'fixed-term'],
    ['PART_TIME', null, 'permanent'],
    ['PART_TIME', '2027-01-01', 'fixed-term'],
    ['TEMPORARY', null, 'temp'],
    ['TEMP_TO_PERM', null, 'temp'],
    ['CONTRACT', '2027-01-01', 'temp'],
    ['SECONDMENT', null, 'unknown'],
    [null, null, 'unknown'],
  ])('type of %s until %s is %s', (job_type, end_date, type) => {
    expect(map.placementOf({ ...parts, ...placed({ job_type }), ...row({ end_date }) }).type).toBe(type);
  });

  test.each([
    ['placement_active', 'open'],
    ['PLACEMENT_STARTING', 'open'],
    ['finished', 'open'],
    ['terminated', 'open'],
    ['cancelled', 'cancelled'],
    ['3', 'cancelled'],
    ['on_hold', 'unknown'],
  ])('status of %s is %s', (status, expected) => {
    expect(map.placementOf({ ...parts, ...row({ status }) })).toMatchObject({ status: expected, rawStatus: status });
  });

  test('without a word in the list, the number of the record tells the status', () => {
    expect(map.placementOf({ ...parts, ...row({ status: null }), ...placed({ placement_status: 3 }) }).status).toBe(
      'cancelled',
    );
  });

  test.each([
    [
      {
        splits: [
          { user_id: '1', share_percentage: 20 },
          { user_id: '2', share_percentage: 80 },
        ],
      },
      '2',
    ],
    [{ application: { job_id: null, application_user_id: '3' }, owners: [{ id: '4' }] }, '3'],
    [{ owners: [{ id: '4' }], ...row({ placed_by: '5' }) }, '4'],
    [row({ placed_by: '5' }), '5'],
    [{}, null],
  ])('owner of %j is %s', (changes, owner) => {
    expect(map.placementOf({ ...parts, ...changes }).ownerId).toBe(owner);
  });

  test.each([
    [{ email: 'a@mail.example', work_email: 'b@mail.example' }, 'a@mail.example'],
    [{ email: '', work_email: 'b@mail.example' }, 'b@mail.example'],
    [{}, 'c@mail.example'],
    [{ email: 'a@mail.example', deleted: 1 }, null],
  ])('email of %j is %s', (person, email) => {
    const changes = { candidate: map.person.parse(person), candidateEmail: 'c@mail.example' };
    expect(map.placementOf({ ...parts, ...changes }).candidate.email).toBe(email);
  });

  test('only a no to emails is one', () => {
    const told = (email_subscribed: unknown) =>
      map.placementOf({ ...parts, candidate: map.person.parse({ email_subscribed }) }).candidate.doNotEmail;
    expect([false, 0, true, null, undefined].map(told)).toEqual([true, true, false, false, false]);
  });

  test('the site manager is the contact of a job without one', () => {
    const jobsite = map.jobsite.parse({
      site_manager_report_to_name: 'Site',
      site_manager_email_address: 'site@mail.example',
    });
    expect(map.placementOf({ ...parts, jobsite }).contact).toMatchObject({ name: 'Site', email: 'site@mail.example' });
  });

  test.each([
    ['Brisbane', 'Brisbane'],
    [['Sydney'], 'Sydney'],
    [{ city: 'Perth', state: 'WA' }, 'Perth, WA'],
    [{ location_name: 'Head office' }, 'Head office'],
    [7, null],
    [undefined, null],
  ])('place %j is %s', (location, place) => {
    expect(map.placementOf({ ...parts, location }).location).toBe(place);
  });
});
