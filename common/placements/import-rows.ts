import type { z } from 'zod';
import { trimUnseen } from '../invisible.ts';
import { readAddressList } from '../invitations/address-list.ts';
import { jobTypeOf } from '../invitations/pasted.ts';
import { specialities } from '../specialities.ts';
import type { ImportField } from './import-columns.ts';
import { type ColumnDays, type DayStyle, dayOfCell } from './import-days.ts';
import { placementFields } from './inputs.ts';
import { type JobType, jobTypes } from './kinds.ts';

/** The facts of a placement in a row of a file. Days are 'YYYY-MM-DD'; what the row doesn't say is null. */
export interface ImportedFacts {
  recruiter_id: string;
  external_id: string | null;
  job_title: string;
  job_type: string;
  speciality: string | null;
  location: string | null;
  start_date: string;
  end_date: string | null;
  company_name: string | null;
  candidate_name: string | null;
  candidate_email: string | null;
  contact_name: string | null;
  contact_email: string | null;
}

/** Why a row is refused. */
export const importProblems = {
  columns: 'Too many cells',
  job_title: 'Job title',
  job_type: 'Job type',
  start_date: 'Start date',
  end_date: 'End date',
  text: 'Text too long or not allowed',
  email: 'Email address',
  recruiter: 'Recruiter',
  people: 'Nobody named',
  repeated: 'Repeated in the file',
  canceled: 'Canceled placement',
  not_yours: "Another recruiter's placement",
} as const;
export type ImportProblem = keyof typeof importProblems;

/** A row that is refused, and why. */
export interface RefusedRow {
  kind: ImportProblem;
  message: string;
}

/** How a file's cells are read. */
export interface RowReading {
  /** By column: its field, or an empty text. */
  readonly fields: readonly string[];
  readonly heads: readonly string[];
  /** By column: how it writes days. */
  readonly days: readonly string[];
  /** What the person said about days that can be read in several ways. */
  readonly dayStyle: DayStyle | null;
  /** The job type of rows that have none. */
  readonly jobType: string | null;
  /** The recruiter of rows that name none. */
  readonly defaultRecruiter: string;
  /** The recruiters that rows may name, by email address. */
  readonly recruiters: ReadonlyMap<string, string>;
}

/** Makes the reader of a file's rows: it returns the facts of a row, or why it is refused. */
export function rowReader(reading: RowReading): (cells: readonly string[]) => ImportedFacts | RefusedRow {
  const { fields, days, dayStyle, heads, jobType, recruiters, defaultRecruiter } = reading;
  const places = fields.flatMap((field, at) => (field ? [[field as ImportField, at] as const] : []));
  const styleAt = (at: number | undefined) => styleOf(days[at ?? -1] as ColumnDays | undefined, dayStyle);
  const placeOf = new Map<string, number>(places);
  const [startStyle, endStyle] = [styleAt(placeOf.get('startDate')), styleAt(placeOf.get('endDate'))];
  const values: Partial<Record<ImportField, string>> = {};
  const read = (cells: readonly string[]): ImportedFacts => {
    if (cells.length > heads.length && cells.slice(heads.length).some((cell) => cell.trim() !== ''))
      refuse('columns', `This row has ${cells.length} cells, but there are ${heads.length} columns.`);
    for (const [field, at] of places) values[field] = tidy(cells[at] ?? '');
    const candidate = personOf(values, 'candidate');
    const contact = personOf(values, 'contact');
    const externalId = values.externalId || null;
    if (externalId && externalId.length > 200) refuse('text', 'The ID is longer than 200 characters.');
    if (!externalId && !candidate && !contact)
      refuse('people', 'Nobody is named. Add the candidate, the contact, or an ID.');
    if (candidate?.email && candidate.email === contact?.email)
      refuse('email', 'The candidate and the contact need different email addresses.');
    const start =
      dayOf(values.startDate, startStyle, 'start_date') ?? refuse('start_date', 'The start date is missing.');
    const end = dayOf(values.endDate, endStyle, 'end_date');
    if (end && end < start) refuse('end_date', `The end date, ${end}, is before the start date, ${start}.`);
    return {
      recruiter_id: recruiterOf(values.recruiterEmail, recruiters) ?? defaultRecruiter,
      external_id: externalId,
      job_title: fitting('job_title', placementFields.jobTitle, values.jobTitle ?? '', 'Job title'),
      job_type: typeOf(values.jobType) ?? jobType ?? refuse('job_type', 'The job type is missing.'),
      speciality: specialityIds.get((values.speciality ?? '').toLowerCase()) ?? null,
      location: optionalText(placementFields.location, values.location, 'Location'),
      start_date: start,
      end_date: end,
      company_name: optionalText(placementFields.companyName, values.companyName, 'Company'),
      candidate_name: optionalText(placementFields.candidateName, candidate?.name, "Candidate's name"),
      candidate_email: emailOf(candidate?.email, "candidate's"),
      contact_name: optionalText(placementFields.contactName, contact?.name, "Contact's name"),
      contact_email: emailOf(contact?.email, "contact's"),
    };
  };
  return (cells) => {
    try {
      return read(cells);
    } catch (error) {
      if (error instanceof Refused) return { kind: error.kind, message: error.message };
      throw error;
    }
  };
}

/** Whether a row was refused. */
export const isRefused = (row: ImportedFacts | RefusedRow): row is RefusedRow => 'kind' in row;

class Refused extends Error {
  readonly kind: ImportProblem;
  constructor(kind: ImportProblem, message: string) {
    super(message);
    this.kind = kind;
  }
}

function refuse(kind: ImportProblem, message: string): never {
  throw new Refused(kind, message);
}

const styleOf = (column: ColumnDays | undefined, said: DayStyle | null) => (column === 'open' ? said : column || null);

/** Most cells hold plain text that is tidy already. */
const tidy = (cell: string): string =>
  /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(cell) ? cell : trimUnseen(cell.replaceAll(/\s+/g, ' '));

const shorten = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

function dayOf(cell: string | undefined, style: DayStyle | null, kind: 'start_date' | 'end_date'): string | null {
  if (!cell) return null;
  const name = kind === 'start_date' ? 'start' : 'end';
  return dayOfCell(cell, style) ?? refuse(kind, `The ${name} date “${shorten(cell)}” isn't a date that we can read.`);
}

function typeOf(cell: string | undefined): JobType | null {
  if (!cell) return null;
  const known = jobTypes.find((type) => type === cell) ?? jobTypeOf(cell);
  return known ?? refuse('job_type', `The job type “${shorten(cell)}” is none of permanent, contract, or fixed-term.`);
}

function recruiterOf(cell: string | undefined, recruiters: ReadonlyMap<string, string>): string | null {
  if (!cell) return null;
  const known = recruiters.get(cell.toLowerCase());
  return known ?? refuse('recruiter', `“${shorten(cell)}” is no recruiter whose placements you can import.`);
}

/** Name and address of a side, from one cell or several. 'Dana Price <dana@harbour.example>' tells both. */
function personOf(values: Partial<Record<ImportField, string>>, side: 'candidate' | 'contact') {
  const { [`${side}Given` as const]: given, [`${side}Surname` as const]: surname } = values;
  const whole = values[`${side}Email`] ?? '';
  const [address] = whole.includes('<') ? (readAddressList(whole) ?? []) : [];
  const parts = [given, surname || (given ? values[`${side}Name`] : '')].filter(Boolean).join(' ');
  const name = parts || values[`${side}Name`] || address?.name || null;
  const email = (address?.email ?? whole).toLowerCase() || null;
  return name || email ? { name, email } : null;
}

function emailOf(email: string | null | undefined, whose: string): string | null {
  if (!email) return null;
  const { success, data } = placementFields.candidateEmail.safeParse(email);
  return success ? data : refuse('email', `The ${whose} email “${shorten(email)}” isn't an email address.`);
}

const optionalText = (schema: z.ZodType<string | null>, cell: string | null | undefined, label: string) =>
  cell ? fitting('text', schema, cell, label) : null;

/** Job titles and companies come again and again, and reading one takes a while. */
const known = new Map<string, string>();
const mostKnown = 20_000;

function fitting<Value extends string | null>(
  kind: ImportProblem,
  schema: z.ZodType<Value>,
  cell: string,
  label: string,
): Value {
  const key = `${label}\n${cell}`;
  const before = known.get(key);
  if (before !== undefined) return before as Value;
  const read = schema.safeParse(cell);
  if (!read.success) return refuse(kind, `${label}: ${read.error.issues[0]!.message}`);
  if (known.size >= mostKnown) known.clear();
  if (read.data !== null) known.set(key, read.data);
  return read.data;
}

const specialityIds = new Map(
  specialities.flatMap(({ id, name }) => [
    [id, id],
    [name.toLowerCase(), id],
    [name.toLowerCase().replaceAll('&', 'and'), id],
  ]),
);
