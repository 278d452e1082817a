import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createDataRequest } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { forgetRecipients } from '#server/features/retention/recipients.tasks.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { counting } from '#server/graphql/testing/counting.ts';
import { decide } from '#server/graphql/testing/decide.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger } from '#server/session/viewer.ts';
import { answerDataRequest, extendDataRequest, refuseDataRequest } from './data-request-decisions.commands.tsx';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const newEmail = () => `p-${crypto.randomUUID()}@people.example`;
const said = (change: object = {}) => ({
  kind: 'see',
  name: 'Robin Reed',
  email: newEmail(),
  country: 'GB',
  ...change,
});
const requestsOf = (email: string) =>
  kysely.selectFrom('data_requests').selectAll().where('email', '=', email).orderBy('created_at').execute();
const mailsTo = (email: string) =>
  kysely.selectFrom('mails').select(['kind', 'text']).where('to_email', '=', email).orderBy('id').execute();
const tokenIn = (text: string | undefined) => /\/privacy\/request\/([\w-]+)/.exec(text ?? '')![1]!;
const waiting = async () => {
  const { data } = await request(
    context(superAdmin),
    '{ dataRequests(first: 100, filter: { isWaiting: true }) { edges { node { email } } } }',
  );
  return JSON.stringify(data);
};

describe('a request of a stranger', () => {
  test('waits for its address to be confirmed, and counts from the day it arrived', async () => {
    const input = said();
    const at = new Date('2026-01-31T12:00:00Z');
    expect(await mutate(context(stranger, at), 'requestData', input)).toEqual({ errors: [] });
    expect(await requestsOf(input.email)).toMatchObject([{ state: 'requested', due_on: '2026-02-28' }]);
    expect(await waiting()).not.toContain(input.email);
    const [mail] = await mailsTo(input.email);
    expect(mail!.text).not.toContain('Robin Reed');
    const token = tokenIn(mail!.text);
    const later = context(stranger, new Date('2026-02-03T12:00:00Z'));
    for (let time = 0; time < 20; time++)
      await request(later, `{ dataRequestToConfirm(token: "${token}") { state email } }`);
    expect(await requestsOf(input.email)).toMatchObject([{ state: 'requested', version: 1 }]);
    for (let time = 0; time < 2; time++)
      expect(await mutate(later, 'confirmDataRequest', { token })).toEqual({ errors: [] });
    expect(await requestsOf(input.email)).toMatchObject([{ state: 'open', version: 2, due_on: '2026-02-28' }]);
    expect(await waiting()).toContain(input.email);
  });

  test('is answered alike while the same is open, and another kind is another request', async () => {
    const input = said();
    for (const change of [{}, { name: 'Somebody Else' }, { kind: 'erase' }])
      expect(await mutate(context(), 'requestData', { ...input, ...change })).toEqual({ errors: [] });
    expect((await requestsOf(input.email)).map(({ kind, name }) => [kind, name]).sort()).toEqual([
      ['erase', 'Robin Reed'],
      ['see', 'Robin Reed'],
    ]);
    expect(await mailsTo(input.email)).toHaveLength(2);
  });

  test('gets a new link once the old one has expired, which is refused', async () => {
    const input = said();
    const old = new Date(Date.now() - 8 * 86_400_000);
    await mutate(context(stranger, old), 'requestData', input);
    const token = tokenIn((await mailsTo(input.email))[0]!.text);
    expect(codes(await mutate(context(), 'confirmDataRequest', { token }))).toEqual(['EXPIRED']);
    await mutate(context(), 'requestData', input);
    expect(await mailsTo(input.email)).toHaveLength(2);
    expect(codes(await mutate(context(), 'confirmDataRequest', { token }))).toEqual(['NOT_FOUND']);
  });

  test.each([
    ['kind', 'everything'],
    ['email', 'robin'],
    ['country', 'XX'],
    ['name', ' '],
  ])('is refused at its field: %s %j', async (field, value) => {
    const { errors } = await mutate(context(), 'requestData', said({ [field]: value }));
    expect((errors as unknown as { field: string }[]).map((problem) => problem.field)).toEqual([field]);
  });

  test('is accepted five times an hour from one network', async () => {
    const network = { ...context(), network: '203.0.113.99' };
    for (let time = 0; time < 5; time++) expect(codes(await mutate(network, 'requestData', said()))).toEqual([]);
    expect(codes(await mutate(network, 'requestData', said()))).toEqual(['TOO_MANY']);
  });

  test('is forgotten after thirty days without a confirmation', async () => {
    const input = said();
    await mutate(context(stranger, new Date(Date.now() - 31 * 86_400_000)), 'requestData', input);
    const open = await createDataRequest(database, { created_at: new Date(Date.now() - 31 * 86_400_000) });
    await forgetRecipients.run(context(), {});
    expect(await requestsOf(input.email)).toEqual([]);
    expect(await requestsOf(open.email)).toHaveLength(1);
  });
});

describe('a decision', () => {
  test('emails the answer even to a person who wants no email, and can stop all other email', async () => {
    const { id, email } = await createDataRequest(database, { kind: 'object' });
    const input = { words: 'Nobody here emails you any more.', stopsMail: true };
    expect(
      await decide(context(superAdmin), answerDataRequest, id, 'dataRequest { state isSuppressed }', input),
    ).toEqual({ errors: [], dataRequest: { state: 'answered', isSuppressed: true } });
    const second = await createDataRequest(database, { email });
    await decide(context(superAdmin), refuseDataRequest, second.id, 'dataRequest { state }', {
      reason: 'Sent already.',
    });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['security-data-request-news', 'security-data-request-news']);
    expect(mails[0]!.text).toContain(input.words);
    expect(mails[1]!.text).toContain('Sent already.');
  });

  test('extends the deadline once, and tells the person the new day', async () => {
    const { id, email } = await createDataRequest(database, { country: 'GB', due_on: '2026-12-24' });
    const extend = () =>
      decide(context(superAdmin), extendDataRequest, id, 'dataRequest { state dueOn }', { reason: 'Many records.' });
    expect(await extend()).toEqual({ errors: [], dataRequest: { state: 'extended', dueOn: '2027-02-24' } });
    expect(codes(await extend())).toEqual(['ALREADY_DECIDED']);
    expect((await mailsTo(email))[0]!.text).toContain('Feb 24, 2027');
  });
});

test('the queue starts with what is due first, finds what is late, and is one statement', async () => {
  const late = await createDataRequest(database, { due_on: '2020-01-01', name: 'Ludmilla Latecomer' });
  const text = `{ dataRequests(first: 50, sort: DUE, filter: { isLate: true }) { edges { node { email urgency account { name }
    reviewCount placementCount isSuppressed others(first: 5) { edges { node { kind } } } history(first: 20) { edges { node { action } } } } } } }`;
  const counted = counting(context(superAdmin));
  const { data } = await request(counted.context, text);
  expect(counted.statements()).toBe(1);
  const rows = (data.dataRequests!.edges as unknown as { node: { email: string; urgency: string } }[]).map(
    ({ node }) => node,
  );
  expect(rows[0]).toMatchObject({ email: late.email, urgency: 'late', reviewCount: 0, placementCount: 0 });
  expect(new Set(rows.map(({ urgency }) => urgency))).toEqual(new Set(['late']));
});

test('staff see the reviews and placements that have the address, newest first', async () => {
  const email = newEmail();
  const { recruiter } = await createRecruiterWithLogin(database);
  const of = { recruiter_id: recruiter.id, agency_id: recruiter.agency_id };
  await createPlacement(database, { ...of, start_date: '2026-01-05', job_title: 'Welder', candidate_email: email });
  await createPlacement(database, { ...of, start_date: '2026-02-05', job_title: 'Rigger', contact_email: email });
  await createPlacement(database, { ...of, job_title: 'Not theirs' });
  await createReview(database, { recruiter_id: recruiter.id, reviewer_email: email, title: 'Clear and quick' });
  const { id } = await createDataRequest(database, { email });
  const { data } = await request(
    context(superAdmin),
    `query ($id: ID!) { node(id: $id) { ... on DataRequest {
      reviews { edges { node { title publication } } } placements { edges { node { jobTitle } } } } } }`,
    { id: `DataRequest:${id}` },
  );
  expect(data.node).toEqual({
    reviews: { edges: [{ node: { title: 'Clear and quick', publication: 'published' } }] },
    placements: { edges: [{ node: { jobTitle: 'Rigger' } }, { node: { jobTitle: 'Welder' } }] },
  });
});
