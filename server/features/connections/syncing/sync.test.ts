import '#server/features/index.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Context } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createMemberInvitation } from '#server/features/people/people.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { atsOf } from '#server/integrations/registry.ts';
import { useFakes } from '#server/integrations/testing/use-fakes.ts';
import { hashToken } from '#server/session/tokens.ts';
import { stranger, system } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createConnection, createConsultant, createRecord } from '../connections.factories.ts';
import { connect } from '../testing/connecting.ts';
import { syncConnection } from './sync.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
let now = new Date();
const { jobadder } = await useFakes({ now: () => now.getTime() });
const { world } = jobadder;
const at = (viewer: Parameters<typeof context>[0]) => context(viewer, now);

async function createTeam() {
  const { id: agency_id } = await createAgency(database);
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
  const { viewer: admin } = await createRecruiterWithLogin(database, { agency_id, roles });
  const { viewer: colleague } = await createRecruiterWithLogin(database, { agency_id });
  return { agency_id, admin, colleague };
}

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const work = () => doTasks(at(system), now);
const read = async (viewer: Context, vendor: string) => {
  const { data } = await request(
    viewer,
    `query ($vendor: String!) { connections(filter: { vendor: $vendor }) { edges { node {
      id state problem problemKind readAt startedAt outcomes reasons unknownTypes
      events(first: 50) { edges { node { kind details } } }
    } } }
    connectionPeople(first: 50, filter: { vendor: $vendor }) { edges { node { id name placements recruiter { id } } } } }`,
    { vendor },
  );
  const { edges } = data['connections'] as unknown as { edges: { node: Record<string, never> }[] };
  return { ...edges[0]!.node, people: data['connectionPeople'] } as unknown as {
    id: string;
    state: string;
    problem: string | null;
    outcomes: Record<string, number>;
    reasons: Record<string, number>;
    people: { edges: { node: { id: string; name: string; recruiter: { id: string } | null } }[] };
    events: { edges: { node: { kind: string; details: Record<string, unknown> } }[] };
  };
};
const placementsOf = (agency_id: string) =>
  kysely.selectFrom('placements').selectAll().where('agency_id', '=', agency_id).orderBy('external_id').execute();

/** Matches all consultants of an agency's connections with one recruiter. */
const matchAll = (agency_id: string, recruiter_id: string) =>
  kysely
    .updateTable('connection_people')
    .set({ recruiter_id, matched_by: 'hand' })
    .where('agency_id', '=', agency_id)
    .execute();

test('a first sync shows what it would bring, adds it once somebody starts it, and follows what changes', async () => {
  const { agency_id, admin, colleague } = await createTeam();
  const opened = await connect(at(admin), 'jobadder');
  expect(codes(opened)).toEqual([]);
  await work();
  const seen = await read(at(admin), 'jobadder');
  expect(seen).toMatchObject({ state: 'connecting', problem: null });
  expect(seen.outcomes['waiting']).toBeGreaterThan(5);
  expect(await placementsOf(agency_id)).toEqual([]);

  const [first, second] = seen.people.edges.map(({ node }) => node).filter(({ name }) => /Demo|Velvetine/.test(name));
  for (const [person, recruiter] of [
    [first!, admin],
    [second!, colleague],
  ] as const)
    await mutate(at(admin), 'matchConnectionPerson', {
      personId: person.id,
      recruiterId: `Recruiter:${recruiter.recruiterId}`,
      isIgnored: false,
    });
  await work();
  const matched = await read(at(admin), 'jobadder');
  expect(matched.outcomes['added']).toBeGreaterThan(1);
  expect(await placementsOf(agency_id)).toEqual([]);

  expect(codes(await mutate(at(admin), 'startSync', { connectionId: seen.id }))).toEqual([]);
  await work();
  const added = await placementsOf(agency_id);
  expect(added.length).toBe(matched.outcomes['added']);
  expect(new Set(added.map(({ source }) => source))).toEqual(new Set(['jobadder']));

  const mine = [...world.placements.values()].find(({ ownerId, status }) => ownerId === 1 && status === 'open')!;
  const here = added.find(({ external_id }) => external_id!.endsWith(`:${mine.id}`))!;
  const invitation = await createInvitation(database, {
    placement_id: here.id,
    recruiter_id: here.recruiter_id,
    agency_id,
    state: 'scheduled',
    scheduled_for: new Date(now.getTime() + 5 * 86_400_000),
  });
  later(20);
  world.change(mine.id, { status: 'cancelled', updatedAt: now.getTime() });
  later(20);
  await mutate(at(admin), 'syncNow', { connectionId: seen.id });
  await work();
  const after = await kysely.selectFrom('placements').selectAll().where('id', '=', here.id).executeTakeFirstOrThrow();
  expect(after.state).toBe('cancelled');
  const gone = await kysely
    .selectFrom('invitations')
    .select('state')
    .where('id', '=', invitation.id)
    .executeTakeFirst();
  expect(gone?.state).toBe('cancelled');
  expect((await placementsOf(agency_id)).length).toBe(added.length);
  const { events } = await read(at(admin), 'jobadder');
  expect(events.edges.map(({ node }) => node.kind)).toContain('synced');
});

test('who is about to be invited is read again, and gets no email if they opted out there', async () => {
  const { agency_id, admin } = await createTeam();
  const { connection } = await connect(at(admin), 'jobadder');
  const connectionId = String((connection as unknown as { id: string }).id);
  await work();
  await matchAll(agency_id, admin.recruiterId!);
  await mutate(at(admin), 'startSync', { connectionId });
  await work();
  const here = (await placementsOf(agency_id)).find((one) => one.candidate_email && !one.candidate_do_not_mail)!;
  later(60 * 48);
  const invitation = await createInvitation(database, {
    ...{ placement_id: here.id, recruiter_id: here.recruiter_id, agency_id, audience: 'candidate', state: 'scheduled' },
    ...{ recipient_email: here.candidate_email!, scheduled_for: new Date(now.getTime() + 3_600_000) },
  });
  const placement = world.placements.get(Number(here.external_id!.split(':').at(-1)))!;
  // A change of a person doesn't count as one of the placement, and JobAdder's webhook for it may be lost.
  world.changeCandidate(placement.candidateId, { hasOptedOut: true });
  await mutate(at(admin), 'syncNow', { connectionId });
  await syncConnection.run(at(system), { connectionId: connectionId.split(':').at(-1)! });
  const after = await kysely
    .selectFrom('invitations')
    .select('state')
    .where('id', '=', invitation.id)
    .executeTakeFirst();
  expect(after?.state).toBe('cancelled');
});

test('what a weekly comparison misses is read again: one that is still there stays, a deleted one is cancelled', async () => {
  const { agency_id, admin } = await createTeam();
  const { connection } = await connect(at(admin), 'jobadder');
  const connectionId = String((connection as unknown as { id: string }).id);
  await work();
  await matchAll(agency_id, admin.recruiterId!);
  await mutate(at(admin), 'startSync', { connectionId });
  await work();
  const [unlisted, deleted] = (await placementsOf(agency_id)).filter(({ state }) => state !== 'cancelled');
  const idThere = (one: typeof unlisted) => one!.external_id!.split(':').at(-1)!;
  const ats = atsOf('jobadder');
  const { listIds } = ats;
  vi.spyOn(ats, 'listIds').mockImplementation(async (...given) => {
    const { items, next } = await listIds(...given);
    return { items: items.filter((id) => id !== idThere(unlisted)), next };
  });
  world.remove(Number(idThere(deleted)));
  later(60 * 24 * 8);
  await mutate(at(admin), 'syncNow', { connectionId });
  await work();
  vi.restoreAllMocks();
  const states = Object.fromEntries((await placementsOf(agency_id)).map(({ id, state }) => [id, state]));
  expect([states[unlisted!.id], states[deleted!.id]]).toEqual([unlisted!.state, 'cancelled']);
  const { events } = await read(at(admin), 'jobadder');
  expect(events.edges.find(({ node }) => node.kind === 'compared')?.node.details).toEqual({ unseen: 2 });
});

test('a consultant is invited only by somebody, and matched at once when they join', async () => {
  const { agency_id, admin } = await createTeam();
  const connection = await createConnection(database, { agency_id });
  const email = 'quinn@crew.example';
  const person = await createConsultant(database, connection, { email });
  const gone = { external_id: '6', email: 'gone@crew.example', is_gone: true };
  await createConsultant(database, connection, gone);
  await createConsultant(database, connection, { external_id: '7' });
  await createRecord(database, connection);
  const people = async () => {
    const { data } = await request(
      at(admin),
      '{ connectionPeople(filter: { match: "invitable" }) { edges { node { email vendor isInvitable isInvited } } } }',
    );
    return (data['connectionPeople'] as unknown as { edges: { node: object }[] }).edges.map(({ node }) => node);
  };
  expect(await people()).toEqual([{ email, vendor: 'jobadder', isInvitable: true, isInvited: false }]);
  await createMemberInvitation(database, { agency_id, email, token_hash: hashToken('join quinn') });
  expect(await people()).toEqual([]);
  const joined = await mutate(at(stranger), 'joinByInvitation', { token: 'join quinn', name: 'Quinn Consultant' });
  expect(codes(joined)).toEqual([]);
  const known = await kysely
    .selectFrom('connection_people as p')
    .innerJoin('recruiters as r', 'r.id', 'p.recruiter_id')
    .innerJoin('connection_records as c', 'c.connection_id', 'p.connection_id')
    .select(['p.id', 'p.matched_by', 'r.name', 'c.is_due'])
    .where('p.connection_id', '=', connection.id)
    .execute();
  expect(known).toEqual([{ id: person.id, matched_by: 'address', name: 'Quinn Consultant', is_due: true }]);
});

test('what changed nothing there changes no row here', async () => {
  const { agency_id, admin } = await createTeam();
  const { connection } = await connect(at(admin), 'jobadder');
  await work();
  await matchAll(agency_id, admin.recruiterId!);
  await mutate(at(admin), 'startSync', { connectionId: String((connection as unknown as { id: string }).id) });
  await work();
  const rows = () =>
    sql`select xmin::text, id from placements where agency_id = ${agency_id} order by id`
      .execute(kysely)
      .then((r) => r.rows);
  const before = await rows();
  expect(before.length).toBeGreaterThan(5);
  later(30);
  await mutate(at(admin), 'syncNow', { connectionId: String((connection as unknown as { id: string }).id) });
  await work();
  expect(await rows()).toEqual(before);
});
