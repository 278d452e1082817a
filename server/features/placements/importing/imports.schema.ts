import { type Expression, sql } from 'kysely';
import type { ImportField } from '#common/placements/import-columns.ts';
import { importLimits } from '#common/placements/import-states.ts';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { upload } from '#server/graphql/upload.ts';
import { isOfSide, sideOrStaff } from '../../profiles/scopes.ts';
import {
  cancelImport,
  chooseImportSheet,
  matchImport,
  rematchImport,
  retryImport,
  runImport,
  startImport,
  undoImport,
} from './imports.commands.ts';

const Agency = plan.type('Agency', 'agencies');
const User = plan.type('User', 'users');
const Recruiter = plan.type('Recruiter', 'recruiters');

/** A file of placements and what became of it. The recruiter who sent it, the agency admin and staff see it. */
const PlacementImport = plan.node('PlacementImport', { table: 'placement_imports', visibleTo: sideOrStaff });

/** A row of a file, as an example of a problem or a change. */
const ImportRow = plan.rows('ImportRow', {
  table: 'placement_import_rows',
  key: 'line',
  idType: 'int',
  visibleTo: ({ row, ...rule }) =>
    sql<boolean>`exists (select from placement_imports i where i.id = ${row.import_id}
      and (${isOfSide({ ...rule, row: { agency_id: sql.ref('i.agency_id'), recruiter_id: sql.ref('i.recruiter_id') } })}
        or ${rule.viewer.isStaff}))`,
});

plan.fields(ImportRow, (t) => ({
  ...t.columns({
    line: 'Int',
    outcome: 'String',
    jobTitle: 'String?',
    candidateName: 'String?',
    candidateEmail: 'String?',
    problemKind: 'String?',
    problem: 'String?',
    locked: '[String!]',
  }),
  cells: t.sql({
    description: 'What the row holds, by the columns of the file: as it was sent, or as it was read.',
    type: ['String'],
    sql: ({ row }) => sql<string[]>`coalesce(${row.cells}, array(
      select coalesce(${columnByField(row)}, '') from placement_import_rows r join placement_imports i on i.id = r.import_id
        cross join lateral unnest(i.fields) with ordinality f (field, at)
      where r.import_id = ${row.import_id} and r.line = ${row.line} order by f.at))`,
  }),
  changed: t.sql({
    type: ['String'],
    description: 'The columns of the placement that the row changes, sorted.',
    sql: ({ row }) => sql<string[]>`array(select k from jsonb_object_keys(${row.after}) k order by k)`,
  }),
  before: t.sql({
    type: ['String'],
    description: 'What they held before, in the same order; empty if nothing.',
    sql: ({ row }) => valuesIn(sql`${row.before}`),
  }),
  after: t.sql({ type: ['String'], sql: ({ row }) => valuesIn(sql`${row.after}`) }),
}));

/** What a row holds of the field `f.field`; a name in two columns is in the first. */
const columnByField = (row: Readonly<Record<'recruiter_id', Expression<unknown>>>) => sql`case f.field
  when 'recruiterEmail' then (
    select u.email from recruiters c join users u on u.id = c.user_id where c.id = ${row.recruiter_id})
  ${sql.join(
    Object.entries(columnsOf).map(([field, column]) => sql`when ${sql.lit(field)} then r.${sql.ref(column)}::text`),
    sql` `,
  )} end`;
const columnsOf = {
  externalId: 'external_id',
  jobTitle: 'job_title',
  jobType: 'job_type',
  startDate: 'start_date',
  endDate: 'end_date',
  speciality: 'speciality',
  location: 'location',
  candidateName: 'candidate_name',
  candidateGiven: 'candidate_name',
  candidateEmail: 'candidate_email',
  companyName: 'company_name',
  contactName: 'contact_name',
  contactGiven: 'contact_name',
  contactEmail: 'contact_email',
} as const satisfies Partial<Record<ImportField, string>>;

/** Values by the order of their keys; recruiters by name. */
const valuesIn = (values: ReturnType<typeof sql>) => sql<string[]>`array(
  select coalesce(case v.key when 'recruiter_id' then (select c.name from recruiters c where c.id = v.value::uuid)
    else v.value end, '')
  from jsonb_each_text(${values}) v order by v.key)`;

plan.fields(PlacementImport, (t) => ({
  ...t.columns({
    fileName: 'String',
    state: 'String',
    problem: 'String?',
    sheets: '[String!]',
    sheet: 'String?',
    heads: '[String!]',
    samples: '[String!]',
    dayOrders: '[String!]',
    dayExamples: '[String!]',
    fields: '[String!]',
    dayStyle: 'String?',
    jobType: 'String?',
    rowCount: 'Int',
    progress: 'Int',
    newCount: 'Int',
    changedCount: 'Int',
    sameCount: 'Int',
    refusedCount: 'Int',
    lockedCount: 'Int',
    undoneCount: 'Int',
    keptCount: 'Int',
    createdAt: 'DateTime',
    importedAt: 'DateTime?',
    undoneAt: 'DateTime?',
  }),
  problemCounts: t.sql({
    description: 'The refused rows by their problem.',
    type: 'Tallies',
    sql: ({ row }) => sql`${row.problem_counts}`,
  }),
  canUndo: t.sql({
    description: 'Its placements can still be taken out again.',
    type: 'Boolean',
    sql: ({ row }) =>
      sql<boolean>`coalesce(${row.state} = 'done' and ${row.imported_at} > ${ourNow} - make_interval(hours => ${importLimits.undoHours}), false)`,
  }),
  refused: t.connection(ImportRow, {
    description: 'All rows that were refused, while they are kept.',
    by: 'import_id',
    where: ({ row, eb }) => eb(row.outcome, '=', 'refused'),
    sorts: { LINE: { asc: ['line'] } },
    maxPageSize: 500,
  }),
  hasRefused: t.sql({
    description: 'Rows that were refused are still kept.',
    type: 'Boolean',
    sql: ({ row }) =>
      sql<boolean>`exists (select from placement_import_rows r where r.import_id = ${row.id} and r.outcome = 'refused')`,
  }),
  agency: t.one(Agency, { via: 'agency_id' }),
  importedBy: t.one(User, { via: 'imported_by' }),
  defaultRecruiter: t.one(Recruiter, { via: 'default_recruiter_id' }),
  examples: t.connection(ImportRow, {
    description: 'The first rows with each problem, the first changes, and the first rows with something locked.',
    by: 'import_id',
    where: ({ row }) => sql<boolean>`${row.is_example}`,
    sorts: { LINE: { asc: ['outcome', 'line'] } },
    pageSize: 60,
  }),
}));

plan.query.list('placementImports', PlacementImport, {
  description: 'Imports of the viewer, of the whole agency for its admin, of everybody for staff.',
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } },
  filterInput: (t) => ({ state: t.string(), words: t.string() }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    words: ({ row }, words) =>
      sql<boolean>`exists (select from agencies a where a.id = ${row.agency_id}
        and strpos(folded(a.name || ' ' || ${row.file_name}), folded(${words})) > 0)`,
  },
});

const importIds = { importId: 'PlacementImport' };

commandMutation(startImport, {
  description: 'Takes a file of placements: CSV, TSV, .xlsx, or the first two packed with gzip.',
  payload: { import: PlacementImport },
  ids: { recruiterId: 'Recruiter' },
  input: (t) => ({ file: upload(t, 'table') }),
});

commandMutation(chooseImportSheet, {
  description: 'Reads another sheet of the workbook.',
  payload: { import: PlacementImport },
  ids: importIds,
});

commandMutation(matchImport, {
  description: 'Says which field each column holds; empty for those not to be imported. Checks all rows.',
  payload: { import: PlacementImport },
  ids: importIds,
});

commandMutation(rematchImport, {
  description: 'Goes back from the check to the columns.',
  payload: { import: PlacementImport },
  ids: importIds,
});

commandMutation(runImport, {
  description: 'Imports what was checked.',
  payload: { import: PlacementImport },
  ids: importIds,
});

commandMutation(cancelImport, {
  description: "Drops an import that hasn't begun.",
  payload: { import: PlacementImport },
  ids: importIds,
});

commandMutation(undoImport, {
  description:
    'Within a day, removes the placements that the import added and restores those it changed, except those that somebody has touched since.',
  payload: { import: PlacementImport },
  ids: importIds,
});

commandMutation(retryImport, {
  description: "Runs an import's task again. For super admins.",
  payload: { import: PlacementImport },
  ids: importIds,
});
