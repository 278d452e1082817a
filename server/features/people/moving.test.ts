import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createEmployer, createUser, viewerFor } from '../accounts/accounts.factories.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createAgency, createCompany, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createTeam } from '../teams/teams.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const staff = await viewerFor(database, (await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] })).id);
const adminRoles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];

async function agencyWithAdmin(wishes: object = {}) {
  const agency = await createAgency(database, { plan: 'pro_team', ...wishes });
  return { agency, admin: await createRecruiterWithLogin(database, { agency_id: agency.id, roles: adminRoles }) };
}
const move = async (userId: string, agencyId: string, viewer: Viewer = staff) =>
  codes(
    await mutate(
      context(viewer),
      'moveRecruiter',
      { userId: `User:${userId}`, agencyId: `Agency:${agencyId}` },
      'user { id }',
    ),
  );
const agencyOf = async (id: string) =>
  (await kysely.selectFrom('recruiters').select('agency_id').where('id', '=', id).executeTakeFirstOrThrow()).agency_id;

test('the profile goes, placements stay, unsent invitations end, and both sides are told', async () => {
  const [from, to] = [await agencyWithAdmin(), await agencyWithAdmin()];
  const { user, recruiter } = await createRecruiterWithLogin(database, { agency_id: from.agency.id });
  const facts = { agency_id: from.agency.id, recruiter_id: recruiter.id };
  const placement = await createPlacement(database, facts);
  const unsent = await createInvitation(database, {
    ...facts,
    state: 'scheduled',
    scheduled_for: new Date(Date.now() + 86_400_000),
  });
  await createTeam(database, { agency_id: from.agency.id, members: [recruiter.id] });
  expect(await move(user.id, to.agency.id)).toEqual([]);
  expect(await viewerFor(database, user.id)).toMatchObject({ agencyId: to.agency.id, recruiterId: recruiter.id });
  const kept = await kysely.selectFrom('placements').select('agency_id').where('id', '=', placement.id).execute();
  expect(kept).toEqual([{ agency_id: from.agency.id }]);
  const ended = await kysely.selectFrom('invitations').select('state').where('id', '=', unsent.id).execute();
  expect(ended).toEqual([{ state: 'cancelled' }]);
  expect(
    await kysely.selectFrom('team_members').select('id').where('recruiter_id', '=', recruiter.id).execute(),
  ).toEqual([]);
  const told = await kysely
    .selectFrom('notices')
    .select(['user_id', 'kind'])
    .where('user_id', 'in', [user.id, from.admin.user.id, to.admin.user.id])
    .orderBy('kind')
    .execute();
  expect(told).toEqual([
    { user_id: user.id, kind: 'joinAccepted' },
    { user_id: from.admin.user.id, kind: 'personLeft' },
  ]);
  expect(await move(user.id, to.agency.id)).toEqual(['HERE']);
});

test('a move is refused to all but super admins, without a profile, a seat or another admin', async () => {
  const [from, full] = [await agencyWithAdmin(), await agencyWithAdmin({ seats: 1 })];
  const { user, recruiter } = await createRecruiterWithLogin(database, { agency_id: from.agency.id });
  const hiring = await createEmployer(database, { company_id: (await createCompany(database)).id });
  expect(await move(user.id, full.agency.id, from.admin.viewer)).not.toEqual([]);
  expect(await move(user.id, full.agency.id)).toEqual(['NO_SEAT']);
  expect(await move(hiring.user.id, full.agency.id)).toEqual(['NO_PROFILE']);
  expect(await move(from.admin.user.id, full.agency.id)).toEqual(['LAST_ADMIN']);
  expect(await move(user.id, user.id)).toEqual(['NOT_FOUND']);
  expect(await agencyOf(recruiter.id)).toBe(from.agency.id);
});

test('two moves that cross each other end in one of the two agencies, and nobody waits for ever', async () => {
  const [one, two] = [await agencyWithAdmin(), await agencyWithAdmin()];
  const first = await createRecruiterWithLogin(database, { agency_id: one.agency.id });
  const second = await createRecruiterWithLogin(database, { agency_id: two.agency.id });
  expect(await Promise.all([move(first.user.id, two.agency.id), move(second.user.id, one.agency.id)])).toEqual([
    [],
    [],
  ]);
  expect(await agencyOf(first.recruiter.id)).toBe(two.agency.id);
  expect(await agencyOf(second.recruiter.id)).toBe(one.agency.id);
});
