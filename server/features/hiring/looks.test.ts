import { expect, test } from 'vitest';
import { hiringLimits } from '#common/limits.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createEmployer, viewerWithRole } from '../accounts/accounts.factories.ts';
import {
  createAgency,
  createCompany,
  createRecruiter,
  createRecruiterWithLogin,
} from '../profiles/profiles.factories.ts';
import { sweepExpired } from '../retention/retention.tasks.ts';
import { listedNames } from './testing/listed-names.ts';

const { database, context } = await testDatabase();
const company = await createCompany(database);
const hiringUser = async () => (await createEmployer(database, { company_id: company.id })).viewer;
const at = (day: number) => new Date(Date.UTC(2026, 8, day, 9));
const look = (viewer: Viewer, id: string, day = 1) =>
  mutate(context(viewer, at(day)), 'recordProfileLook', { recruiterId: `Recruiter:${id}` }, 'look { id lookedAt }');
const looked = (viewer: Viewer, said?: string) => listedNames(context(viewer), 'profileLooks', said);

test('a profile that a hiring user opens is listed once, by the last time, for them alone', async () => {
  const [ours, colleague] = [await hiringUser(), await hiringUser()];
  const [first, second] = [
    await createRecruiter(database, { name: 'Fern Ashdown' }),
    await createRecruiter(database, { name: 'Moss Birchall' }),
  ];
  const agency = await createAgency(database, { name: 'Thistle Talent' });
  await look(ours, first.id, 1);
  await look(ours, second.id, 2);
  await mutate(context(ours, at(3)), 'recordProfileLook', { agencyId: `Agency:${agency.id}` });
  const again = await look(ours, first.id, 4);
  expect(again['look']!['lookedAt']).toBe('2026-09-04T09:00:00.000Z');
  expect(await looked(ours)).toEqual(['Fern Ashdown', 'Thistle Talent', 'Moss Birchall']);
  expect(await looked(ours, '(sort: NAME)')).toEqual(['Fern Ashdown', 'Moss Birchall', 'Thistle Talent']);
  expect(await looked(ours, '(filter: { kind: "agency" })')).toEqual(['Thistle Talent']);
  expect(await looked(colleague)).toEqual([]);
  // It is a note for oneself, so the audit log does not fill up with it.
  const entries = await database.kysely
    .selectFrom('audit_entries')
    .select('id')
    .where('user_id', '=', ours.userId)
    .execute();
  expect(entries).toEqual([]);
});

test('the oldest beyond the limit and those after 90 days are forgotten; they can be cleared, one or all', async () => {
  const viewer = await hiringUser();
  const made = Array.from({ length: hiringLimits.looks }, () => createRecruiter(database));
  const recruiters = await Promise.all(made);
  await database.kysely
    .insertInto('profile_looks')
    .values(
      recruiters.map(({ id }, index) => ({
        id: context().nature.newId(),
        user_id: viewer.userId!,
        recruiter_id: id,
        looked_at: new Date(at(1).getTime() + index * 1000),
      })),
    )
    .execute();
  const newest = await createRecruiter(database, { name: 'Newest of all' });
  const { look: row } = await look(viewer, newest.id, 2);
  const kept = await database.kysely
    .selectFrom('profile_looks')
    .select('recruiter_id')
    .where('user_id', '=', viewer.userId)
    .execute();
  expect(kept).toHaveLength(hiringLimits.looks);
  expect(kept.map(({ recruiter_id }) => recruiter_id)).not.toContain(recruiters[0]!.id);
  const one = await mutate(context(viewer), 'clearProfileLooks', { ids: [row!['id']] }, 'count');
  expect(one).toMatchObject({ count: 1, errors: [] });
  await sweepExpired.run(context(undefined, new Date('2026-11-29T09:00:00Z')), {});
  expect((await looked(viewer, '(first: 100)')).length).toBe(100);
  const all = await mutate(context(viewer), 'clearProfileLooks', {}, 'count');
  expect(all).toMatchObject({ count: hiringLimits.looks - 1 });
  expect(await looked(viewer)).toEqual([]);
  await look(viewer, newest.id, 2);
  await sweepExpired.run(context(undefined, new Date('2026-12-01T10:00:00Z')), {});
  expect(await looked(viewer)).toEqual([]);
});

test('recruiters and staff leave no trace, and a super admin who acts as somebody leaves none in their list', async () => {
  const { id } = await createRecruiter(database);
  const { viewer: recruiter } = await createRecruiterWithLogin(database);
  for (const viewer of [recruiter, await viewerWithRole(database, 'ROLE_SUPER_ADMIN')])
    expect(codes(await look(viewer, id))).toEqual(['FORBIDDEN']);
  const ours = await hiringUser();
  const admin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
  expect(await look({ ...ours, impersonatedBy: admin.userId }, id)).toMatchObject({ look: null, errors: [] });
  expect(await looked(ours)).toEqual([]);
  const hidden = await createAgency(database, { is_approved: false });
  expect(codes(await mutate(context(ours), 'recordProfileLook', { agencyId: `Agency:${hidden.id}` }))).toEqual([
    'NOT_FOUND',
  ]);
});
