import { type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { noticeSentence } from '#common/notices/kinds.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { system, type Viewer } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createUser, viewerFor } from '../accounts/accounts.factories.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { sweepExpired } from '../retention/retention.tasks.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { digestTime } from './digest-times.ts';
import { sendDigest } from './digests.tasks.ts';
import { createNotice } from './notices.factories.ts';
import { tell } from './tell.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

async function person(overrides: { time_zone?: string; status?: string } = {}) {
  const { id, email } = await createUser(database, {
    roles: ['ROLE_RECRUITER'],
    time_zone: 'Australia/Sydney',
    ...overrides,
  });
  return { id, email, viewer: await viewerFor(database, id) };
}

const at = (time: string) => new Date(time);
const monday = at('2027-02-01T00:00:00Z');

async function list(viewer: Viewer, args = '') {
  const { data } = await request(
    context(viewer),
    `{ viewer { unreadNotices } notices${args} { edges { node { id kind about path isRead } } pageInfo { hasNextPage endCursor } } }`,
  );
  const page = data['notices'] as never as {
    edges: { node: { id: string; kind: string; about: string | null; isRead: boolean } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
  return { ...page.pageInfo, rows: page.edges.map(({ node }) => node), unread: data['viewer']?.['unreadNotices'] };
}

const declined = (to: string[], now = monday) =>
  inWrite(context(system, now), (write) => tell(write, 'declined', { to, about: 'Gumnut Talent', path: '/account' }));
const bounced = (to: string[], now = monday) =>
  inWrite(context(system, now), (write) =>
    tell(write, 'invitationBounced', { to, about: 'Robin Reader', path: '/reviews/requested' }),
  );
const mailsTo = (email: string) =>
  kysely
    .selectFrom('mails')
    .select(['kind', 'subject', 'text', 'headers'])
    .where('to_email', '=', email)
    .orderBy('id')
    .execute();

test('a notice is for the people who are told, in the same transaction, and for nobody else', async () => {
  const [first, second, gone, other] = [
    await person(),
    await person(),
    await person({ status: 'deactivated' }),
    await person(),
  ];
  const told = await declined([first.id, second.id, first.id, gone.id]);
  expect(told.map(({ userId }) => userId)).toEqual([first.id, second.id].sort());
  for (const { viewer } of [first, second]) {
    const { rows, unread } = await list(viewer);
    expect(rows).toMatchObject([{ kind: 'declined', about: 'Gumnut Talent', isRead: false }]);
    expect(unread).toBe(1);
  }
  expect((await list(other.viewer)).rows).toEqual([]);
  const undone = inWrite(context(system), async (write) => {
    await tell(write, 'declined', { to: [other.id], about: 'Gone', path: '/account' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await list(other.viewer)).rows).toEqual([]);
});

test('telling many people is one statement for all their notices', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => person()));
  const before = await sql<{ count: number }>`select count(*)::int as count from notices`.execute(kysely);
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await inWrite(context(system), (write) =>
    tell({ ...write, tx: write.tx.withPlugin(counting) as never }, 'invitationBounced', {
      to: people.map(({ id }) => id),
      about: 'Robin Reader',
      path: '/reviews/requested',
    }),
  );
  expect(statements).toBe(1);
  const after = await sql<{ count: number }>`select count(*)::int as count from notices`.execute(kysely);
  expect(after.rows[0]!.count - before.rows[0]!.count).toBe(5);
});

test('notices are marked one by one or all at once; the mark holds for every device, and marking again is harmless', async () => {
  const { id, viewer } = await person();
  const other = await person();
  const theirs = await createNotice(database, { user_id: other.id });
  const made = [];
  for (const day of [1, 2, 3])
    made.push(await createNotice(database, { user_id: id, at: at(`2026-11-0${day}T09:00:00Z`) }));
  const mark = (input: object) =>
    mutate(context(viewer), 'markNotices', input as never, 'count user { unreadNotices } notices { isRead }');
  const ids = [`Notice:${made[0]!.id}`, `Notice:${theirs.id}`];
  expect(await mark({ ids, isRead: true })).toMatchObject({
    count: 1,
    user: { unreadNotices: 2 },
    notices: [{ isRead: true }],
  });
  expect(await mark({ ids, isRead: true })).toMatchObject({ count: 0, user: { unreadNotices: 2 } });
  expect((await list(other.viewer)).unread).toBe(1);
  expect((await list(await viewerFor(database, id), '(filter: { isUnread: true })')).rows).toHaveLength(2);
  expect(await mark({ isRead: true })).toMatchObject({ count: 2, user: { unreadNotices: 0 } });
  expect(await mark({ ids: ids.slice(0, 1), isRead: false })).toMatchObject({ user: { unreadNotices: 1 } });
  const acting = await mutate(context({ ...viewer, impersonatedBy: other.id }), 'markNotices', { isRead: true });
  expect(codes(acting)).toEqual(['IMPERSONATING']);
});

test('the list goes on where it stopped, and the count stops above 99', async () => {
  const { id, viewer } = await person();
  for (let place = 0; place < 101; place++)
    await createNotice(database, { user_id: id, at: new Date(monday.getTime() + place * 1000) });
  const first = await list(viewer, '(first: 60)');
  const second = await list(viewer, `(first: 60, after: "${first.endCursor}")`);
  expect([first.rows.length, second.rows.length, second.hasNextPage]).toEqual([60, 41, false]);
  expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(101);
  expect(first.unread).toBe(100);
});

test('a notice names a review while that is public, and an invited person only to their agency', async () => {
  const ours = await createRecruiterWithLogin(database);
  const theirs = await createRecruiterWithLogin(database);
  const review = await createReview(database, { recruiter_id: ours.recruiter.id, title: 'Kept her word' });
  const invitation = await createInvitation(database, {
    recruiter_id: ours.recruiter.id,
    recipient_name: 'Robin Reader',
  });
  for (const { user } of [ours, theirs]) {
    await createNotice(database, {
      user_id: user.id,
      kind: 'reviewPublished',
      about: null,
      review_id: review.id,
      at: at('2026-11-02T09:00:00Z'),
    });
    await createNotice(database, {
      user_id: user.id,
      kind: 'invitationBounced',
      about: null,
      invitation_id: invitation.id,
      at: at('2026-11-01T09:00:00Z'),
    });
  }
  const names = async (viewer: Viewer) => (await list(viewer)).rows.map(({ about }) => about);
  expect(await names(ours.viewer)).toEqual(['Kept her word', 'Robin Reader']);
  expect(await names(theirs.viewer)).toEqual(['Kept her word', null]);
  await kysely
    .updateTable('reviews')
    .set({ is_hidden: true, publication: 'under_review' })
    .where('id', '=', review.id)
    .execute();
  expect(await names(ours.viewer)).toEqual([null, 'Robin Reader']);
  expect(noticeSentence('reviewPublished', null)).toBe('New review: no longer shown');
});

test('what somebody chose decides: right away, in one daily or weekly email at eight where they are, or never', async () => {
  const { id, email, viewer } = await person();
  const choose = (topic: string, rhythm: string) =>
    mutate(context(viewer, monday), 'chooseNoticeMail', { topic, rhythm });
  expect((await choose('invitations', 'now'))['errors']).toEqual([]);
  await bounced([id]);
  expect(await mailsTo(email)).toMatchObject([{ kind: 'notice', subject: 'Your invitation to Robin Reader bounced' }]);
  await choose('invitations', 'daily');
  await bounced([id]);
  await bounced([id]);
  expect(await mailsTo(email)).toHaveLength(1);
  // It is 11:00 in Sydney, so that the next eight o'clock is tomorrow's.
  await doTasks(context(), at('2027-02-01T20:59:00Z'));
  expect(await mailsTo(email)).toHaveLength(1);
  await doTasks(context(), at('2027-02-01T21:01:00Z'));
  expect((await mailsTo(email)).slice(1)).toMatchObject([{ kind: 'notice-digest', subject: '2 things happened' }]);
  await sendDigest.run(context(system), { userId: id, rhythm: 'daily' });
  expect(await mailsTo(email)).toHaveLength(2);
  await choose('invitations', 'never');
  await bounced([id]);
  await doTasks(context(), at('2027-03-01T21:01:00Z'));
  expect(await mailsTo(email)).toHaveLength(2);
  expect((await list(viewer)).rows).toHaveLength(4);
});

test('a summary with nothing unread is not sent, and notices that wait follow a new choice', async () => {
  const { id, email, viewer } = await person();
  const now = at('2027-05-03T00:00:00Z');
  await bounced([id], now);
  await mutate(context(viewer, now), 'markNotices', { isRead: true });
  await doTasks(context(), at('2027-05-03T22:30:00Z'));
  expect(await mailsTo(email)).toEqual([]);
  await bounced([id], now);
  await mutate(context(viewer, now), 'chooseNoticeMail', { topic: 'invitations', rhythm: 'weekly' });
  await doTasks(context(), at('2027-05-04T22:30:00Z'));
  expect(await mailsTo(email)).toEqual([]);
  await doTasks(context(), at('2027-05-09T22:01:00Z'));
  expect(await mailsTo(email)).toMatchObject([
    { kind: 'notice-digest', subject: 'Your invitation to Robin Reader bounced' },
  ]);
});

test('the unsubscribe link of a notice stops emails about notices and nothing else, and can be taken back', async () => {
  const { id, email, viewer } = await person();
  const choose = (topic: string, rhythm: string) => mutate(context(viewer), 'chooseNoticeMail', { topic, rhythm });
  await choose('invitations', 'now');
  await bounced([id]);
  const [mail] = await mailsTo(email);
  const token = /\/u\/([\w-]+)>/.exec(JSON.stringify(mail!.headers))![1]!;
  const link = `mailSubscription(token: "${token}") { isOfNotices hasLeftNotices hasLeftEverybody }`;
  const read = async () => (await request(context(), `{ ${link} }`)).data['mailSubscription'];
  expect(await read()).toEqual({ isOfNotices: true, hasLeftNotices: false, hasLeftEverybody: false });
  for (const _ of [1, 2])
    expect((await mutate(context(), 'unsubscribe', { token, scope: 'agency' }))['errors']).toEqual([]);
  expect(await read()).toEqual({ isOfNotices: true, hasLeftNotices: true, hasLeftEverybody: false });
  expect(await kysely.selectFrom('suppressions').select('id').where('email', '=', email).execute()).toEqual([]);
  await bounced([id]);
  expect(await mailsTo(email)).toHaveLength(1);
  await mutate(context(), 'subscribeAgain', { token, scope: 'agency' });
  await bounced([id]);
  expect(await mailsTo(email)).toHaveLength(2);
  expect(codes(await choose('all', 'daily'))).toHaveLength(1);
  expect(codes(await choose('gossip', 'daily'))).toHaveLength(1);
});

test('summaries leave at eight in the morning of each zone, also when the clocks change', () => {
  const next = (after: string, rhythm: 'daily' | 'weekly', zone: string) =>
    digestTime(at(after), rhythm, zone).toISOString();
  expect(next('2026-11-26T12:00:00Z', 'daily', 'UTC')).toBe('2026-11-27T08:00:00.000Z');
  expect(next('2026-11-26T08:00:00Z', 'daily', 'UTC')).toBe('2026-11-27T08:00:00.000Z');
  expect(next('2026-11-26T12:00:00Z', 'weekly', 'UTC')).toBe('2026-11-30T08:00:00.000Z');
  expect(next('2026-03-28T12:00:00Z', 'daily', 'Europe/Warsaw')).toBe('2026-03-29T06:00:00.000Z');
});

test('notices are forgotten after 180 days', async () => {
  const { id, viewer } = await person();
  await createNotice(database, { user_id: id, at: at('2026-01-01T09:00:00Z') });
  await createNotice(database, { user_id: id, at: at('2026-11-01T09:00:00Z') });
  await sweepExpired.run(context(system, at('2026-11-26T09:00:00Z')), {});
  expect((await list(viewer)).rows).toHaveLength(1);
});
