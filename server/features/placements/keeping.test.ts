import '#server/features/index.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createPlacement } from './placements.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const now = new Date('2026-11-20T00:00:00Z');
const admins = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
const { id: agency_id } = await createAgency(database);
const own = await createRecruiterWithLogin(database, { agency_id });
const colleague = await createRecruiterWithLogin(database, { agency_id });
const admin = await createRecruiterWithLogin(database, { agency_id, roles: admins });
const rival = await createRecruiterWithLogin(database, { roles: admins });
const staff = await viewerWithRole(database, 'ROLE_ADMIN');

let people = 0;
beforeEach(() => {
  people++;
});
const facts = (changes: object = {}) => ({
  jobTitle: 'Crane Operator',
  jobType: 'permanent',
  startDate: '2026-11-02',
  companyName: 'Pinwheel Logistics',
  candidateName: 'Casey Wintergreen',
  candidateEmail: `casey-${people}@mail.example`,
  contactName: 'Morgan Sandpiper',
  contactEmail: `morgan-${people}@pinwheel.example`,
  invitesCandidate: true,
  invitesEmployer: true,
  ...changes,
});
const run = (
  viewer: Viewer,
  name: string,
  input: Record<string, unknown>,
  selection = 'placement { id version jobTitle }',
) => mutate(context(viewer, now), name, input, selection);
const add = (viewer: Viewer, changes: object = {}) => run(viewer, 'addPlacement', facts(changes));
interface Payload {
  placement: { id: string; version: number; jobTitle: string } | null;
  errors: { code: string; field: string | null; message: string }[];
}
const payload = (given: unknown) => given as Payload;
const rowOf = (id: string) =>
  kysely.selectFrom('placements').selectAll().where('id', '=', id.split(':')[1]!).executeTakeFirstOrThrow();
const entriesOf = async (id: string) =>
  (
    await kysely
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id.split(':')[1]!)
      .orderBy('at')
      .execute()
  ).map(({ action }) => action);

test('a recruiter adds their own placement, with what its invitations need or without', async () => {
  const { placement } = payload(
    await add(own.viewer, { speciality: 'engineering', location: 'Perth WA', endDate: '' }),
  );
  expect(await rowOf(placement!.id)).toMatchObject({
    agency_id,
    recruiter_id: own.recruiter.id,
    source: 'manual',
    job_title: 'Crane Operator',
    speciality: 'engineering',
    location: 'Perth WA',
    state: 'active',
  });
  expect(await entriesOf(placement!.id)).toEqual(['recordPlacement']);
  const bare = payload(
    await add(own.viewer, {
      companyName: '',
      candidateName: '',
      candidateEmail: '',
      contactName: '',
      contactEmail: '',
    }),
  );
  expect(codes(bare)).toEqual([]);
});

test('only an admin adds for others, and nobody for another agency', async () => {
  const recruiterId = `Recruiter:${own.recruiter.id}`;
  expect(codes(await add(admin.viewer, { recruiterId }))).toEqual([]);
  people++;
  expect(codes(await add(colleague.viewer, { recruiterId }))).toEqual(['FORBIDDEN']);
  for (const viewer of [rival.viewer, staff, stranger])
    expect(codes(await add(viewer, { recruiterId }))).toEqual(['NOT_FOUND']);
});

test.each([
  [{ jobTitle: '' }, 'jobTitle'],
  [{ startDate: '2026-02-31' }, 'startDate'],
  [{ endDate: '2026-10-01' }, 'endDate'],
  [{ speciality: 'wizardry' }, 'speciality'],
  [{ candidateEmail: 'not an address' }, 'candidateEmail'],
  [{ contactEmail: 'same@mail.example', candidateEmail: 'same@mail.example' }, 'contactEmail'],
  [{ companyName: '$50 voucher for a five-star review' }, 'companyName'],
])('bad input %j is refused at its field', async (changes, field) => {
  expect(payload(await add(own.viewer, changes)).errors).toEqual([expect.objectContaining({ field })]);
});

test('the same recruiter, title, start and candidate is pointed to, when added and when saved', async () => {
  const first = payload(await add(own.viewer));
  const second = payload(await add(own.viewer, { jobTitle: 'CRANE operator', contactEmail: '' }));
  expect([codes(second), second.placement?.id]).toEqual([['DUPLICATE'], first.placement!.id]);
  const other = payload(await add(own.viewer, { startDate: '2026-11-03' }));
  const { id: placementId, version: expectedVersion } = other.placement!;
  const saved = payload(await run(own.viewer, 'savePlacement', { placementId, expectedVersion, ...facts() }));
  expect([codes(saved), saved.placement?.id]).toEqual([['DUPLICATE'], first.placement!.id]);
});

test('its side saves it once per version; a clash shows the newer one', async () => {
  const { placement } = payload(await add(own.viewer));
  const save = (viewer: Viewer, changes: object, expectedVersion = 1) =>
    run(viewer, 'savePlacement', { placementId: placement!.id, expectedVersion, ...facts(changes) });
  for (const viewer of [colleague.viewer, rival.viewer, staff, stranger])
    expect(codes(await save(viewer, { jobTitle: 'Not mine' }))).toEqual(['NOT_FOUND']);
  expect(codes(await save(own.viewer, { jobTitle: 'Crane Driver', startDate: '2027-01-04' }))).toEqual([]);
  expect(await rowOf(placement!.id)).toMatchObject({ job_title: 'Crane Driver', state: 'pending', version: 2 });
  const clash = payload(await save(admin.viewer, { jobTitle: 'Crane Lead' }));
  expect([codes(clash), clash.placement?.jobTitle]).toEqual([['CLASH'], 'Crane Driver']);
  expect(await entriesOf(placement!.id)).toEqual(['recordPlacement', 'savePlacement']);
});

test('a published review locks what it rests on, and a sent invitation its address', async () => {
  const { placement } = payload(await add(own.viewer, { contactName: '', contactEmail: '' }));
  const placementId = placement!.id;
  const save = async (changes: object) =>
    payload(
      await run(own.viewer, 'savePlacement', {
        placementId,
        expectedVersion: (await rowOf(placementId)).version,
        ...facts({ contactName: '', contactEmail: '', ...changes }),
      }),
    ).errors.map(({ code, field }) => `${code} ${field}`);
  const key = placementId.split(':')[1]!;
  const invitation = await createInvitation(database, {
    recruiter_id: own.recruiter.id,
    placement_id: key,
    audience: 'candidate',
    state: 'sent',
  });
  expect(await save({ candidateEmail: 'other@mail.example' })).toEqual(['LOCKED candidateEmail']);
  expect(await save({ jobTitle: 'Crane Driver' })).toEqual([]);
  expect(await save({})).toEqual([]);
  await createReview(database, {
    recruiter_id: own.recruiter.id,
    placement_id: key,
    reviewer_type: 'candidate',
    invitation_id: invitation.id,
  });
  expect(
    await save({ jobTitle: 'Crane Driver', companyName: 'Other', startDate: '2026-11-03', jobType: 'temp' }),
  ).toEqual(['LOCKED jobTitle', 'LOCKED jobType', 'LOCKED startDate', 'LOCKED companyName']);
  expect(await save({ location: 'Perth WA', contactName: 'Morgan', contactEmail: 'm@pinwheel.example' })).toEqual([]);
});

test('facts from software stay as they are there', async () => {
  const { id } = await createPlacement(database, { recruiter_id: own.recruiter.id, source: 'bullhorn', version: 1 });
  const { errors } = payload(
    await run(own.viewer, 'savePlacement', { placementId: `Placement:${id}`, expectedVersion: 1, ...facts() }),
  );
  expect(errors.map(({ field }) => field)).toContain('jobTitle');
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['LOCKED']));
});

test('invitations that have not been sent follow the placement', async () => {
  const { placement } = payload(await add(own.viewer, { startDate: '2026-11-19' }));
  const created = await request(
    context(own.viewer, now),
    `mutation ($input: CreateInvitationsInput!) { createInvitations(input: $input) { results { errors { code } } } }`,
    {
      input: {
        clientMutationId: 'follow-the-placement',
        invitations: [
          {
            placementId: placement!.id,
            candidateName: 'Casey Wintergreen',
            candidateEmail: facts().candidateEmail,
            contactName: 'Morgan Sandpiper',
            contactEmail: facts().contactEmail,
          },
        ],
      },
    },
  );
  expect(created.errors).toBeUndefined();
  const invitations = () =>
    kysely
      .selectFrom('invitations')
      .select(['audience', 'state', 'recipient_email', 'scheduled_for', 'cancelled_because'])
      .where('placement_id', '=', placement!.id.split(':')[1]!)
      .orderBy('audience')
      .execute();
  const [before] = await invitations();
  const saved = await run(own.viewer, 'savePlacement', {
    placementId: placement!.id,
    expectedVersion: 1,
    ...facts({ startDate: '2026-11-26', candidateEmail: 'casey.new@mail.example', invitesEmployer: false }),
  });
  expect(codes(saved)).toEqual([]);
  const [candidate, employer] = await invitations();
  expect(candidate).toMatchObject({ state: 'scheduled', recipient_email: 'casey.new@mail.example' });
  expect(candidate!.scheduled_for!.getTime() - before!.scheduled_for!.getTime()).toBe(7 * 86_400_000);
  expect(employer).toMatchObject({ state: 'cancelled', cancelled_because: 'This side is not to be invited' });
});

test('cancelling stops what has not been sent, leaves the coverage, and cannot be repeated', async () => {
  const placed = await createPlacement(database, { recruiter_id: own.recruiter.id });
  const audiences = { candidate: 'scheduled', employer: 'sent' } as const;
  for (const [audience, state] of Object.entries(audiences))
    await createInvitation(database, { recruiter_id: own.recruiter.id, placement_id: placed.id, audience, state });
  const eligible = async () =>
    (
      await kysely
        .selectFrom('recruiters')
        .select('eligible_count')
        .where('id', '=', own.recruiter.id)
        .executeTakeFirstOrThrow()
    ).eligible_count;
  const cancel = (viewer: Viewer, reason = 'fell_through', expectedVersion = 1) =>
    run(viewer, 'cancelPlacement', { placementId: `Placement:${placed.id}`, expectedVersion, reason });
  expect(codes(await cancel(own.viewer, 'because'))).toEqual(['invalid']);
  for (const viewer of [colleague.viewer, rival.viewer, staff])
    expect(codes(await cancel(viewer))).toEqual(['NOT_FOUND']);
  expect(codes(await cancel(own.viewer, 'fell_through', 7))).toEqual(['CLASH']);
  await run(own.viewer, 'hidePlacements', { ids: [`Placement:${placed.id}`], hidden: true }, 'placements { id }');
  await run(own.viewer, 'hidePlacements', { ids: [`Placement:${placed.id}`], hidden: false }, 'placements { id }');
  const before = await eligible();
  expect(codes(await cancel(own.viewer, 'fell_through', 3))).toEqual([]);
  const states = await kysely
    .selectFrom('invitations')
    .select(['audience', 'state', 'cancelled_because'])
    .where('placement_id', '=', placed.id)
    .orderBy('audience')
    .execute();
  expect(states).toEqual([
    { audience: 'candidate', state: 'cancelled', cancelled_because: 'The placement fell through' },
    { audience: 'employer', state: 'sent', cancelled_because: null },
  ]);
  expect(await eligible()).toBe(before - 2);
  expect(codes(await cancel(own.viewer, 'fell_through', 4))).toEqual(['STATE']);
});

test('many are hidden and shown again at once; unknown ones are named by their index', async () => {
  const [one, two] = [
    await createPlacement(database, { recruiter_id: own.recruiter.id }),
    await createPlacement(database, { recruiter_id: colleague.recruiter.id }),
  ];
  const ids = [one, two].map(({ id }) => `Placement:${id}`);
  const hide = (viewer: Viewer, hidden: boolean) =>
    run(viewer, 'hidePlacements', { ids, hidden }, 'placements { id isHidden }');
  expect(codes(await hide(rival.viewer, true))).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  const partly = await hide(own.viewer, true);
  expect([codes(partly), payload(partly).errors[0]!.field]).toEqual([['NOT_FOUND'], 'ids.1']);
  expect(codes(await hide(admin.viewer, true))).toEqual([]);
  expect([(await rowOf(ids[0]!)).is_hidden, (await rowOf(ids[1]!)).is_hidden]).toEqual([true, true]);
  expect(codes(await hide(admin.viewer, false))).toEqual([]);
  expect(await entriesOf(ids[0]!)).toEqual(['hidePlacement', 'showPlacement']);
});

test('its history names the people of its side, and nobody else reads it', async () => {
  const { placement } = payload(await add(own.viewer));
  await run(admin.viewer, 'savePlacement', {
    placementId: placement!.id,
    expectedVersion: 1,
    ...facts({ location: 'Perth WA' }),
  });
  const history = async (viewer: Viewer) =>
    (
      await request(
        context(viewer, now),
        `query ($id: ID!) { node(id: $id) { ... on Placement {
          history { edges { node { action by isByStaff fields audience } } } } } }`,
        { id: placement!.id },
      )
    ).data.node;
  const entry = { isByStaff: false, audience: null };
  expect(await history(own.viewer)).toEqual({
    history: {
      edges: [
        { node: { ...entry, action: 'savePlacement', by: admin.user.name, fields: ['location'] } },
        { node: { ...entry, action: 'recordPlacement', by: own.user.name, fields: [] } },
      ],
    },
  });
  expect(await history(rival.viewer)).toBeNull();
});
