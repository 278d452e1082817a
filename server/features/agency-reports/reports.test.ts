import { expect, test } from 'vitest';
import { scoreOf } from '#common/reviews/score.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import {
  createAgency,
  createRecruiter,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, system, type Viewer } from '#server/session/viewer.ts';
import { mergeDashboardFigures } from '../dashboard/dashboard.tasks.ts';
import { makeAgencyReports } from './reports.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const first = new Date('2026-10-01T01:20:00Z');
const on = (day: string, hour = '09:00') => new Date(`${day}T${hour}:00Z`);

const fields = `id span firstDay lastDay isShared sent opened answered published counted scored weight weightedStars
  agencyName viewerCanShare
  recruiters { edges { node { recruiter { name } sent answered counted scored weight weightedStars } } }
  specialities { edges { node { subject sent answered counted weight weightedStars } } }
  criteria { edges { node { subject counted weightedStars } } }
  reviews { edges { node { review { title shownName } } } }
  older { edges { node { firstDay } } }`;

interface Line {
  subject: string;
  recruiter: { name: string } | null;
  review: { title: string } | null;
  sent: number;
  answered: number;
  counted: number;
  scored: number;
  weight: number;
  weightedStars: number;
}
type Lines = { edges: { node: Line }[] };
interface Report {
  id: string;
  firstDay: string;
  sent: number;
  answered: number;
  counted: number;
  scored: number;
  weight: number;
  weightedStars: number;
  recruiters: Lines;
  specialities: Lines;
  criteria: Lines;
  reviews: Lines;
  older: { edges: { node: { firstDay: string } }[] };
}
const nodes = ({ edges }: Lines) => edges.map(({ node }) => node);

async function read(viewer: Viewer, id: string): Promise<Report | null> {
  const { data, errors } = await request(
    context(viewer, first),
    `query ($id: ID!) { node(id: $id) { ... on AgencyReport { ${fields} } } }`,
    { id },
  );
  expect(errors).toBeUndefined();
  return data['node'] as unknown as Report | null;
}
async function make(viewer: Viewer, input: object, now = first) {
  const payload = await mutate(context(viewer, now), 'makeAgencyReport', { ...input }, 'report { id }');
  return { id: (payload['report'] as { id?: string } | null)?.id, codes: codes(payload) };
}

/** An agency with an admin and a member, and what happened in September 2026. */
async function createWorld() {
  const agency = await createAgency(database, { plan: 'pro_team' });
  const admin = await createRecruiterWithLogin(database, {
    agency_id: agency.id,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
  });
  const member = await createRecruiterWithLogin(database, { agency_id: agency.id, name: 'Robin Member' });
  const placement = await createPlacement(database, { recruiter_id: member.recruiter.id, speciality: 'engineering' });
  const reviews = [];
  for (const [day, overall] of [
    ['2026-08-20', 2],
    ['2026-09-03', 5],
    ['2026-09-30', 4],
  ] as const)
    reviews.push(
      await createReview(database, {
        recruiter_id: member.recruiter.id,
        overall,
        level: 4,
        title: `Review of ${day}`,
        submitted_at: on(day),
      }),
    );
  await createInvitation(database, {
    recruiter_id: member.recruiter.id,
    placement_id: placement.id,
    state: 'sent',
    sent_at: on('2026-09-10'),
  });
  await createInvitation(database, {
    recruiter_id: admin.recruiter.id,
    state: 'sent',
    sent_at: on('2026-10-01', '00:30'),
  });
  return { agency, admin, member, reviews };
}

test.each([false, true])(
  'a report adds up its period only, and the score until its end (merged: %s)',
  async (isMerged) => {
    const { admin, member, reviews } = await createWorld();
    if (isMerged) await mergeDashboardFigures.run(context(system), {});
    const { id } = await make(admin.viewer, { span: 'month', firstDay: '2026-09-01' });
    const report = (await read(admin.viewer, id!))!;
    expect(report).toMatchObject({ firstDay: '2026-09-01', lastDay: '2026-09-30', counted: 2, scored: 3 });
    const until = scoreOf(
      reviews.map(({ overall, submitted_at }) => ({ overall, submittedAt: submitted_at, level: 4 as const })),
      first,
    );
    expect((7 * 3.5 + report.weightedStars) / (7 + report.weight)).toBeCloseTo(until.score, 10);
    const [line, ...others] = nodes(report.recruiters);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      recruiter: { name: member.recruiter.name },
      sent: report.sent,
      counted: 2,
      scored: 3,
    });
    expect(line!.weight).toBeCloseTo(report.weight, 10);
    expect(nodes(report.specialities)).toContainEqual(
      expect.objectContaining({ subject: 'engineering', sent: 1, answered: 0, counted: 0 }),
    );
    expect(nodes(report.reviews).map(({ review }) => review?.title)).toEqual([
      'Review of 2026-09-30',
      'Review of 2026-09-03',
    ]);
    const averages = nodes(report.criteria).map(({ counted, weightedStars }) => weightedStars / counted);
    expect(averages).toEqual(averages.toSorted((one, other) => other - one));
  },
);

test('a report is frozen: later and removed reviews do not change it, and there is one of each period', async () => {
  const { admin, member, reviews } = await createWorld();
  const september = { span: 'month', firstDay: '2026-09-01' };
  const { id } = await make(admin.viewer, september);
  const before = await read(admin.viewer, id!);
  await createReview(database, { recruiter_id: member.recruiter.id, level: 4, submitted_at: on('2026-09-15') });
  await kysely
    .updateTable('reviews')
    .set({ publication: 'removed', removed_because: 'spam' })
    .where('id', '=', reviews[1]!.id)
    .execute();
  const { reviews: shown, ...figures } = (await read(admin.viewer, id!))!;
  expect({ ...figures, reviews: before!.reviews }).toEqual(before);
  expect(nodes(shown).map(({ review }) => review?.title)).toEqual(['Review of 2026-09-30', undefined]);
  expect(await make(admin.viewer, september)).toEqual({ id, codes: ['DUPLICATE'] });
});

test('two who make the same report at once make one', async () => {
  const { agency, admin } = await createWorld();
  const september = { span: 'month', firstDay: '2026-09-01' };
  const made = await Promise.all([make(admin.viewer, september), make(admin.viewer, september)]);
  expect(made.map((one) => one.codes).sort()).toEqual([[], ['DUPLICATE']]);
  expect(
    await kysely.selectFrom('agency_reports').select('id').where('agency_id', '=', agency.id).execute(),
  ).toHaveLength(1);
});

test('periods that are not over, too long ago, unknown or empty are refused', async () => {
  const { admin } = await createWorld();
  for (const input of [
    { span: 'month', firstDay: '2026-10-01' },
    { span: 'month', firstDay: '2020-01-01' },
    { span: 'month', firstDay: '2026-09-02' },
    { span: 'month', firstDay: '2026-07-01' },
    { span: 'quarter', firstDay: '2026-08-01' },
  ])
    expect(await make(admin.viewer, input)).toEqual({ id: undefined, codes: ['INVALID'] });
  expect((await make(admin.viewer, { span: 'quarter', firstDay: '2026-07-01' })).codes).toEqual([]);
});

test('only admins of the agency read a report, until they share its link', async () => {
  const { admin, member } = await createWorld();
  const other = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
  expect((await make(member.viewer, { span: 'month', firstDay: '2026-09-01' })).codes).toEqual(['FORBIDDEN']);
  const { id } = await make(admin.viewer, { span: 'month', firstDay: '2026-09-01' });
  const readers = async () => {
    const all = { admin: admin.viewer, member: member.viewer, other: other.viewer, stranger };
    const found = await Promise.all(
      Object.entries(all).map(async ([name, who]) => ((await read(who, id!)) ? [name] : [])),
    );
    return found.flat();
  };
  expect(await readers()).toEqual(['admin']);
  const share = (viewer: Viewer, isShared: boolean) =>
    mutate(context(viewer), 'shareAgencyReport', { reportId: id, isShared }, 'report { isShared }');
  expect(codes(await share(other.viewer, true))).toEqual(['NOT_FOUND']);
  expect(codes(await share(member.viewer, true))).toEqual(['NOT_FOUND']);
  await share(admin.viewer, true);
  expect(await readers()).toEqual(['admin', 'member', 'other', 'stranger']);
  await share(admin.viewer, false);
  expect(await readers()).toEqual(['admin']);
});

test('an erased person leaves a line without a name', async () => {
  const { admin, agency } = await createWorld();
  const gone = await createRecruiter(database, { agency_id: agency.id, name: 'Soon Gone' });
  const { id: invitationId, placement_id } = await createInvitation(database, {
    recruiter_id: gone.id,
    state: 'sent',
    sent_at: on('2026-09-12'),
  });
  const { id } = await make(admin.viewer, { span: 'month', firstDay: '2026-09-01' });
  expect(JSON.stringify(await read(admin.viewer, id!))).toContain('Soon Gone');
  await kysely.deleteFrom('invitations').where('id', '=', invitationId).execute();
  await kysely.deleteFrom('placements').where('id', '=', placement_id!).execute();
  await kysely.deleteFrom('recruiters').where('id', '=', gone.id).execute();
  const report = (await read(admin.viewer, id!))!;
  expect(JSON.stringify(report)).not.toContain('Soon Gone');
  expect(nodes(report.recruiters).filter(({ recruiter }) => !recruiter)).toMatchObject([{ sent: 1 }]);
});

test('the first of the month makes the month, and the quarter when one has ended, and tells the admins once', async () => {
  const { admin, agency } = await createWorld();
  const silent = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
  const run = (now: Date) => makeAgencyReports.run(context(system, now), {});
  await run(first);
  await run(first);
  const made = (agencyId: string) =>
    kysely
      .selectFrom('agency_reports')
      .select(['span', 'first_day'])
      .where('agency_id', '=', agencyId)
      .orderBy('span')
      .execute();
  expect((await made(agency.id)).map(({ span }) => span)).toEqual(['month', 'quarter']);
  expect(await made(silent.recruiter.agency_id)).toEqual([]);
  const notices = await kysely
    .selectFrom('notices')
    .select(['kind', 'about'])
    .where('user_id', '=', admin.user.id)
    .orderBy('about')
    .execute();
  expect(notices).toEqual([
    { kind: 'agencyReport', about: 'Q3 2026' },
    { kind: 'agencyReport', about: 'September 2026' },
  ]);
  const mails = await kysely.selectFrom('mails').select('subject').where('to_email', '=', admin.user.email).execute();
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    "Your agency's report for Q3 2026 is ready",
    "Your agency's report for September 2026 is ready",
  ]);
  await run(new Date('2026-11-01T01:20:00Z'));
  expect((await made(agency.id)).map(({ span }) => span)).toEqual(['month', 'month', 'quarter']);
  const { data } = await request(
    context(admin.viewer),
    '{ agencyReports { edges { node { firstDay older { edges { node { firstDay } } } } } } }',
  );
  expect(data['agencyReports']).toEqual({
    edges: [
      { node: { firstDay: '2026-10-01', older: { edges: [{ node: { firstDay: '2026-09-01' } }] } } },
      { node: { firstDay: '2026-09-01', older: { edges: [] } } },
      { node: { firstDay: '2026-07-01', older: { edges: [] } } },
    ],
  });
});
