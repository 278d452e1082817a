import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { type Viewer, viewerOf } from '#server/session/viewer.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createTeam } from './teams.factories.ts';

const { database, context } = await testDatabase();

/** An agency with an admin and recruiters, on a plan with teams unless it says otherwise. */
async function createPeople(count: number, plan: 'free' | 'pro_team' = 'pro_team') {
  const agency = await createAgency(database, { plan });
  const admin = await createRecruiterWithLogin(database, {
    agency_id: agency.id,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
  });
  const recruiters = [];
  for (let at = 0; at < count; at++)
    recruiters.push(await createRecruiterWithLogin(database, { agency_id: agency.id, name: `Recruiter ${at}` }));
  return { agency, admin, recruiters };
}

const now = ({ userId }: Viewer) => viewerOf(database, userId!);
const fields = 'team { id name version peopleCount members { edges { node { isLead recruiter { name } } } } }';
const run = async (viewer: Viewer, name: string, input: object, selection = fields) =>
  mutate(context(await now(viewer)), name, { ...input }, selection);
const ids = (...people: { recruiter: { id: string } }[]) => people.map(({ recruiter }) => `Recruiter:${recruiter.id}`);

/** How many placements, invitations, received and pending reviews somebody sees. */
async function seenBy(viewer: Viewer, filter: object = {}) {
  const { data } = await request(
    context(await now(viewer)),
    `query ($p: PlacementFilter, $i: InvitationFilter, $s: SideToInviteFilter, $r: ReceivedReviewFilter, $w: PendingReviewFilter) {
      placements(filter: $p) { edges { node { recruiter { name } } } }
      invitations(filter: $i) { edges { node { recruiter { name } } } }
      sidesToInvite(filter: $s) { edges { node { recruiter { name } } } }
      receivedReviews(filter: $r) { edges { node { recruiter { name } } } }
      pendingReviews(filter: $w) { edges { node { recruiter { name } } } }
    }`,
    { p: filter, i: filter, s: filter, r: filter, w: filter },
  );
  const names = (list: string) =>
    [
      ...new Set(
        (data[list] as never as { edges: { node: { recruiter: { name: string } } }[] }).edges.map(
          ({ node }) => node.recruiter.name,
        ),
      ),
    ].sort();
  return Object.fromEntries(
    ['placements', 'invitations', 'sidesToInvite', 'receivedReviews', 'pendingReviews'].map((list) => [
      list,
      names(list),
    ]),
  );
}

const everywhere = (...names: string[]) =>
  Object.fromEntries(
    ['placements', 'invitations', 'sidesToInvite', 'receivedReviews', 'pendingReviews'].map((list) => [list, names]),
  );

/** One row of each list for each recruiter. */
async function giveRows(recruiters: readonly { recruiter: { id: string } }[]) {
  for (const { recruiter } of recruiters) {
    const recruiter_id = recruiter.id;
    await createPlacement(database, { recruiter_id });
    await createInvitation(database, { recruiter_id, state: 'sent' });
    await createReview(database, { recruiter_id });
    await createReview(database, { recruiter_id, level: 1, publication: 'unpublished' });
  }
}

test('a lead sees what belongs to the team and nothing else; a member only their own; the team filter narrows an admin', async () => {
  const { agency, admin, recruiters } = await createPeople(4);
  const [lead, member, outsider, otherLead] = recruiters as [
    (typeof recruiters)[0],
    (typeof recruiters)[0],
    (typeof recruiters)[0],
    (typeof recruiters)[0],
  ];
  await giveRows(recruiters);
  const team = await createTeam(database, {
    agency_id: agency.id,
    leads: [lead.recruiter.id],
    members: [member.recruiter.id],
  });
  await createTeam(database, { agency_id: agency.id, name: 'Others', leads: [otherLead.recruiter.id] });
  expect(await seenBy(lead.viewer)).toEqual(everywhere('Recruiter 0', 'Recruiter 1'));
  expect(await seenBy(member.viewer)).toEqual(everywhere('Recruiter 1'));
  expect(await seenBy(outsider.viewer)).toEqual(everywhere('Recruiter 2'));
  expect(await seenBy(admin.viewer)).toEqual(everywhere('Recruiter 0', 'Recruiter 1', 'Recruiter 2', 'Recruiter 3'));
  expect(await seenBy(admin.viewer, { team: `Team:${team.id}` })).toEqual(everywhere('Recruiter 0', 'Recruiter 1'));
  expect(await seenBy(lead.viewer, { team: 'Team:no-such' })).toEqual(everywhere());
});

test("another agency's team narrows to nobody", async () => {
  const ours = await createPeople(1);
  const theirs = await createPeople(1);
  await giveRows(ours.recruiters);
  const team = await createTeam(database, { agency_id: theirs.agency.id, leads: [theirs.recruiters[0]!.recruiter.id] });
  expect(await seenBy(ours.admin.viewer, { team: `Team:${team.id}` })).toEqual(everywhere());
});

test('counts and the dashboard of a lead are those of the team', async () => {
  const { agency, admin, recruiters } = await createPeople(3);
  await giveRows(recruiters);
  const [lead, member] = recruiters;
  const team = await createTeam(database, {
    agency_id: agency.id,
    leads: [lead!.recruiter.id],
    members: [member!.recruiter.id],
  });
  const figures = async (viewer: Viewer, said = '') => {
    const { data } = await request(
      context(await now(viewer)),
      `{ reviewCounts${said && `(filter: { ${said} })`} { pending inviteSent } dashboard${said && `(${said})`} { parts { levels } } }`,
    );
    const { reviewCounts, dashboard } = data as never as {
      reviewCounts: { pending: number; inviteSent: number };
      dashboard: { parts: { levels: number[] }[] };
    };
    const published = dashboard.parts.flatMap(({ levels }) => levels).reduce((sum, count) => sum + count, 0);
    return { ...reviewCounts, published };
  };
  expect(await figures(lead!.viewer)).toEqual({ pending: 2, inviteSent: 2, published: 2 });
  expect(await figures(member!.viewer)).toEqual({ pending: 1, inviteSent: 1, published: 1 });
  expect(await figures(admin.viewer)).toEqual({ pending: 3, inviteSent: 3, published: 3 });
  expect(await figures(admin.viewer, `team: "Team:${team.id}"`)).toEqual({ pending: 2, inviteSent: 2, published: 2 });
});

test('an admin creates, fills, renames and deletes a team; a lead renames it and takes people off, but adds nobody', async () => {
  const { admin, recruiters } = await createPeople(3);
  const [lead, member, outsider] = recruiters as [
    (typeof recruiters)[0],
    (typeof recruiters)[0],
    (typeof recruiters)[0],
  ];
  const made = await run(admin.viewer, 'createTeam', { name: 'Nurses', recruiterIds: ids(member), leadIds: ids(lead) });
  expect(made['team']).toMatchObject({ name: 'Nurses', peopleCount: 2 });
  const teamId = made['team']!['id'];
  expect(codes(await run(admin.viewer, 'createTeam', { name: 'nurses', recruiterIds: [], leadIds: [] }))).toEqual([
    'DUPLICATE',
  ]);
  expect(codes(await run(lead.viewer, 'createTeam', { name: 'Mine', recruiterIds: [], leadIds: [] }))).toEqual([
    'FORBIDDEN',
  ]);
  expect(
    codes(await run(lead.viewer, 'setTeamMembers', { teamId, recruiterIds: ids(outsider), isLead: false })),
  ).toEqual(['FORBIDDEN']);
  expect(codes(await run(member.viewer, 'renameTeam', { teamId, name: 'Ours', expectedVersion: 1 }))).toEqual([
    'FORBIDDEN',
  ]);
  expect(
    (await run(lead.viewer, 'renameTeam', { teamId, name: 'Midwives', expectedVersion: 1 }))['team'],
  ).toMatchObject({ name: 'Midwives', version: 2 });
  expect(codes(await run(admin.viewer, 'renameTeam', { teamId, name: 'Doctors', expectedVersion: 1 }))).toEqual([
    'CLASH',
  ]);
  const left = await run(lead.viewer, 'removeTeamMembers', { teamId, recruiterIds: ids(member) });
  expect(left['team']).toMatchObject({ peopleCount: 1 });
  const more = await run(admin.viewer, 'setTeamMembers', { teamId, recruiterIds: ids(member, outsider), isLead: true });
  expect(more['team']).toMatchObject({ peopleCount: 3 });
  expect(codes(await run(lead.viewer, 'deleteTeam', { teamId }, 'deletedTeamId'))).toEqual(['FORBIDDEN']);
  expect(await run(admin.viewer, 'deleteTeam', { teamId }, 'deletedTeamId')).toMatchObject({
    deletedTeamId: teamId,
    errors: [],
  });
  expect((await now(lead.viewer)).ledRecruiterIds).toEqual([]);
});

test('nobody of another agency gets onto a team, and a foreign team looks missing', async () => {
  const ours = await createPeople(1);
  const theirs = await createPeople(1);
  const made = await run(ours.admin.viewer, 'createTeam', {
    name: 'Ours',
    recruiterIds: ids(theirs.recruiters[0]!),
    leadIds: [],
  });
  expect(codes(made)).toEqual(['NOT_FOUND']);
  const team = await createTeam(database, { agency_id: theirs.agency.id });
  for (const [name, input, selection] of [
    ['renameTeam', { name: 'Taken', expectedVersion: 1 }, fields],
    ['deleteTeam', {}, 'deletedTeamId'],
    ['setTeamMembers', { recruiterIds: ids(ours.recruiters[0]!), isLead: true }, fields],
  ] as const)
    expect(codes(await run(ours.admin.viewer, name, { teamId: `Team:${team.id}`, ...input }, selection))).toEqual([
      'NOT_FOUND',
    ]);
});

test('without the plan, teams are hidden and leads see their own part; with it they are back', async () => {
  const { agency, admin, recruiters } = await createPeople(2);
  await giveRows(recruiters);
  const [lead, member] = recruiters;
  await createTeam(database, { agency_id: agency.id, leads: [lead!.recruiter.id], members: [member!.recruiter.id] });
  const setPlan = (plan: 'free' | 'pro_team') =>
    database.kysely.updateTable('agencies').set({ plan }).where('id', '=', agency.id).execute();
  const teams = async () =>
    (
      (await request(context(await now(admin.viewer)), '{ teams { edges { node { name } } } }')).data as never as {
        teams: { edges: unknown[] };
      }
    ).teams.edges.length;
  await setPlan('free');
  expect(await seenBy(lead!.viewer)).toEqual(everywhere('Recruiter 0'));
  expect(await teams()).toBe(0);
  expect(codes(await run(admin.viewer, 'createTeam', { name: 'New', recruiterIds: [], leadIds: [] }))).toEqual([
    'FORBIDDEN',
  ]);
  await setPlan('pro_team');
  expect(await seenBy(lead!.viewer)).toEqual(everywhere('Recruiter 0', 'Recruiter 1'));
  expect(await teams()).toBe(1);
});

test('a recruiter who moves to another agency leaves its teams, and the former lead no longer sees them', async () => {
  const { agency, recruiters } = await createPeople(2);
  const [lead, mover] = recruiters;
  await createTeam(database, { agency_id: agency.id, leads: [lead!.recruiter.id], members: [mover!.recruiter.id] });
  const next = await createAgency(database);
  await database.kysely
    .updateTable('recruiters')
    .set({ agency_id: next.id })
    .where('id', '=', mover!.recruiter.id)
    .execute();
  expect((await now(lead!.viewer)).ledRecruiterIds).toEqual([lead!.recruiter.id]);
  expect(
    await database.kysely
      .selectFrom('team_members')
      .select('id')
      .where('recruiter_id', '=', mover!.recruiter.id)
      .execute(),
  ).toEqual([]);
});

test('a lead adds a placement and invites for a member, not for somebody else', async () => {
  const { agency, recruiters } = await createPeople(3);
  const [lead, member, outsider] = recruiters as [
    (typeof recruiters)[0],
    (typeof recruiters)[0],
    (typeof recruiters)[0],
  ];
  await createTeam(database, { agency_id: agency.id, leads: [lead.recruiter.id], members: [member.recruiter.id] });
  const add = (of: typeof member) =>
    run(
      lead.viewer,
      'addPlacement',
      {
        recruiterId: `Recruiter:${of.recruiter.id}`,
        jobTitle: 'Ward Nurse',
        jobType: 'permanent',
        startDate: '2026-11-02',
        invitesCandidate: false,
        invitesEmployer: false,
      },
      'placement { recruiter { name } }',
    );
  expect(await add(member)).toMatchObject({ placement: { recruiter: { name: 'Recruiter 1' } }, errors: [] });
  expect(codes(await add(outsider))).toEqual(['FORBIDDEN']);
});
