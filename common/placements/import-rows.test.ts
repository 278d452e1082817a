import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOfColumn, matchedFields, problemOfFields, templateHeads } from './import-columns.ts';
import { DayColumn, dayOfCell } from './import-days.ts';
import { isRefused, type RowReading, rowReader } from './import-rows.ts';

test.each([
  ['external_id', 'externalId'],
  ['Placement ID', 'externalId'],
  ['Job title', 'jobTitle'],
  ['Start date', 'startDate'],
  ['First name', 'candidateGiven'],
  ['Candidate last name', 'candidateSurname'],
  ['Consultant email', 'recruiterEmail'],
  ['Company', 'companyName'],
  ['Contact e-mail', 'contactEmail'],
  ['City', 'location'],
  ['Salary', undefined],
  ['', undefined],
])('a column named %j holds %s', (head, field) => {
  expect(fieldOfColumn(head)).toBe(field);
});

test('all columns of the template are known, each as another field', () => {
  const fields = matchedFields(templateHeads, new Map(), true);
  expect(fields.every(Boolean)).toBe(true);
  expect(problemOfFields(fields)).toBeNull();
});

test('a remembered field goes before the name, and no field is given twice', () => {
  const remembered = new Map([
    ['what', 'jobTitle'],
    ['email', ''],
  ]);
  expect(matchedFields(['What', 'Job title', 'Email', 'E-mail'], remembered, true)).toEqual([
    'jobTitle',
    '',
    '',
    'candidateEmail',
  ]);
  expect(matchedFields(['What', 'Start date'], remembered, false)).toEqual(['jobTitle', '']);
});

test('a column called as in the template goes before one with a similar name', () => {
  expect(matchedFields(['Role', 'Job title'], new Map(), true)).toEqual(['', 'jobTitle']);
});

test.each([
  [['jobTitle', 'startDate', 'candidateEmail'], null],
  [['jobTitle', 'startDate', 'externalId'], null],
  [['jobTitle', 'jobTitle', 'startDate'], 'Two columns'],
  [['jobTitle', 'candidateName'], 'start date'],
  [['startDate', 'candidateName'], 'job title'],
  [['jobTitle', 'startDate', 'companyName'], 'candidate'],
])('columns matched with %j', (fields, problem) => {
  if (problem === null) expect(problemOfFields(fields)).toBeNull();
  else expect(problemOfFields(fields)).toContain(problem);
});

const styleOf = (...cells: string[]) => {
  const column = new DayColumn();
  for (const cell of cells) column.add(cell);
  return column.style;
};

test.each([
  [['5/10/2026', '25/10/2026'], 'day-first'],
  [['5/10/2026', '10/25/2026'], 'month-first'],
  [['5/10/2026'], 'open'],
  [['25/10/2026', '10/25/2026', '5/10/2026'], 'open'],
  [['26/10/05'], 'open'],
  [['99/10/05', '26/10/05'], 'year-first'],
  [['5/5/2026', '2026-10-05', '45961', 'soon', ''], ''],
])('the days %j are written %s', (cells, style) => {
  expect(styleOf(...cells)).toBe(style);
});

test.each([
  ['2026-10-05', null, '2026-10-05'],
  ['5/10/2026', 'day-first', '2026-10-05'],
  ['5/10/2026', 'month-first', '2026-05-10'],
  ['5/10/2026', null, null],
  ['26/10/05', 'year-first', '2026-10-05'],
  ['26/10/05', 'day-first', '2005-10-26'],
  ['5 Oct 2026', null, '2026-10-05'],
  ['45961', null, '2025-10-31'],
  ['45961.5', null, '2025-10-31'],
  ['20261005', null, '2026-10-05'],
  ['31/2/2026', 'day-first', null],
  ['12', null, null],
] as const)('the day %j, %s, is %s', (cell, style, day) => {
  expect(dayOfCell(cell, style)).toBe(day);
});

const fields = [
  'externalId',
  'jobTitle',
  'jobType',
  'startDate',
  'endDate',
  'speciality',
  'recruiterEmail',
  'candidateName',
  'candidateEmail',
  'companyName',
  'contactEmail',
];
const reading: RowReading = {
  fields,
  heads: fields,
  days: fields.map(() => ''),
  dayStyle: 'day-first',
  jobType: null,
  defaultRecruiter: 'me',
  recruiters: new Map([['kim@agency.example', 'kim']]),
};
const read = rowReader(reading);
const row = (changes: Readonly<Record<string, string>> = {}) => {
  const cells: Record<string, string> = {
    jobTitle: 'Nurse',
    jobType: 'Perm',
    startDate: '2026-10-05',
    candidateEmail: 'Dana@Mail.example',
    ...changes,
  };
  return fields.map((field) => cells[field] ?? '');
};

test('a row is read: its recruiter by email, what it leaves empty as unknown', () => {
  expect(read(row({ recruiterEmail: 'Kim@agency.example', speciality: 'Accounting and Finance' }))).toEqual({
    recruiter_id: 'kim',
    external_id: null,
    job_title: 'Nurse',
    job_type: 'permanent',
    speciality: 'accounting-and-finance',
    location: null,
    start_date: '2026-10-05',
    end_date: null,
    company_name: null,
    candidate_name: null,
    candidate_email: 'dana@mail.example',
    contact_name: null,
    contact_email: null,
  });
  expect(read(row())).toMatchObject({ recruiter_id: 'me' });
  expect(read(row({ candidateEmail: 'Dana Price <dana@mail.example>' }))).toMatchObject({
    candidate_name: 'Dana Price',
    candidate_email: 'dana@mail.example',
  });
});

test.each([
  ['job_title', { jobTitle: '' }],
  ['job_title', { jobTitle: 'x'.repeat(121) }],
  ['job_type', { jobType: '' }],
  ['job_type', { jobType: 'volunteer' }],
  ['start_date', { startDate: '' }],
  ['start_date', { startDate: 'soon' }],
  ['end_date', { endDate: '2026-10-04' }],
  ['email', { candidateEmail: 'dana at mail' }],
  ['email', { contactEmail: 'dana@mail.example' }],
  ['recruiter', { recruiterEmail: 'other@rival.example' }],
  ['people', { candidateEmail: '' }],
  ['text', { companyName: 'x'.repeat(161) }],
  ['text', { externalId: 'x'.repeat(201) }],
])('a row is refused for its %s: %j', (kind, changes) => {
  expect(read(row(changes))).toMatchObject({ kind });
});

test('a row with more cells than columns is refused, unless they are empty', () => {
  expect(read([...row(), 'more'])).toMatchObject({ kind: 'columns' });
  expect(read([...row(), '', ' '])).toMatchObject({ job_title: 'Nurse' });
});

test('whatever the cells hold, a row is read or refused with a sentence', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '5/10/26', '=1+1', 'a@b.example', '2026-10-05'),
  );
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 14 }), (cells) => {
      const found = read(cells);
      if (isRefused(found)) expect(found.message).toMatch(/^\S.*[.…]$/su);
      else expect(found.start_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }),
  );
});
