import { expect, test } from 'vitest';
import { addressesIn } from '#common/people/people.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { hashToken } from '#server/session/tokens.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createEmployer, viewerFor } from '../accounts/accounts.factories.ts';
import { startSession } from '../accounts/session/sessions.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createCompany, createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createMemberInvitation, createTeamAgency } from './people.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const adminRoles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];

const teamOf = (agency: object = {}) => createTeamAgency(database, agency);
const invite = (viewer: Viewer, addresses: string[]) =>
  mutate(context(viewer), 'inviteMembers', { addresses, isAdmin: false }, 'answers { address answer }');
const answersOf = async (viewer: Viewer, addresses: string[]) =>
  ((await invite(viewer, addresses))['answers'] as unknown as { answer: string }[]).map(({ answer }) => answer);
const join = (token: string, name = 'Sage Underhill') => mutate(context(stranger), 'joinByInvitation', { token, name });
const act = (viewer: Viewer, name: string, personId: string, rest: object = {}) =>
  mutate(context(viewer), name, { personId: `Person:${personId}`, ...rest }, 'person { state isAdmin }');

test('each pasted line is answered, and nobody is emailed twice', async () => {
  const { viewer, agency_id } = await teamOf();
  const here = await createRecruiterWithLogin(database, { agency_id });
  const elsewhere = await createRecruiterWithLogin(database);
  const lines = ['a@crew.example', here.user.email, elsewhere.user.email, 'nobody', 'A@crew.example '];
  expect(await answersOf(viewer, lines)).toEqual(['sent', 'here', 'moving', 'invalid', 'double']);
  expect(await answersOf(viewer, ['a@crew.example'])).toEqual(['invited']);
  const mails = await kysely.selectFrom('mails').select('kind').where('to_email', '=', 'a@crew.example').execute();
  expect(mails).toEqual([{ kind: 'member-invitation' }]);
});

test("addresses are found in a list, in a mail program's line and in a CSV file", () => {
  expect(addressesIn('Name,Email\nAna,ana@crew.example\n"Bo" <bo@crew.example>; cy@crew.example\nnobody')).toEqual([
    'ana@crew.example',
    'bo@crew.example',
    'cy@crew.example',
    'nobody',
  ]);
});

test('an invitation takes a seat of the plan until it is withdrawn', async () => {
  const { viewer } = await teamOf({ seats: 2 });
  expect(await answersOf(viewer, ['b@crew.example', 'c@crew.example'])).toEqual(['sent', 'full']);
  const { id } = await kysely
    .selectFrom('member_invitations')
    .select('id')
    .where('email', '=', 'b@crew.example')
    .executeTakeFirstOrThrow();
  const memberInvitationId = `MemberInvitation:${id}`;
  expect(codes(await mutate(context(viewer), 'sendMemberInvitationAgain', { memberInvitationId }))).toEqual([
    'TOO_SOON',
  ]);
  await mutate(context(viewer), 'withdrawMemberInvitation', { memberInvitationId });
  expect(await answersOf(viewer, ['c@crew.example'])).toEqual(['sent']);
});

test('only admins of an approved agency or company invite', async () => {
  const { agency_id } = await teamOf();
  const member = await createRecruiterWithLogin(database, { agency_id });
  const waiting = await teamOf({ is_approved: false });
  const { id: company_id } = await createCompany(database);
  const hiring = await createEmployer(database, { company_id });
  expect(codes(await invite(member.viewer, ['d@crew.example']))).toEqual(['FORBIDDEN']);
  expect(codes(await invite(hiring.viewer, ['d@crew.example']))).toEqual(['FORBIDDEN']);
  expect(codes(await invite(waiting.viewer, ['d@crew.example']))).toEqual(['NOT_APPROVED']);
});

test('a link signs up a new recruiter once, and then sets their password', async () => {
  const { agency_id } = await teamOf();
  await createMemberInvitation(database, { agency_id, email: 'e@crew.example', token_hash: hashToken('join e') });
  const look = () =>
    request(context(stranger), '{ invitationToJoin(token: "join e") { state setsPassword } }').then(
      ({ data }) => data['invitationToJoin'],
    );
  for (let times = 0; times < 20; times++) expect(await look()).toEqual({ state: 'open', setsPassword: false });
  expect(codes(await join('join e'))).toEqual([]);
  expect(codes(await join('join e'))).toEqual([]);
  expect(await look()).toEqual({ state: 'accepted', setsPassword: true });
  const people = await kysely
    .selectFrom('users as u')
    .innerJoin('recruiters as r', 'r.user_id', 'u.id')
    .select(['r.agency_id', 'u.name'])
    .where('u.email', '=', 'e@crew.example')
    .execute();
  expect(people).toEqual([{ agency_id, name: 'Sage Underhill' }]);
});

test('a link gives the unclaimed profile of its address, and joins a company', async () => {
  const { agency_id } = await teamOf();
  const unclaimed = await createRecruiter(database, {
    agency_id,
    email: 'f@crew.example',
    is_claimed: false,
    source: 'a list',
  });
  await createMemberInvitation(database, { agency_id, email: 'f@crew.example', token_hash: hashToken('join f') });
  await join('join f');
  const profile = await kysely
    .selectFrom('recruiters')
    .select('user_id')
    .where('id', '=', unclaimed.id)
    .executeTakeFirstOrThrow();
  expect(profile.user_id).not.toBeNull();
  const { id: company_id } = await createCompany(database);
  await createMemberInvitation(database, {
    company_id,
    is_admin: true,
    email: 'g@crew.example',
    token_hash: hashToken('join g'),
  });
  await join('join g');
  const { id } = await kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'g@crew.example')
    .executeTakeFirstOrThrow();
  expect(await viewerFor(database, id)).toMatchObject({
    companyId: company_id,
    roles: ['ROLE_USER', 'ROLE_USER_ADMIN'],
  });
});

test('a link that expired, was withdrawn, or belongs to a member of another agency adds nobody', async () => {
  const { agency_id } = await teamOf();
  const past = { sent_at: new Date(1), expires_at: new Date(2) };
  await createMemberInvitation(database, { agency_id, ...past, token_hash: hashToken('join h') });
  await createMemberInvitation(database, { agency_id, state: 'withdrawn', token_hash: hashToken('join i') });
  const { user } = await createRecruiterWithLogin(database);
  await createMemberInvitation(database, { agency_id, email: user.email, token_hash: hashToken('join j') });
  expect(codes(await join('join h'))).toEqual(['EXPIRED']);
  expect(codes(await join('join i'))).toEqual(['WITHDRAWN']);
  expect(codes(await join('join j'))).toEqual(['ELSEWHERE']);
  expect(codes(await join('no such link'))).toEqual(['NOT_FOUND']);
});

test('two admins who take the role from each other at once leave one', async () => {
  for (const together of [0, 1, 2]) {
    const ana = await teamOf({ name: `Pair ${together}` });
    const ben = await createRecruiterWithLogin(database, { agency_id: ana.agency_id, roles: adminRoles });
    const viewers = [await viewerFor(database, ana.user.id), await viewerFor(database, ben.user.id)] as const;
    const both = await Promise.all([
      act(viewers[0], 'setMemberAdmin', ben.user.id, { isAdmin: false }),
      act(viewers[1], 'setMemberAdmin', ana.user.id, { isAdmin: false }),
    ]);
    expect(both.flatMap(codes)).toEqual(['LAST_ADMIN']);
  }
});

test('a deactivated recruiter is signed out; their unsent invitations go to a colleague, or end with a reason', async () => {
  const { viewer, agency_id } = await teamOf();
  const [leaver, successor, other] = [
    await createRecruiterWithLogin(database, { agency_id }),
    await createRecruiterWithLogin(database, { agency_id }),
    await createRecruiterWithLogin(database, { agency_id }),
  ];
  const scheduled = { agency_id, state: 'scheduled', scheduled_for: new Date(Date.now() + 86_400_000) };
  const handed = await createInvitation(database, { ...scheduled, recruiter_id: leaver.recruiter.id });
  const ended = await createInvitation(database, { ...scheduled, recruiter_id: other.recruiter.id });
  await startSession(context(stranger), leaver.user.id);
  expect(codes(await act(viewer, 'deactivateMember', leaver.user.id))).toEqual(['CHOOSE']);
  expect(
    await act(viewer, 'deactivateMember', leaver.user.id, { successorId: `Recruiter:${successor.recruiter.id}` }),
  ).toMatchObject({
    person: { state: 'deactivated' },
  });
  await act(viewer, 'deactivateMember', other.user.id, { reason: 'They left us' });
  const found = await kysely
    .selectFrom('invitations')
    .select(['id', 'recruiter_id', 'state', 'cancelled_because'])
    .where('id', 'in', [handed.id, ended.id])
    .orderBy('id')
    .execute();
  expect(found).toMatchObject([
    { recruiter_id: successor.recruiter.id, state: 'scheduled' },
    { recruiter_id: other.recruiter.id, state: 'cancelled', cancelled_because: 'They left us' },
  ]);
  const open = await kysely
    .selectFrom('session_families')
    .select('id')
    .where('user_id', '=', leaver.user.id)
    .where('ended_at', 'is', null)
    .execute();
  expect(open).toEqual([]);
  expect((await viewerFor(database, leaver.user.id)).userId).toBeNull();
  expect(codes(await act(viewer, 'deactivateMember', viewer.userId!))).toEqual(['SELF']);
  expect(await act(viewer, 'bringBackMember', leaver.user.id)).toMatchObject({ person: { state: 'active' } });
});

test('roles are for plans with a team, and an admin cannot bring back whom staff closed', async () => {
  const free = await teamOf({ plan: 'free' });
  const { user } = await createRecruiterWithLogin(database, { agency_id: free.agency_id });
  expect(codes(await act(free.viewer, 'setMemberAdmin', user.id, { isAdmin: true }))).toEqual(['PLAN']);
  const { viewer, agency_id } = await teamOf();
  const closed = await createRecruiterWithLogin(database, { agency_id, user: { status: 'deactivated' } });
  expect(codes(await act(viewer, 'bringBackMember', closed.user.id))).toEqual(['CLOSED_BY_STAFF']);
  expect(codes(await act(viewer, 'bringBackMember', user.id))).toEqual(['NOT_FOUND']);
});
