import '#server/features/index.ts';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { csvLine } from '#common/csv.ts';
import { type Checkpoint, watchCheckpoints } from '#server/commands/checkpoints.ts';
import { runCommand } from '#server/commands/command.ts';
import { xlsxOf } from '#server/csv/testing/xlsx.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { system, type Viewer } from '#server/session/viewer.ts';
import { keepUpload } from '#server/storage/keep-upload.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createPlacement } from '../placements.factories.ts';
import { importBatch, importBatchSize } from './applying.commands.ts';
import { startImport } from './imports.commands.ts';
import { importPlacements } from './imports.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const [folder] = await testPlaces();
folder.use();
const now = new Date('2026-11-20T01:00:00Z');
const admins = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
const { id: agency_id } = await createAgency(database);
const own = await createRecruiterWithLogin(database, { agency_id });
const colleague = await createRecruiterWithLogin(database, { agency_id });
const admin = await createRecruiterWithLogin(database, { agency_id, roles: admins });
const rival = await createRecruiterWithLogin(database, { roles: admins });
const staff = await viewerWithRole(database, 'ROLE_ADMIN');
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');

const heads = [
  'external_id',
  'job_title',
  'job_type',
  'start_date',
  'recruiter_email',
  'candidate_name',
  'candidate_email',
  'company',
];
type Row = Partial<Record<(typeof heads)[number], string>>;
let people = 0;
const row = (changes: Row = {}): Row => {
  people++;
  return {
    job_title: 'Crane Operator',
    job_type: 'Perm',
    start_date: '2026-09-01',
    candidate_name: `Casey ${people}`,
    candidate_email: `casey-${people}@mail.example`,
    company: 'Pinwheel Logistics',
    ...changes,
  };
};
const csv = (rows: readonly Row[]) =>
  [heads, ...rows.map((one) => heads.map((head) => one[head] ?? ''))].map((cells) => csvLine(cells)).join('');

async function start(viewer: Viewer, bytes: string | Buffer, input: object = {}) {
  const kept = await keepUpload(context(viewer, now), Readable.from([Buffer.from(bytes)]), { kind: 'table' });
  if (!kept.ok) throw new Error(kept.problem.message);
  const file = new KeptUpload({ ...kept.file, kind: 'table' });
  const outcome = await runCommand(startImport, context(viewer, now), { file, fileName: 'placements.csv', ...input });
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  await work();
  return outcome.result['import'] as string;
}
const work = () => doTasks(context(system, now), now);
const run = (viewer: Viewer, name: string, id: string, input: object = {}, at = now) =>
  mutate(context(viewer, at), name, { importId: `PlacementImport:${id}`, ...input }, 'import { id state }');
const rowOf = (id: string) =>
  kysely.selectFrom('placement_imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const countsOf = async (id: string) => {
  const { state, new_count, changed_count, same_count, refused_count } = await rowOf(id);
  return [state, new_count, changed_count, same_count, refused_count];
};
/** Sends a file and checks it with the columns as they were found. */
async function checked(viewer: Viewer, bytes: string | Buffer, input: object = {}) {
  const id = await start(viewer, bytes);
  const { fields, problem } = await rowOf(id);
  if (problem) throw new Error(problem);
  expect(codes(await run(viewer, 'matchImport', id, { fields, ...input }))).toEqual([]);
  await work();
  return id;
}
async function imported(viewer: Viewer, bytes: string | Buffer) {
  const id = await checked(viewer, bytes);
  expect(codes(await run(viewer, 'runImport', id))).toEqual([]);
  await work();
  return id;
}
const placementsOf = (id: string) =>
  kysely.selectFrom('placements').selectAll().where('import_id', '=', id).orderBy('candidate_name').execute();
const problemsOf = (id: string) =>
  kysely
    .selectFrom('placement_import_rows')
    .select(['line', 'problem_kind'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'refused')
    .orderBy('line')
    .execute();

test('a file is checked, imported once, and changes nothing the second time', async () => {
  const rows = [row(), row({ external_id: 'P-1' }), row({ candidate_email: '' }), row({ start_date: '2027-01-10' })];
  const id = await checked(own.viewer, csv(rows));
  expect(await countsOf(id)).toEqual(['checked', 4, 0, 0, 0]);
  expect(await placementsOf(id)).toEqual([]);
  await run(own.viewer, 'runImport', id);
  await work();
  expect(await countsOf(id)).toEqual(['done', 4, 0, 0, 0]);
  const placements = await placementsOf(id);
  expect(placements.map(({ external_id, state, source }) => [external_id, state, source])).toEqual([
    [null, 'active', 'csv_imported'],
    ['P-1', 'active', 'csv_imported'],
    [null, 'active', 'csv_imported'],
    [null, 'pending', 'csv_imported'],
  ]);
  expect(placements[0]).toMatchObject({ agency_id, recruiter_id: own.recruiter.id, job_type: 'permanent' });
  const again = await checked(own.viewer, csv(rows));
  expect(await countsOf(again)).toEqual(['checked', 0, 0, 4, 0]);
  expect(codes(await run(own.viewer, 'runImport', again))).toEqual(['NOTHING']);
  expect(await folder.keys()).toHaveLength(1);
});

test('a workbook whose columns have other names is matched by hand, and remembered', async () => {
  const bytes = xlsxOf([
    {
      name: 'A',
      rows: [
        ['Rolle', 'Beginn', 'Wer'],
        ['Koch', { day: '2026-10-05' }, 'Dana Price'],
      ],
    },
  ]);
  const id = await start(own.viewer, bytes);
  expect(await rowOf(id)).toMatchObject({
    state: 'matching',
    heads: ['Rolle', 'Beginn', 'Wer'],
    fields: ['', '', ''],
    row_count: 1,
  });
  const fields = ['jobTitle', 'startDate', 'candidateName'];
  expect(codes(await run(own.viewer, 'matchImport', id, { fields: ['jobTitle', '', ''] }))).toEqual(['FIELDS']);
  expect(codes(await run(own.viewer, 'matchImport', id, { fields: ['jobTitle'] }))).toEqual(['FIELDS']);
  expect(codes(await run(own.viewer, 'matchImport', id, { fields }))).toEqual(['JOB_TYPE']);
  expect(codes(await run(own.viewer, 'matchImport', id, { fields, jobType: 'temp' }))).toEqual([]);
  await work();
  expect(await countsOf(id)).toEqual(['checked', 1, 0, 0, 0]);
  expect((await rowOf(await start(admin.viewer, bytes))).fields).toEqual(fields);
});

test('days that can be read in several ways are asked about', async () => {
  const id = await start(own.viewer, csv([row({ start_date: '5/6/2026' })]));
  const { fields } = await rowOf(id);
  expect(codes(await run(own.viewer, 'matchImport', id, { fields }))).toEqual(['DAY_STYLE']);
  expect(codes(await run(own.viewer, 'matchImport', id, { fields, dayStyle: 'day-first' }))).toEqual([]);
  await work();
  await run(own.viewer, 'runImport', id);
  await work();
  expect((await placementsOf(id))[0]!.start_date).toBe('2026-06-05');
});

test('refused rows have their line and reason, and of repeated ones the last counts', async () => {
  const twice = row();
  const id = await checked(
    own.viewer,
    csv([
      twice,
      row({ candidate_email: 'nobody' }),
      row({ recruiter_email: 'kim@rival.example' }),
      row({ candidate_name: '=HYPERLINK("x")', job_title: '' }),
      { ...twice, company: 'Pinwheel Ports' },
      { ...twice, candidate_email: '' },
    ]),
  );
  expect(await countsOf(id)).toEqual(['checked', 1, 0, 0, 5]);
  expect(await problemsOf(id)).toEqual([
    { line: 2, problem_kind: 'repeated' },
    { line: 3, problem_kind: 'email' },
    { line: 4, problem_kind: 'recruiter' },
    { line: 5, problem_kind: 'job_title' },
    { line: 7, problem_kind: 'repeated' },
  ]);
  const { data, errors } = await request(
    context(own.viewer, now),
    `query ($id: ID!) { node(id: $id) { ... on PlacementImport { problemCounts
      refused(first: 500) { edges { node { line cells } } } } } }`,
    { id: `PlacementImport:${id}` },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const node = data['node'] as unknown as {
    problemCounts: object;
    refused: { edges: { node: { line: number; cells: string[] } }[] };
  };
  expect(node.problemCounts).toEqual({ email: 1, job_title: 1, recruiter: 1, repeated: 2 });
  expect(node.refused.edges.map(({ node: { cells } }) => cells[5])).toContain(`'=HYPERLINK("x")`);
  expect(node.refused.edges[0]!.node.cells.slice(1, 4)).toEqual(['Crane Operator', 'permanent', '2026-09-01']);
});

test('changed values update what is not locked; what a row leaves empty stays', async () => {
  const open = await createPlacement(database, {
    recruiter_id: own.recruiter.id,
    external_id: 'X-1',
    location: 'Perth',
  });
  const reviewed = await createPlacement(database, { recruiter_id: own.recruiter.id, external_id: 'X-2' });
  await createReview(database, {
    recruiter_id: own.recruiter.id,
    placement_id: reviewed.id,
    reviewer_type: 'candidate',
  });
  const changes = { job_title: 'Rigger', candidate_name: '', candidate_email: '', company: '', job_type: 'permanent' };
  const id = await checked(
    own.viewer,
    csv([
      row({ ...changes, external_id: 'X-1', start_date: open.start_date }),
      row({ ...changes, external_id: 'X-2', start_date: reviewed.start_date }),
    ]),
  );
  expect(await countsOf(id)).toEqual(['checked', 0, 1, 1, 0]);
  expect((await rowOf(id)).locked_count).toBe(1);
  await run(own.viewer, 'runImport', id);
  await work();
  const titleOf = async (placement: string) =>
    await kysely.selectFrom('placements').selectAll().where('id', '=', placement).executeTakeFirstOrThrow();
  expect(await titleOf(open.id)).toMatchObject({
    job_title: 'Rigger',
    location: 'Perth',
    company_name: open.company_name,
  });
  expect(await titleOf(reviewed.id)).toMatchObject({ job_title: 'Site Engineer' });
});

test("a recruiter imports their own placements, the admin all of the agency's; another agency's file stays unknown", async () => {
  await kysely
    .updateTable('users')
    .set({ email: 'kim@agency.example' })
    .where('id', '=', colleague.viewer.userId)
    .execute();
  const rows = () => [row({ recruiter_email: 'Kim@agency.example' })];
  expect(await countsOf(await checked(own.viewer, csv(rows())))).toEqual(['checked', 0, 0, 0, 1]);
  const id = await imported(admin.viewer, csv(rows()));
  expect((await placementsOf(id))[0]!.recruiter_id).toBe(colleague.recruiter.id);
  for (const name of ['runImport', 'cancelImport', 'undoImport', 'rematchImport'])
    for (const viewer of [own.viewer, rival.viewer, staff, superAdmin])
      expect([name, codes(await run(viewer, name, id))]).toEqual([name, ['NOT_FOUND']]);
  expect(codes(await run(own.viewer, 'retryImport', id))).not.toEqual([]);
  await createPlacement(database, { recruiter_id: colleague.recruiter.id, external_id: 'K-1' });
  const taken = await checked(own.viewer, csv([row({ external_id: 'K-1' })]));
  expect(await problemsOf(taken)).toEqual([{ line: 2, problem_kind: 'not_yours' }]);
});

test('a file that cannot be read fails with a sentence, and nothing of it stays', async () => {
  const id = await start(own.viewer, `${csv([row()])}"never closed`);
  expect(await rowOf(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('Line 3') });
  expect(codes(await run(superAdmin, 'retryImport', id))).toEqual([]);
  await work();
  expect((await rowOf(id)).state).toBe('failed');
  expect(codes(await run(own.viewer, 'cancelImport', id))).toEqual([]);
  expect(codes(await run(own.viewer, 'cancelImport', id))).toEqual(['STATE']);
});

test('two columns with one name are both shown, and only the first is matched', async () => {
  const id = await start(
    own.viewer,
    'Job title,Start date,Email,Email\nCook,2026-10-05,a@mail.example,b@mail.example\n',
  );
  expect((await rowOf(id)).fields).toEqual(['jobTitle', 'startDate', 'candidateEmail', '']);
});

test('undoing removes what is new and untouched, restores what changed, and leaves what somebody touched', async () => {
  const before = await createPlacement(database, {
    recruiter_id: own.recruiter.id,
    external_id: 'U-1',
    location: null,
  });
  const id = await imported(
    own.viewer,
    csv([
      row(),
      row(),
      row(),
      row({ external_id: 'U-1', job_title: 'Rigger', start_date: before.start_date, company: '' }),
    ]),
  );
  const [first, second] = await placementsOf(id);
  await createInvitation(database, {
    recruiter_id: own.recruiter.id,
    placement_id: first!.id,
    audience: 'candidate',
    state: 'sent',
    sent_at: new Date(now.getTime() + 1000),
  });
  await kysely.updateTable('placements').set({ location: 'Perth' }).where('id', '=', second!.id).execute();
  expect(codes(await run(own.viewer, 'undoImport', id, {}, new Date('2026-11-21T02:00:00Z')))).toEqual(['TOO_LATE']);
  expect(codes(await run(own.viewer, 'undoImport', id))).toEqual([]);
  await work();
  expect(await rowOf(id)).toMatchObject({ state: 'undone', undone_count: 2, kept_count: 2 });
  expect((await placementsOf(id)).map((left) => left.id)).toEqual([first!.id, second!.id]);
  const restored = await kysely
    .selectFrom('placements')
    .selectAll()
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  expect(restored).toMatchObject({ job_title: before.job_title, candidate_email: before.candidate_email });
  expect(codes(await run(own.viewer, 'undoImport', id))).toEqual(['STATE']);
});

test('a worker that dies between batches, and two at once, import each row once', async () => {
  const count = importBatchSize + 50;
  const id = await checked(own.viewer, csv(Array.from({ length: count }, () => row())));
  await run(own.viewer, 'runImport', id);
  await kysely
    .deleteFrom(sql<{ id: number }>`graphile_worker._private_jobs`.as('j') as never)
    .execute()
    .catch(() => {});
  const dying = (at: Checkpoint) => {
    if (at === 'command:before-commit') throw new Error('killed');
  };
  watchCheckpoints(dying);
  await expect(importPlacements.run(context(system, now), { importId: id })).rejects.toThrow('killed');
  watchCheckpoints(() => {});
  expect(await placementsOf(id)).toHaveLength(0);
  await runCommand(importBatch, context(system, now), { importId: id });
  expect(await placementsOf(id)).toHaveLength(importBatchSize);
  await Promise.all([1, 2].map(() => importPlacements.run(context(system, now), { importId: id })));
  expect(await placementsOf(id)).toHaveLength(count);
  expect(await countsOf(id)).toEqual(['done', count, 0, 0, 0]);
  const entries = await kysely
    .selectFrom('audit_entries')
    .select('details')
    .where('subject_id', '=', id)
    .where('action', '=', 'importPlacements')
    .execute();
  expect(entries.map(({ details }) => (details as { added: number }).added).toSorted()).toEqual([50, importBatchSize]);
});
