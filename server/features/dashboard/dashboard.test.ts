import { expect, test } from 'vitest';
import { audiences, criteria } from '#common/reviews/criteria.ts';
import { type Level, levels } from '#common/reviews/levels.ts';
import { scoreOf } from '#common/reviews/score.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer, createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import {
  createAgency,
  createCompany,
  createRecruiter,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { mergeDashboardFigures } from './dashboard.tasks.ts';
import { starsFrom } from './figure-days.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const now = new Date('2026-11-25T10:00:00Z');
const on = (day: string, hour = '09:00') => new Date(`${day}T${hour}:00Z`);

const agency = await createAgency(database, { plan: 'pro_team' });
const admin = await createRecruiterWithLogin(database, {
  agency_id: agency.id,
  roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
});
const member = await createRecruiterWithLogin(database, { agency_id: agency.id, roles: ['ROLE_RECRUITER'] });
const elsewhere = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
const staff = await viewerFor(database, (await createUser(database, { roles: ['ROLE_ADMIN'] })).id);

const ofMember = { recruiter_id: member.recruiter.id };
const answered = async (recruiter_id: string, day: string, wishes: object = {}, steps: object = {}) => {
  const at = on(day);
  const invitation = await createInvitation(database, {
    recruiter_id,
    state: 'completed',
    sent_at: at,
    opened_at: at,
    started_at: at,
    completed_at: at,
    ...steps,
  });
  return createReview(database, { invitation_id: invitation.id, submitted_at: at, ...wishes });
};
const stars = { communication: 4, aftercare: null };
await answered(member.recruiter.id, '2026-11-02', { overall: 2, level: 2, criteria: JSON.stringify(stars) });
await answered(member.recruiter.id, '2026-10-31', { overall: 5, level: 4 });
await answered(member.recruiter.id, '2024-03-05', { overall: 3, level: 3 });
await answered(member.recruiter.id, '2026-11-03', { overall: 4, level: 3, was_offered_anything: true });
await answered(member.recruiter.id, '2026-11-24', { publication: 'unpublished' });
await createReview(database, { ...ofMember, level: 1, overall: 1, submitted_at: on('2026-11-04') });
await createReview(database, { ...ofMember, level: 0, reviewer_type: 'employer', submitted_at: on('2026-11-05') });
await createInvitation(database, { ...ofMember, state: 'sent', sent_at: on('2026-11-06'), opened_at: null });
await createInvitation(database, { ...ofMember, state: 'opened', sent_at: on('2026-11-07'), opened_at: now });
await createInvitation(database, { ...ofMember, state: 'scheduled' });
await answered(admin.recruiter.id, '2026-11-08', { overall: 4, level: 3 });
await answered(elsewhere.recruiter.id, '2026-11-09', { overall: 1, level: 4 });

const fields = `from to unit hasFigures criteria eligible invited unanswered reviews { title recruiter { slug } reply { body } }
  parts { from to score scoreLow scoreHigh scored levels sent opened started answered published }`;
interface Answer {
  unit: string;
  from: string;
  to: string;
  hasFigures: boolean;
  criteria: object;
  unanswered: number;
  reviews: { title: string; recruiter: { slug: string } }[];
  parts: {
    from: string;
    to: string;
    score: number;
    scored: number;
    levels: number[];
    sent: number;
    opened: number;
    started: number;
    answered: number;
    published: number;
  }[];
}
async function dashboard(viewer: Viewer, args = ''): Promise<Answer | null> {
  const { data, errors } = await request(context(viewer, now), `{ dashboard${args} { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data['dashboard'] as unknown as Answer | null;
}
const sumOf = ({ parts }: Answer): Record<string, unknown> => ({
  levels: levels.map(({ level }) => parts.reduce((sum, part) => sum + part.levels[level]!, 0)),
  ...Object.fromEntries(
    (['sent', 'opened', 'started', 'answered', 'published'] as const).map((name) => [
      name,
      parts.reduce((sum, part) => sum + part[name], 0),
    ]),
  ),
});

test('a recruiter sees their own figures, whatever recruiter they name', async () => {
  const own = (await dashboard(member.viewer))!;
  expect(sumOf(own)).toEqual({
    levels: [1, 1, 1, 1, 1],
    sent: 6,
    opened: 5,
    started: 4,
    answered: 4,
    published: 3,
  });
  expect(own.criteria).toEqual({ 'rated candidate communication': 1, 'stars candidate communication': 4 });
  expect(own.parts.map(({ from }) => from)).toEqual([
    ...['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'],
    ...['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'],
  ]);
  expect(await dashboard(member.viewer, `(recruiter: "${admin.recruiter.slug}")`)).toEqual(own);
  expect(new Set(own.reviews.map(({ recruiter }) => recruiter.slug))).toEqual(new Set([member.recruiter.slug]));
});

test("an admin sees the agency's figures, or one recruiter's; staff see all", async () => {
  const sent = async (viewer: Viewer, recruiter?: string) =>
    sumOf((await dashboard(viewer, `(period: "all"${recruiter ? `, recruiter: "${recruiter}"` : ''})`))!)['sent'];
  expect(await sent(admin.viewer)).toBe(8);
  expect(await sent(admin.viewer, member.recruiter.slug)).toBe(7);
  expect(await sent(admin.viewer, admin.recruiter.slug)).toBe(1);
  expect(await sent(staff)).toBe(9);
  expect(await sent(staff, elsewhere.recruiter.slug)).toBe(1);
});

test("another agency's recruiter counts as nobody", async () => {
  const theirs = await dashboard(elsewhere.viewer, `(recruiter: "${member.recruiter.slug}")`);
  expect(theirs).toEqual(await dashboard(elsewhere.viewer, '(recruiter: "nobody-at-all")'));
  expect(theirs).toMatchObject({ hasFigures: false, reviews: [], unanswered: 0, eligible: 0 });
});

test('strangers and hiring users have none', async () => {
  const employer = await createEmployer(database, { company_id: (await createCompany(database)).id });
  expect(await dashboard(stranger)).toBeNull();
  expect(await dashboard(employer.viewer)).toBeNull();
});

test('figures are the same before and after deltas are merged', async () => {
  const before = await dashboard(admin.viewer, '(period: "all")');
  await mergeDashboardFigures.run(context(), {});
  expect(await dashboard(admin.viewer, '(period: "all")')).toEqual(before);
  expect(await kysely.selectFrom('figure_day_deltas').selectAll().execute()).toEqual([]);
});

test('a period, and an audience, narrow what is counted', async () => {
  const some = (await dashboard(member.viewer, '(period: "custom", from: "2026-11-03", to: "2026-11-05")'))!;
  expect(some.unit).toBe('day');
  expect(some.parts.map(({ from, levels: [imported, , , placed] }) => [from, imported, placed])).toEqual([
    ['2026-11-03', 0, 1],
    ['2026-11-04', 0, 0],
    ['2026-11-05', 1, 0],
  ]);
  const employers = (await dashboard(member.viewer, '(audience: "employer")'))!;
  expect(sumOf(employers)).toMatchObject({ levels: [1, 0, 0, 0, 0], sent: 0 });
  expect(employers.reviews).toHaveLength(1);
  const weeks = (await dashboard(member.viewer, '(period: "90d")'))!;
  expect([weeks.unit, weeks.parts.length, weeks.parts.at(-1)!.to]).toEqual(['week', 13, '2026-11-25']);
  expect((await dashboard(member.viewer, '(period: "all")'))!.from).toBe('2024-03-01');
  expect((await dashboard(member.viewer, '(audience: "nonsense", period: "nonsense")'))!).toEqual(
    await dashboard(member.viewer),
  );
});

test.each(['12m', '24m', 'all', '90d', '30d'])(
  'over %s, each score is that of the formula as of the midnight after its last day',
  async (period) => {
    const reviews = await kysely
      .selectFrom('reviews')
      .selectAll()
      .where('recruiter_id', '=', member.recruiter.id)
      .where('publication', '=', 'published')
      .execute();
    const { parts } = (await dashboard(member.viewer, `(period: "${period}")`))!;
    for (const part of parts) {
      const isLast = part.to === '2026-11-25';
      const asOf = isLast ? now : new Date(Date.parse(`${part.to}T00:00:00Z`) + 86_400_000);
      const until = reviews
        .map((row) => ({
          overall: row.overall,
          level: row.level as Level,
          submittedAt: new Date(row.submitted_at as unknown as string),
          offeredAnything: row.was_offered_anything,
        }))
        .filter(({ submittedAt }) => submittedAt <= asOf);
      const { score, low, high, count } = scoreOf(until, asOf);
      expect(part).toMatchObject({ to: part.to, scored: count });
      expect(part).toMatchObject({ score: expect.closeTo(score, 9), scoreLow: expect.closeTo(low, 9) });
      expect(part).toMatchObject({ scoreHigh: expect.closeTo(high, 9) });
    }
  },
);

test('a review sent at midnight counts on the day before, as the score has it', async () => {
  const { recruiter, viewer } = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER'] });
  await createReview(database, { recruiter_id: recruiter.id, submitted_at: on('2026-10-01', '00:00'), level: 4 });
  const { parts } = (await dashboard(viewer))!;
  expect(parts.find(({ from }) => from === '2026-09-01')).toMatchObject({ scored: 1 });
  const { score } = scoreOf([{ overall: 5, level: 4, submittedAt: on('2026-10-01', '00:00') }], now);
  expect(parts.at(-1)!.score).toBeCloseTo(score, 9);
});

test('reviews follow a recruiter to another agency, invitations stay', async () => {
  const { recruiter, viewer } = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER'] });
  await answered(recruiter.id, '2026-11-02', { level: 4 });
  const next = await createAgency(database);
  await kysely.updateTable('recruiters').set({ agency_id: next.id }).where('id', '=', recruiter.id).execute();
  const moved = await viewerFor(database, viewer.userId!);
  expect(sumOf((await dashboard(moved))!)).toMatchObject({ levels: [0, 0, 0, 0, 1], sent: 0, published: 0 });
});

test('a removed review leaves the figures, and a new recruiter has none', async () => {
  const { recruiter, viewer } = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER'] });
  expect(await dashboard(viewer)).toMatchObject({ hasFigures: false, parts: { length: 12 } });
  const { id } = await createReview(database, { recruiter_id: recruiter.id, level: 1, submitted_at: on('2026-11-02') });
  expect(await dashboard(viewer)).toMatchObject({ hasFigures: true, unanswered: 1 });
  await kysely
    .updateTable('reviews')
    .set({ publication: 'removed', removed_because: 'spam' })
    .where('id', '=', id)
    .execute();
  expect(await dashboard(viewer)).toMatchObject({ unanswered: 0, reviews: [] });
  expect(sumOf((await dashboard(viewer))!)).toMatchObject({ levels: [0, 0, 0, 0, 0] });
});

test('lists hold the latest reviews and the latest without a reply', async () => {
  const { recruiter, viewer } = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER'] });
  const write = (day: number, title: string) =>
    createReview(database, { recruiter_id: recruiter.id, title, submitted_at: on(`2026-11-${10 + day}`) });
  await write(0, 'Oldest unanswered');
  for (let day = 1; day <= 6; day++) {
    const { id, agency_id } = await write(day, `Answered ${day}`);
    const reply = { review_id: id, agency_id, body: 'Thank you.', created_at: now, updated_at: now };
    await kysely.insertInto('review_replies').values(reply).execute();
  }
  const { reviews, unanswered } = (await dashboard(viewer))!;
  expect(reviews.map(({ title }) => title)).toEqual([
    ...['Answered 6', 'Answered 5', 'Answered 4', 'Answered 3', 'Answered 2'],
    'Oldest unanswered',
  ]);
  expect(unanswered).toBe(1);
});

test.each(audiences)('the database has the criteria of each %s in the order of the form', async (audience) => {
  const { rows } = await database.pool.query<{ keys: string[] }>('select criteria_of($1) as keys', [audience]);
  expect(rows[0]!.keys).toEqual(criteria[audience].map(({ key }) => key));
  expect(criteria[audience].length).toBeLessThanOrEqual(starsFrom);
});

test('a hiring user sees the reviews by their confirmed address, and nobody else does', async () => {
  const company = await createCompany(database);
  const { user, viewer } = await createEmployer(database, { company_id: company.id });
  const colleague = await createEmployer(database, { company_id: company.id });
  const recruiter = await createRecruiter(database);
  const by = { recruiter_id: recruiter.id, reviewer_email: user.email, level: 1, reviewer_type: 'employer' };
  await createReview(database, { ...by, title: 'Public one', submitted_at: on('2026-11-02') });
  await createReview(database, {
    ...by,
    title: 'Waiting one',
    publication: 'unpublished',
    submitted_at: on('2026-11-03'),
  });
  await createReview(database, {
    ...by,
    title: 'Taken back',
    publication: 'withdrawn',
    submitted_at: on('2026-11-04'),
  });
  const given = async (who: Viewer) => {
    const text = '{ viewer { givenReviews { edges { node { title recruiter { slug } } } } } }';
    const { data, errors } = await request(context(who), text);
    expect(errors).toBeUndefined();
    const { edges } = data['viewer']!['givenReviews'] as unknown as { edges: { node: { title: string } }[] };
    return edges.map(({ node }) => node.title);
  };
  expect(await given(viewer)).toEqual(['Waiting one', 'Public one']);
  expect(await given(colleague.viewer)).toEqual([]);
  await kysely.updateTable('users').set({ is_verified: false }).where('id', '=', user.id).execute();
  expect(await given(viewer)).toEqual([]);
});
