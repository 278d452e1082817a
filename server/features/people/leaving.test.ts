import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { hashToken } from '#server/session/tokens.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createEmployer, viewerFor } from '../accounts/accounts.factories.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createCompany, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createTeam } from '../teams/teams.factories.ts';
import { createJoinRequest, createMemberInvitation, createTeamAgency } from './people.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const adminRoles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
const tomorrow = () => new Date(Date.now() + 86_400_000);

const teamOf = (agency: object = {}) => createTeamAgency(database, agency);

const leave = async (viewer: Viewer, input: object = {}) =>
  codes(await mutate(context(viewer), 'leaveTenant', input as never, 'user { canLeave }'));
const join = async (token: string, isMoving: boolean) =>
  codes(await mutate(context(stranger), 'joinByInvitation', { token, name: 'Sage Underhill', isMoving }));
const whereIs = (id: string) =>
  kysely
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['r.agency_id', 'a.name', 'a.is_approved'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
const canLeave = async (viewer: Viewer) =>
  ((await request(context(viewer), '{ viewer { canLeave } }')).data['viewer'] as never)['canLeave'];

test('a recruiter who leaves goes on alone with the profile; reviews say where they were earned', async () => {
  const team = await teamOf();
  const { user, recruiter, viewer } = await team.member();
  const facts = { agency_id: team.agency_id, recruiter_id: recruiter.id };
  const sent = await createInvitation(database, { ...facts, state: 'sent' });
  const unsent = await createInvitation(database, { ...facts, state: 'scheduled', scheduled_for: tomorrow() });
  const review = await createReview(database, { recruiter_id: recruiter.id });
  await createTeam(database, { agency_id: team.agency_id, members: [recruiter.id] });
  expect(await canLeave(viewer)).toBe('yes');
  expect(await leave(viewer)).toEqual(['CHOOSE']);
  expect(await leave(viewer, { successorId: `Recruiter:${recruiter.id}` })).toEqual(['NO_COLLEAGUE']);
  expect(await leave(viewer, { successorId: `Recruiter:${team.recruiter.id}` })).toEqual([]);
  const own = await whereIs(recruiter.id);
  expect(own).toMatchObject({ name: user.name, is_approved: false });
  expect(await viewerFor(database, user.id)).toMatchObject({
    agencyId: own.agency_id,
    recruiterId: recruiter.id,
    approved: false,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_FREELANCER'],
  });
  const { data } = await request(
    context(stranger),
    `{ review: node(id: "Review:${review.id}") { ... on Review { agency { id } recruiter { id agency { id } } } } }`,
  );
  expect(data['review']).toEqual({
    agency: { id: `Agency:${team.agency_id}` },
    recruiter: { id: `Recruiter:${recruiter.id}`, agency: { id: `Agency:${own.agency_id}` } },
  });
  const invitations = await kysely
    .selectFrom('invitations')
    .select(['id', 'agency_id', 'recruiter_id', 'state'])
    .where('id', 'in', [sent.id, unsent.id])
    .orderBy('id')
    .execute();
  expect(invitations).toEqual([
    { id: sent.id, ...facts, state: 'sent' },
    { id: unsent.id, agency_id: team.agency_id, recruiter_id: team.recruiter.id, state: 'scheduled' },
  ]);
  const onTeams = await kysely
    .selectFrom('team_members')
    .select('id')
    .where('recruiter_id', '=', recruiter.id)
    .execute();
  expect(onTeams).toEqual([]);
  const standings = await kysely
    .selectFrom('standings')
    .select('agency_id')
    .distinct()
    .where('recruiter_id', '=', recruiter.id)
    .execute();
  expect(standings).toEqual([{ agency_id: own.agency_id }]);
  const notices = await kysely
    .selectFrom('notices')
    .select(['kind', 'about'])
    .where('user_id', '=', team.user.id)
    .execute();
  expect(notices).toEqual([{ kind: 'personLeft', about: user.name }]);
  expect(await leave(await viewerFor(database, user.id))).toEqual(['ALONE']);
});

test('a second leaving does not touch invitations that the first agency keeps', async () => {
  const [first, second] = [await teamOf(), await teamOf()];
  const { recruiter, viewer, user } = await first.member();
  const placement = await createPlacement(database, { agency_id: first.agency_id, recruiter_id: recruiter.id });
  await leave(viewer);
  const kept = await createInvitation(database, {
    agency_id: first.agency_id,
    recruiter_id: recruiter.id,
    placement_id: placement.id,
    state: 'scheduled',
    scheduled_for: tomorrow(),
  });
  await createMemberInvitation(database, {
    agency_id: second.agency_id,
    email: user.email,
    token_hash: hashToken('k'),
  });
  expect(await join('k', true)).toEqual([]);
  expect(await leave(await viewerFor(database, user.id))).toEqual([]);
  const { state } = await kysely
    .selectFrom('invitations')
    .select('state')
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('scheduled');
});

test('the last admin stays, and reads why', async () => {
  const team = await teamOf();
  expect(await canLeave(team.viewer)).toBe('alone');
  expect(await leave(team.viewer)).toEqual(['ALONE']);
  const { user } = await team.member();
  expect(await canLeave(team.viewer)).toBe('only_admin');
  expect(await leave(team.viewer)).toEqual(['LAST_ADMIN']);
  await kysely.insertInto('user_roles').values({ user_id: user.id, role: 'ROLE_RECRUITER_ADMIN' }).execute();
  expect(await leave(team.viewer)).toEqual([]);
});

test('two admins who leave at once leave one', async () => {
  for (const _ of [0, 1, 2]) {
    const ana = await teamOf();
    const ben = await createRecruiterWithLogin(database, { agency_id: ana.agency_id, roles: adminRoles });
    await ana.member();
    const both = await Promise.all([leave(ana.viewer), leave(await viewerFor(database, ben.user.id))]);
    expect(both.flat()).toEqual(['LAST_ADMIN']);
  }
});

test('a member of an agency moves by an invitation once they have read what it means', async () => {
  const [from, to] = [await teamOf({ name: 'Old Quay' }), await teamOf({ name: 'New Quay' })];
  const { user, recruiter } = await from.member();
  const unsent = await createInvitation(database, {
    agency_id: from.agency_id,
    recruiter_id: recruiter.id,
    state: 'scheduled',
    scheduled_for: tomorrow(),
  });
  const answer = await mutate(
    context(to.viewer),
    'inviteMembers',
    { addresses: [user.email], isAdmin: true },
    'answers { answer }',
  );
  expect(answer['answers']).toEqual([{ answer: 'moving' }]);
  await kysely
    .updateTable('member_invitations')
    .set({ token_hash: hashToken('move') })
    .where('email', '=', user.email)
    .execute();
  const { data } = await request(
    context(stranger),
    '{ invitationToJoin(token: "move") { presentName unsentInvitations } }',
  );
  expect(data['invitationToJoin']).toEqual({ presentName: 'Old Quay', unsentInvitations: 1 });
  expect(await join('move', false)).toEqual(['ELSEWHERE']);
  await createJoinRequest(database, { user_id: user.id, agency_id: (await teamOf()).agency_id });
  for (let times = 0; times < 2; times++) expect(await join('move', true)).toEqual([]);
  expect(await viewerFor(database, user.id)).toMatchObject({
    agencyId: to.agency_id,
    recruiterId: recruiter.id,
    seesAgency: true,
  });
  const { state } = await kysely
    .selectFrom('invitations')
    .select('state')
    .where('id', '=', unsent.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('cancelled');
  const requests = await kysely.selectFrom('join_requests').select('state').where('user_id', '=', user.id).execute();
  expect(requests).toEqual([{ state: 'withdrawn' }]);
});

test('who moves by an invitation leaves duties as a deactivated person does: ended with a reason, and the admins are told', async () => {
  const [from, to] = [await teamOf(), await teamOf()];
  const { user, recruiter } = await from.member();
  const facts = { agency_id: from.agency_id, recruiter_id: recruiter.id };
  const scheduled = { ...facts, state: 'scheduled', scheduled_for: tomorrow() };
  const invitations = {
    scheduled: (await createInvitation(database, scheduled)).id,
    draft: (await createInvitation(database, { ...facts, state: 'draft' })).id,
    sent: (await createInvitation(database, { ...facts, state: 'sent' })).id,
  };
  await createTeam(database, { agency_id: from.agency_id, leads: [recruiter.id] });
  const invited = { agency_id: to.agency_id, email: user.email, token_hash: hashToken('duties') };
  await createMemberInvitation(database, invited);
  for (let times = 0; times < 2; times++) expect(await join('duties', true)).toEqual([]);
  const left = await kysely
    .selectFrom('invitations')
    .select(['id', 'agency_id', 'recruiter_id', 'state', 'cancelled_because'])
    .where('id', 'in', Object.values(invitations))
    .orderBy('id')
    .execute();
  expect(left).toEqual([
    { id: invitations.scheduled, ...facts, state: 'cancelled', cancelled_because: `${user.name} left.` },
    { id: invitations.sent, ...facts, state: 'sent', cancelled_because: null },
  ]);
  const onTeams = await kysely
    .selectFrom('team_members')
    .select('id')
    .where('recruiter_id', '=', recruiter.id)
    .execute();
  expect(onTeams).toEqual([]);
  const told = kysely.selectFrom('notices').select(['user_id', 'kind', 'about']).where('kind', '=', 'personLeft');
  expect(
    await told.where('about', '=', user.name).where('user_id', 'in', [from.user.id, to.user.id]).execute(),
  ).toEqual([{ user_id: from.user.id, kind: 'personLeft', about: user.name }]);
});

test('a colleague who was named in a request takes over also if the person then joins by the link', async () => {
  const [from, to] = [await teamOf(), await teamOf()];
  const { user, recruiter, viewer } = await from.member();
  const facts = { agency_id: from.agency_id, recruiter_id: recruiter.id };
  const unsent = await createInvitation(database, { ...facts, state: 'scheduled', scheduled_for: tomorrow() });
  const invited = { agency_id: to.agency_id, email: user.email, token_hash: hashToken('with a request') };
  await createMemberInvitation(database, invited);
  const successor = { successorId: `Recruiter:${from.recruiter.id}` };
  const asked = { agencyId: `Agency:${to.agency_id}`, ...successor };
  expect(codes(await mutate(context(viewer), 'requestToJoin', asked, 'joinRequest { state }'))).toEqual([]);
  const { data } = await request(
    context(stranger),
    '{ invitationToJoin(token: "with a request") { unsentInvitations } }',
  );
  expect(data['invitationToJoin']).toEqual({ unsentInvitations: 0 });
  expect(await join('with a request', true)).toEqual([]);
  const { recruiter_id, state } = await kysely
    .selectFrom('invitations')
    .select(['recruiter_id', 'state'])
    .where('id', '=', unsent.id)
    .executeTakeFirstOrThrow();
  expect({ recruiter_id, state }).toEqual({ recruiter_id: from.recruiter.id, state: 'scheduled' });
});

test('a hiring user leaves their company, and belongs to none', async () => {
  const company = await createCompany(database);
  const admin = await createEmployer(database, { company_id: company.id, isAdmin: true });
  const person = await createEmployer(database, { company_id: company.id });
  expect(await leave(admin.viewer)).toEqual(['LAST_ADMIN']);
  expect(await leave(person.viewer)).toEqual([]);
  expect(await viewerFor(database, person.user.id)).toMatchObject({ companyId: null, roles: ['ROLE_USER'] });
  expect(await leave(await viewerFor(database, person.user.id))).toEqual(['NOWHERE']);
  expect(await leave(admin.viewer)).toEqual(['ALONE']);
  const acting = await createEmployer(database, { company_id: company.id });
  expect(await leave({ ...acting.viewer, impersonatedBy: admin.user.id })).toEqual(['IMPERSONATING']);
});

/** A repeatable sequence of numbers below a limit. */
function diceOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

test.each([1, 2, 3])(
  'whatever people do at once, agencies keep an admin, their seats and their work (%i)',
  async (seed) => {
    const dice = diceOf(seed);
    const seats = 4;
    const teams = [await teamOf({ seats }), await teamOf({ seats })];
    const people = teams.map(({ user, recruiter }) => ({ user, recruiter }));
    for (const { agency_id } of [...teams, ...teams])
      people.push(
        await createRecruiterWithLogin(database, { agency_id, roles: dice(2) ? adminRoles : ['ROLE_RECRUITER'] }),
      );
    const reviews = [];
    for (const { recruiter } of people) reviews.push(await createReview(database, { recruiter_id: recruiter.id }));
    const one = <T>(of: readonly T[]): T => of[dice(of.length)]!;
    const act = async () => {
      const viewer = await viewerFor(database, one(people).user.id);
      const kind = dice(5);
      if (kind === 0) return leave(viewer, { reason: 'Moved on' });
      if (kind === 1) return mutate(context(viewer), 'requestToJoin', { agencyId: `Agency:${one(teams).agency_id}` });
      const personId = `Person:${one(people).user.id}`;
      if (kind === 2) return mutate(context(viewer), 'setMemberAdmin', { personId, isAdmin: dice(2) === 0 });
      const open = await kysely.selectFrom('join_requests').select('id').where('state', '=', 'open').execute();
      if (open.length === 0) return undefined;
      return mutate(context(viewer), 'acceptJoinRequests', {
        ids: open.map(({ id }) => `JoinRequest:${id}`).slice(0, 50),
      });
    };
    for (let round = 0; round < 12; round++) await Promise.all([act(), act(), act()]);
    for (const { agency_id } of teams) {
      const members = await kysely
        .selectFrom('recruiters as r')
        .select(({ exists, selectFrom }) => [
          'r.user_id',
          exists(
            selectFrom('user_roles as o')
              .select('o.role')
              .whereRef('o.user_id', '=', 'r.user_id')
              .where('o.role', '=', 'ROLE_RECRUITER_ADMIN'),
          ).as('isAdmin'),
        ])
        .where('r.agency_id', '=', agency_id)
        .execute();
      expect(members.length).toBeLessThanOrEqual(seats);
      if (members.length > 0) expect(members.some(({ isAdmin }) => isAdmin)).toBe(true);
    }
    const kept = await kysely
      .selectFrom('reviews')
      .select(['id', 'agency_id', 'recruiter_id'])
      .where(
        'id',
        'in',
        reviews.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
    expect(kept).toEqual(reviews.map(({ id, agency_id, recruiter_id }) => ({ id, agency_id, recruiter_id })));
  },
);
