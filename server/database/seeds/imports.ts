import type { Row } from './rows.ts';
import type { DemoRecruiter, World } from './world.ts';

const heads = ['Job title', 'Type', 'Start', 'Candidate', 'Email', 'Company'];
const fields = ['jobTitle', 'jobType', 'startDate', 'candidateName', 'candidateEmail', 'companyName'];

/** Two past imports of the first recruiter with an account: the placements they brought, and rows that were refused. */
export function addImports(world: World, recruiters: readonly DemoRecruiter[]): void {
  const imported = world.rows.placements.filter(({ source }) => source === 'csv_imported');
  const recruiter = recruiters.find(({ id }) => imported.some(({ recruiter_id }) => recruiter_id === id));
  if (!recruiter) return;
  const own = imported.filter(({ recruiter_id }) => recruiter_id === recruiter.id);
  const half = Math.ceil(own.length / 2);
  addImport(world, recruiter, { daysAgo: 9, fileName: 'placements-spring.xlsx', own: own.slice(half), refused: 0 });
  addImport(world, recruiter, { daysAgo: 2, fileName: 'placements-latest.csv', own: own.slice(0, half), refused: 4 });
}

interface Past {
  daysAgo: number;
  fileName: string;
  own: Row<'placements'>[];
  refused: number;
}

function addImport(world: World, recruiter: DemoRecruiter, { daysAgo, fileName, own, refused }: Past): void {
  const created_at = world.daysAgo(daysAgo);
  const id = world.dice.id(created_at);
  const agency_id = recruiter.agency.id;
  world.rows.placement_imports.push({
    id,
    agency_id,
    recruiter_id: recruiter.id,
    default_recruiter_id: recruiter.id,
    imported_by: recruiter.userId,
    is_for_agency: false,
    file_name: fileName,
    state: 'done',
    heads,
    fields,
    samples: heads.map(() => ''),
    day_orders: heads.map(() => ''),
    day_examples: heads.map(() => ''),
    row_count: own.length + refused,
    new_count: own.length,
    refused_count: refused,
    problem_counts: JSON.stringify(refused > 0 ? { email: refused } : {}),
    created_at,
    imported_at: created_at,
  });
  for (const placement of own) placement.import_id = id;
  for (let line = 0; line < refused; line++) {
    const { name } = world.newPerson('mail.example');
    world.rows.placement_import_rows.push({
      import_id: id,
      agency_id,
      line: own.length + line + 2,
      outcome: 'refused',
      problem_kind: 'email',
      problem: `The candidate's email “${name}” isn't an email address.`,
      cells: ['Site Engineer', 'Permanent', world.dayAgo(30), name, name, 'Pinwheel Logistics'],
      is_example: line < 3,
      created_at,
    });
  }
}
