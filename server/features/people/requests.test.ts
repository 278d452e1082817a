import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createEmployer, createUser, viewerFor } from '../accounts/accounts.factories.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import {
  createAgency,
  createCompany,
  createRecruiter,
  createRecruiterWithLogin,
} from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createMemberInvitation, createTeamAgency } from './people.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const adminRoles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];

const teamOf = (agency: object = {}) => createTeamAgency(database, agency);

/** A recruiter who has an account, and no profile yet. */
async function newcomer(name = 'Sage Underhill') {
  const { id, email } = await createUser(database, { name, roles: ['ROLE_RECRUITER'], is_verified: true });
  return { id, email, viewer: await viewerFor(database, id) };
}

const ask = async (viewer: Viewer, input: object) => {
  const answer = await mutate(context(viewer), 'requestToJoin', input as never, 'joinRequest { id state }');
  return { codes: codes(answer), id: (answer['joinRequest'] as unknown as { id: string } | null)?.id };
};
const join = (viewer: Viewer, agencyId: string, rest: object = {}) =>
  ask(viewer, { agencyId: `Agency:${agencyId}`, ...rest });
const decide = async (viewer: Viewer, name: 'acceptJoinRequests' | 'declineJoinRequests', ids: unknown[], rest = {}) =>
  codes(await mutate(context(viewer), name, { ids, ...rest } as never, 'joinRequests { state }'));
const accept = (viewer: Viewer, ...ids: unknown[]) => decide(viewer, 'acceptJoinRequests', ids);
const decline = (viewer: Viewer, id: unknown, reason?: string) =>
  decide(viewer, 'declineJoinRequests', [id], reason ? { reason } : {});
const mailsTo = async (email: string) =>
  (await kysely.selectFrom('mails').select('kind').where('to_email', '=', email).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );
const stateOf = async (id: unknown) =>
  (
    await kysely
      .selectFrom('join_requests')
      .select('state')
      .where('id', '=', String(id).split(':')[1]!)
      .executeTakeFirstOrThrow()
  ).state;

test('a person without an agency is accepted, gets a profile, and both sides are told', async () => {
  const team = await teamOf();
  const person = await newcomer();
  const { id } = await join(person.viewer, team.agency_id, { message: 'I start on Monday.' });
  expect(await join(person.viewer, team.agency_id)).toEqual({ codes: [], id });
  expect(await mailsTo(team.user.email)).toEqual(['notice']);
  const { data } = await request(
    context(team.viewer),
    '{ viewer { joinRequestsWaiting } joinRequests { edges { node { name email message presentName } } } }',
  );
  expect(data).toEqual({
    viewer: { joinRequestsWaiting: 1 },
    joinRequests: {
      edges: [
        {
          node: {
            name: 'Sage Underhill',
            email: person.email,
            message: 'I start on Monday.',
            presentName: null,
          },
        },
      ],
    },
  });
  expect(await accept(team.viewer, id)).toEqual([]);
  expect(await accept(team.viewer, id)).toEqual([]);
  expect(await mailsTo(person.email)).toEqual(['join-accepted']);
  expect(await viewerFor(database, person.id)).toMatchObject({ agencyId: team.agency_id, seesAgency: false });
  expect(await join(person.viewer, team.agency_id)).toMatchObject({ codes: ['HERE'] });
});

test('a person has one open request: another one withdraws it, and they can withdraw it themselves', async () => {
  const [first, second] = [await teamOf(), await teamOf()];
  const { viewer } = await newcomer();
  const [one, other] = [await join(viewer, first.agency_id), await join(viewer, second.agency_id)];
  expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['withdrawn', 'open']);
  expect(await accept(first.viewer, one.id)).toEqual(['ENDED']);
  const both = await Promise.all([join(viewer, first.agency_id), join(viewer, first.agency_id)]);
  expect(both[0]).toEqual(both[1]);
  const withdraw = () => mutate(context(viewer), 'withdrawJoinRequest', { joinRequestId: both[0]!.id! });
  for (let times = 0; times < 2; times++) expect(codes(await withdraw())).toEqual([]);
  const open = await kysely
    .selectFrom('join_requests')
    .select('id')
    .where('user_id', '=', viewer.userId!)
    .where('state', '=', 'open')
    .execute();
  expect(open).toEqual([]);
});

test('a declined person reads the reason, and can ask the same agency again after a week', async () => {
  const team = await teamOf();
  const { viewer, email } = await newcomer();
  const { id } = await join(viewer, team.agency_id);
  expect(await decline(team.viewer, id, 'Please use your work address.')).toEqual([]);
  expect(await mailsTo(email)).toEqual(['join-declined']);
  const own = await request(context(viewer), '{ viewer { joinRequest { state declinedBecause } } }');
  expect(own.data).toEqual({
    viewer: { joinRequest: { state: 'declined', declinedBecause: 'Please use your work address.' } },
  });
  expect((await join(viewer, team.agency_id)).codes).toEqual(['DECLINED']);
  await kysely
    .updateTable('join_requests')
    .set({ decided_at: new Date(Date.now() - 8 * 86_400_000) })
    .execute();
  expect((await join(viewer, team.agency_id)).codes).toEqual([]);
});

test('a person sends five requests a day', async () => {
  const { viewer } = await newcomer();
  const answers = [];
  for (let times = 0; times < 6; times++) answers.push((await join(viewer, (await teamOf()).agency_id)).codes);
  expect(answers).toEqual([[], [], [], [], [], ['LIMIT']]);
});

test('requests are for people of the same kind, and places that are approved', async () => {
  const team = await teamOf();
  const waiting = await createAgency(database, { is_approved: false });
  const company = await createCompany(database);
  const hiring = await createEmployer(database, { company_id: company.id });
  const { viewer } = await newcomer();
  expect((await join(viewer, waiting.id)).codes).toEqual(['NOT_FOUND']);
  expect((await join(hiring.viewer, team.agency_id)).codes).toEqual(['OTHER_KIND']);
  expect((await ask(viewer, { companyId: `Company:${company.id}` })).codes).toEqual(['OTHER_KIND']);
  expect((await ask(viewer, {})).codes).toEqual(['CHOOSE']);
  const unconfirmed = await createUser(database, { roles: ['ROLE_RECRUITER'], is_verified: false });
  expect((await join(await viewerFor(database, unconfirmed.id), team.agency_id)).codes).toEqual(['NOT_VERIFIED']);
});

test('several requests are accepted at once as far as there are seats; an invited person has one already', async () => {
  const team = await teamOf({ seats: 3 });
  const people = [await newcomer(), await newcomer(), await newcomer()];
  await createMemberInvitation(database, { agency_id: team.agency_id, email: people[2]!.email });
  const ids = [];
  for (const { viewer } of people) ids.push((await join(viewer, team.agency_id)).id);
  expect(await accept(team.viewer, ...ids)).toEqual(['NO_SEAT']);
  expect([await stateOf(ids[0]), await stateOf(ids[1]), await stateOf(ids[2])]).toEqual([
    'accepted',
    'open',
    'accepted',
  ]);
});

test('only admins of the agency answer, and colleagues do not see requests', async () => {
  const team = await teamOf();
  const other = await teamOf();
  const colleague = await createRecruiterWithLogin(database, { agency_id: team.agency_id });
  const { viewer } = await newcomer();
  const { id } = await join(viewer, team.agency_id);
  expect(await accept(colleague.viewer, id)).toEqual(['FORBIDDEN']);
  expect(await accept(other.viewer, id)).toEqual(['NOT_FOUND']);
  expect(await decline(other.viewer, id)).toEqual(['NOT_FOUND']);
  const { data } = await request(context(colleague.viewer), '{ joinRequests { edges { node { id } } } }');
  expect(data['joinRequests']).toEqual({ edges: [] });
});

test('a recruiter who moves takes the profile and its reviews; placements and invitations stay', async () => {
  const from = await teamOf();
  const to = await teamOf();
  const mover = await createRecruiterWithLogin(database, { agency_id: from.agency_id });
  const successor = await createRecruiterWithLogin(database, { agency_id: from.agency_id });
  const facts = { agency_id: from.agency_id, recruiter_id: mover.recruiter.id };
  const review = await createReview(database, { recruiter_id: mover.recruiter.id });
  const scheduled = await createInvitation(database, {
    ...facts,
    state: 'scheduled',
    scheduled_for: new Date(Date.now() + 86_400_000),
  });
  const { id } = await join(mover.viewer, to.agency_id, { successorId: `Recruiter:${successor.recruiter.id}` });
  expect(await accept(to.viewer, id)).toEqual([]);
  expect(await viewerFor(database, mover.user.id)).toMatchObject({
    agencyId: to.agency_id,
    recruiterId: mover.recruiter.id,
    roles: ['ROLE_PRO_TEAM', 'ROLE_RECRUITER'],
  });
  const kept = await kysely
    .selectFrom('invitations as i')
    .innerJoin('placements as p', 'p.id', 'i.placement_id')
    .select(['i.agency_id', 'i.recruiter_id', 'i.state', 'p.agency_id as placed_at', 'p.recruiter_id as placed_by'])
    .where('i.id', '=', scheduled.id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({
    agency_id: from.agency_id,
    recruiter_id: successor.recruiter.id,
    state: 'scheduled',
    placed_at: from.agency_id,
    placed_by: successor.recruiter.id,
  });
  const { agency_id, recruiter_id } = await kysely
    .selectFrom('reviews')
    .select(['agency_id', 'recruiter_id'])
    .where('id', '=', review.id)
    .executeTakeFirstOrThrow();
  expect({ agency_id, recruiter_id }).toEqual(facts);
  expect(await mailsTo(from.user.email)).toEqual(['notice']);
});

test('without a colleague, unsent invitations are canceled with a reason', async () => {
  const from = await teamOf();
  const to = await teamOf();
  const mover = await createRecruiterWithLogin(database, { agency_id: from.agency_id });
  const unsent = await createInvitation(database, {
    agency_id: from.agency_id,
    recruiter_id: mover.recruiter.id,
    state: 'scheduled',
    scheduled_for: new Date(Date.now() + 86_400_000),
  });
  await accept(to.viewer, (await join(mover.viewer, to.agency_id)).id);
  const { state, cancelled_because } = await kysely
    .selectFrom('invitations')
    .select(['state', 'cancelled_because'])
    .where('id', '=', unsent.id)
    .executeTakeFirstOrThrow();
  expect({ state, cancelled_because }).toEqual({
    state: 'cancelled',
    cancelled_because: `${mover.user.name} left.`,
  });
});

test('the only admin of colleagues cannot move; alone, they can, and lose the role', async () => {
  const to = await teamOf();
  const boss = await teamOf();
  const colleague = await createRecruiterWithLogin(database, { agency_id: boss.agency_id });
  expect((await join(boss.viewer, to.agency_id)).codes).toEqual(['LAST_ADMIN']);
  await kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', colleague.user.id).execute();
  const { id } = await join(boss.viewer, to.agency_id);
  await kysely.updateTable('users').set({ status: 'active' }).where('id', '=', colleague.user.id).execute();
  expect(await accept(to.viewer, id)).toEqual(['LAST_ADMIN']);
  await kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', colleague.user.id).execute();
  expect(await accept(to.viewer, id)).toEqual([]);
  expect(await viewerFor(database, boss.user.id)).toMatchObject({ agencyId: to.agency_id, seesAgency: false });
});

test('two agencies that take an admin from each other at once end without waiting in a circle', async () => {
  const [ana, ben] = [await teamOf(), await teamOf()];
  const seconds = [
    await createRecruiterWithLogin(database, { agency_id: ana.agency_id, roles: adminRoles }),
    await createRecruiterWithLogin(database, { agency_id: ben.agency_id, roles: adminRoles }),
  ] as const;
  const [toBen, toAna] = [await join(seconds[0].viewer, ben.agency_id), await join(seconds[1].viewer, ana.agency_id)];
  expect(await Promise.all([accept(ana.viewer, toAna.id), accept(ben.viewer, toBen.id)])).toEqual([[], []]);
  expect([
    (await viewerFor(database, seconds[0].user.id)).agencyId,
    (await viewerFor(database, seconds[1].user.id)).agencyId,
  ]).toEqual([ben.agency_id, ana.agency_id]);
});

test('a hiring user moves from a company of their own to an existing one with the same name', async () => {
  const company = await createCompany(database, { name: 'Quillfeather Freight' });
  const admin = await createEmployer(database, { company_id: company.id, isAdmin: true });
  const own = await createCompany(database, { name: 'quillfeather freight', is_approved: false });
  const person = await createEmployer(database, { company_id: own.id, isAdmin: true });
  const { data } = await request(context(person.viewer), '{ viewer { companyToJoinId companyToJoinName } }');
  expect(data['viewer']).toEqual({
    companyToJoinId: `Company:${company.id}`,
    companyToJoinName: 'Quillfeather Freight',
  });
  const { id } = await ask(person.viewer, { companyId: `Company:${company.id}` });
  expect(await accept(admin.viewer, id)).toEqual([]);
  expect(await viewerFor(database, person.user.id)).toMatchObject({ companyId: company.id, roles: ['ROLE_USER'] });
});

test('a recruiter alone in an agency of a known name is shown the approved one', async () => {
  const known = await createAgency(database, { name: 'Marzipan Search' });
  const own = await createAgency(database, { name: 'MARZIPAN search', is_approved: false });
  const { viewer } = await createRecruiterWithLogin(database, { agency_id: own.id });
  await createRecruiter(database, { agency_id: own.id, is_claimed: false, source: 'a list' });
  const read = async () =>
    (await request(context(viewer), '{ viewer { agencyToJoin { id } } }')).data['viewer'] as never;
  expect(await read()).toEqual({ agencyToJoin: { id: `Agency:${known.id}` } });
  await createRecruiterWithLogin(database, { agency_id: own.id });
  expect(await read()).toEqual({ agencyToJoin: null });
});
