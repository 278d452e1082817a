import { describe, expect, test } from 'vitest';
import { dueDay, dueDayFrom } from '#common/contact/data-request-clock.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor, viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createDataRequest } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger } from '#server/session/viewer.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const staff = await viewerWithRole(database, 'ROLE_ADMIN');
const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);
const person = async (values: object = {}) => {
  const user = await createUser(database, { name: 'Wren Castellane', is_verified: true, ...values });
  return { ...user, viewer: await viewerFor(database, user.id) };
};
const requestsOf = (email: string) =>
  kysely.selectFrom('data_requests').selectAll().where('email', '=', email).orderBy('created_at').execute();
const own = '{ viewer { ownDataRequests(first: 5) { edges { node { kind state dueOn } } } } }';
const ownOf = async (viewer: typeof stranger) => JSON.stringify((await request(context(viewer), own)).data);

describe('a request from an account', () => {
  const input = { kind: 'see', country: 'NZ', details: 'Everything since 2024.' };

  test('is open at once, without an email, and its sender sees it', async () => {
    const { email, viewer } = await person();
    expect(await mutate(context(viewer), 'requestOwnData', input)).toEqual({ errors: [] });
    const due_on = dueDay(new Date(), 'NZ');
    expect(await requestsOf(email)).toMatchObject([
      { state: 'open', came_by: 'account', name: 'Wren Castellane', details: input.details, due_on },
    ]);
    const mails = await kysely.selectFrom('mails').select('id').where('to_email', '=', email).execute();
    expect(mails).toEqual([]);
    expect(await ownOf(viewer)).toContain(due_on);
    const other = await person();
    expect(await ownOf(other.viewer)).not.toContain(due_on);
    expect(await ownOf({ ...viewer, impersonatedBy: superAdmin.userId })).not.toContain(due_on);
  });

  test('is made once: while it waits, the same is refused with its day', async () => {
    const { email, viewer } = await person();
    await mutate(context(viewer), 'requestOwnData', input);
    const again = await mutate(context(viewer), 'requestOwnData', { ...input, country: 'GB' });
    expect(again.errors).toMatchObject([{ code: 'ALREADY_REQUESTED', field: 'kind' }]);
    expect(await mutate(context(viewer), 'requestOwnData', { ...input, kind: 'correct' })).toEqual({ errors: [] });
    expect(await requestsOf(email)).toHaveLength(2);
  });

  test('opens one whose mailed link was not used, and that link is dead', async () => {
    const { email, viewer } = await person();
    await mutate(context(), 'requestData', { ...input, name: 'W', email });
    await mutate(context(viewer), 'requestOwnData', input);
    expect(await requestsOf(email)).toMatchObject([{ state: 'open', token_hash: null, came_by: 'account' }]);
  });

  test('is refused to strangers, to those acting as the person, and for an unconfirmed address', async () => {
    const { email, viewer } = await person();
    const acting = { ...viewer, impersonatedBy: superAdmin.userId };
    const unconfirmed = await person({ is_verified: false });
    for (const one of [stranger, acting, unconfirmed.viewer])
      expect(codes(await mutate(context(one), 'requestOwnData', input))).toHaveLength(1);
    expect(await requestsOf(email)).toEqual([]);
    expect(await requestsOf(unconfirmed.email)).toEqual([]);
  });
});

describe('a request that staff enter', () => {
  const said = (change: object = {}) => ({
    kind: 'erase',
    name: 'Tane Holloway',
    email: `letter-${crypto.randomUUID()}@people.example`,
    country: 'GB',
    cameBy: 'post',
    receivedOn: ago(10),
    ...change,
  });

  test('counts from the day of receipt', async () => {
    const input = said();
    const { dataRequest } = await mutate(
      context(superAdmin),
      'enterDataRequest',
      input,
      'dataRequest { state cameBy receivedOn dueOn enteredBy { name } history(first: 5) { edges { node { action } } } }',
    );
    expect(dataRequest).toMatchObject({
      state: 'open',
      cameBy: 'post',
      receivedOn: input.receivedOn,
      dueOn: dueDayFrom(input.receivedOn, 'GB'),
      history: { edges: [{ node: { action: 'enterDataRequest' } }] },
    });
  });

  test.each([
    ['receivedOn', ago(-3)],
    ['receivedOn', ago(400)],
    ['receivedOn', '2026-02-30'],
    ['cameBy', 'form'],
    ['email', 'tane'],
    ['name', ' '],
  ])('is refused at its field: %s %j', async (field, value) => {
    const { errors } = await mutate(context(superAdmin), 'enterDataRequest', said({ [field]: value }));
    expect((errors as unknown as { field: string }[]).map((problem) => problem.field)).toEqual([field]);
  });

  test('is entered once, and by super admins only', async () => {
    const input = said();
    for (const viewer of [stranger, staff])
      expect(codes(await mutate(context(viewer), 'enterDataRequest', input))).toHaveLength(1);
    expect(await requestsOf(input.email)).toEqual([]);
    await mutate(context(superAdmin), 'enterDataRequest', input);
    expect((await mutate(context(superAdmin), 'enterDataRequest', input)).errors).toMatchObject([{ field: 'email' }]);
    expect(await requestsOf(input.email)).toHaveLength(1);
  });
});

describe('the owner of a request', () => {
  const assign = (row: { id: string }, expectedVersion: number, ownerId: string | null, viewer = superAdmin) =>
    mutate(
      context(viewer),
      'assignDataRequest',
      { dataRequestId: `DataRequest:${row.id}`, expectedVersion, ownerId: ownerId && `User:${ownerId}` },
      'dataRequest { isMine owner { id } history(first: 5) { edges { node { action owner { id } } } } }',
    );
  const mine = async (viewer = superAdmin) => {
    const text = '{ dataRequests(first: 100, filter: { isMine: true }) { edges { node { email } } } }';
    return JSON.stringify((await request(context(viewer), text)).data);
  };

  test('is a super admin, is in the history, and finds it among their own', async () => {
    const row = await createDataRequest(database);
    const colleague = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
    const first = await assign(row, 1, superAdmin.userId);
    expect(first.dataRequest).toMatchObject({ isMine: true, owner: { id: `User:${superAdmin.userId}` } });
    expect(await mine()).toContain(row.email);
    const second = await assign(row, 2, colleague.userId);
    expect(second.dataRequest).toMatchObject({
      isMine: false,
      history: {
        edges: [
          { node: { action: 'assignDataRequest', owner: { id: `User:${colleague.userId}` } } },
          { node: { action: 'assignDataRequest', owner: { id: `User:${superAdmin.userId}` } } },
        ],
      },
    });
    expect(await mine()).not.toContain(row.email);
    expect(await mine(colleague)).toContain(row.email);
    const third = await assign(row, 3, null);
    expect(third.dataRequest).toMatchObject({ owner: null });
    expect(JSON.stringify(third.dataRequest)).toContain('releaseDataRequest');
  });

  test('is the viewer who takes it', async () => {
    const { id } = await createDataRequest(database);
    const input = { dataRequestId: `DataRequest:${id}`, expectedVersion: 1, toMe: true };
    const { dataRequest } = await mutate(context(superAdmin), 'assignDataRequest', input, 'dataRequest { isMine }');
    expect(dataRequest).toEqual({ isMine: true });
  });

  test('cannot be anyone else, and is set by super admins on the latest version of a waiting request', async () => {
    const row = await createDataRequest(database);
    expect((await assign(row, 1, staff.userId)).errors).toMatchObject([{ field: 'ownerId' }]);
    expect(codes(await assign(row, 5, superAdmin.userId))).toEqual(['CLASH']);
    for (const viewer of [stranger, staff])
      expect(codes(await assign(row, 1, superAdmin.userId, viewer))).toHaveLength(1);
    const decided = await createDataRequest(database, { state: 'refused', decided_at: new Date() });
    expect(codes(await assign(decided, 1, superAdmin.userId))).toEqual(['ALREADY_DECIDED']);
    expect(await requestsOf(row.email)).toMatchObject([{ owner_id: null, version: 1 }]);
  });
});

test('what is late and what is due soon is counted on the overview, and found by the filter', async () => {
  const text = '{ panelOverview { queues { part count } } }';
  const counts = async () => {
    const { data } = await request(context(staff), text);
    const queues = data.panelOverview!.queues as unknown as { part: string; count: number }[];
    return ['privacy-late', 'privacy-soon'].map((part) => queues.find((queue) => queue.part === part)!.count);
  };
  const [late, soon] = await counts();
  await createDataRequest(database, { due_on: ago(1) });
  const near = await createDataRequest(database, { due_on: ago(-5) });
  await createDataRequest(database, { due_on: ago(-6) });
  await createDataRequest(database, { due_on: ago(1), state: 'answered', decided_at: new Date() });
  expect(await counts()).toEqual([late! + 1, soon! + 1]);
  const found = await request(
    context(staff),
    '{ dataRequests(first: 100, filter: { isSoon: true }) { edges { node { email urgency } } } }',
  );
  const rows = (found.data.dataRequests!.edges as unknown as { node: { urgency: string; email: string } }[]).map(
    ({ node }) => node,
  );
  expect(rows.map(({ email }) => email)).toContain(near.email);
  expect(new Set(rows.map(({ urgency }) => urgency))).toEqual(new Set(['soon']));
});
