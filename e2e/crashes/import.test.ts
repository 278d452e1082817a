import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { csvLine } from '#common/csv.ts';
import { isDeep, sample } from '#server/testing/tiers.ts';
import { addRecruiter, type RecruiterToTest } from '../running/people.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';
import { untilTrue } from '../running/until.ts';
import { untilSettled } from './settled.ts';

let plaudit: Plaudit;
let recruiter: RecruiterToTest;
beforeAll(async () => {
  // Each kill would be logged.
  vi.spyOn(console, 'error').mockReturnValue();
  plaudit = await startPlaudit({ workers: 2 });
  recruiter = await addRecruiter(plaudit.postgres.connectionString);
});
afterAll(() => plaudit?.stop());

const rows = isDeep ? 20_000 : 4000;
/** Rows that name nobody's address, spread over the file. */
const refused = [7, 1000, rows];
const file = [
  ['Job title', 'Type', 'Start date', 'Candidate name', 'Candidate email', 'Company'],
  ...Array.from({ length: rows }, (_, at) => [
    'Winder of Clocks',
    'Perm',
    '2026-09-01',
    `Zoë Quill ${at + 1}`,
    refused.includes(at + 1) ? 'nobody' : `zoe-${at + 1}@mail.example`,
    'Pinwheel',
  ]),
]
  .map((cells) => csvLine(cells))
  .join('');
const good = rows - refused.length;

interface Import {
  id: string;
  state: string;
  fields: string[];
  progress: number;
  new_count: number;
  refused_count: number;
  undone_count: number;
}
const theImport = async () =>
  (await plaudit.query<Import>('select * from placement_imports order by created_at desc limit 1'))[0]!;
const untilState = (state: string) =>
  untilTrue(`the import is ${state}`, async () => (await theImport())?.state === state);

async function call(name: string, input: object, upload?: Blob): Promise<void> {
  const credentials = new URLSearchParams({
    _username: recruiter.credentials.username,
    _password: recruiter.credentials.password,
  });
  const signedIn = await fetch(`${plaudit.url}/login/login_check`, { method: 'POST', body: credentials });
  const { token } = (await signedIn.json()) as { token: string };
  const query = `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { errors { message } } }`;
  const operation = JSON.stringify({
    query,
    variables: { input: { clientMutationId: crypto.randomUUID(), ...input } },
  });
  const form = new FormData();
  if (upload) {
    form.set('operations', operation);
    form.set('map', '{"0":["variables.input.file"]}');
    form.set('0', upload, 'placements.csv');
  }
  const response = await fetch(`${plaudit.url}/graphql/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(!upload && { 'content-type': 'application/json' }) },
    body: upload ? form : operation,
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, { errors: unknown[] }>;
    errors?: unknown;
  };
  if (errors || data?.[name]?.errors.length !== 0) throw new Error(JSON.stringify({ data, errors }));
}

/** Lets two workers do one task at once, and kills both once some batches are done. Returns the state after the first kill. */
async function killDuring(task: string, id: string, isUnderWay: () => Promise<boolean>): Promise<string> {
  await plaudit.query(`select graphile_worker.add_job($1, json_build_object('importId', $2::text))`, [task, id]);
  const states: string[] = [];
  for (let kills = isDeep ? 4 : 1; kills > 0; kills--) {
    await untilTrue(`the task ${task} is under way`, isUnderWay, { every: 5 });
    for (const worker of plaudit.workers) worker.kill();
    states.push((await theImport()).state);
    await sleep(200);
  }
  return states[0]!;
}

/** What is there, row by row: placements, how many people they name, and the rows that are listed as refused. */
async function books(id: string) {
  const [found] = await plaudit.query<{ placements: number; people: number; listed: number; refused: number }>(
    `select (select count(*) from placements where import_id = $1)::int as placements,
      (select count(distinct candidate_email) from placements where import_id = $1)::int as people,
      (select count(*) from placement_import_rows where import_id = $1)::int as listed,
      (select count(*) from placement_import_rows where import_id = $1 and outcome = 'refused')::int as refused`,
    [id],
  );
  return found;
}

describe('kill -9 of all workers, while two of them work on one import', () => {
  test('while it is imported: it goes on where it was, with each row once; and while it is undone', async () => {
    const [killed] = sample(['importing', 'undoing'], 1, 'import');
    await call('startImport', { file: null, fileName: 'placements.csv' }, new Blob([file]));
    await untilState('matching');
    const { id, fields } = await theImport();
    await call('matchImport', { importId: `PlacementImport:${id}`, fields });
    await untilState('checked');
    await call('runImport', { importId: `PlacementImport:${id}` });
    const halfDone = async () => {
      const { state, progress } = await theImport();
      return state !== 'importing' || progress > 0;
    };
    if (isDeep || killed === 'importing') expect(await killDuring('importPlacements', id, halfDone)).toBe('importing');
    await untilState('done');
    await untilSettled(plaudit);
    expect(await theImport()).toMatchObject({ new_count: good, refused_count: refused.length });
    expect(await books(id)).toEqual({ placements: good, people: good, listed: rows, refused: refused.length });

    await call('undoImport', { importId: `PlacementImport:${id}` });
    const halfUndone = async () => {
      const { state, undone_count } = await theImport();
      return state !== 'undoing' || undone_count > 0;
    };
    if (isDeep || killed === 'undoing') expect(await killDuring('undoImport', id, halfUndone)).toBe('undoing');
    await untilState('undone');
    await untilSettled(plaudit);
    expect(await theImport()).toMatchObject({ undone_count: good });
    expect(await books(id)).toMatchObject({ placements: 0 });
    expect(await plaudit.query('select 1 from placements')).toEqual([]);
  });
});
