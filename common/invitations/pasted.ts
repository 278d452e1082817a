import Papa from 'papaparse';
import type { JobType } from '../placements/kinds.ts';
import { isPlainDate } from '../plain-date.ts';

/** The values of a spreadsheet row; days as 'YYYY-MM-DD' if they could be read, otherwise as written. */
export interface PastedInvitation {
  candidateName?: string;
  candidateEmail?: string;
  contactName?: string;
  contactEmail?: string;
  jobTitle?: string;
  jobType?: string;
  startDate?: string;
  endDate?: string;
  companyName?: string;
}
/** What a column of a pasted table can contain. */
export type PastedField = keyof PastedInvitation;

/** Rows read from a spreadsheet, the field of each column, and the columns that were not recognised. */
export interface PastedInvitations {
  readonly rows: readonly PastedInvitation[];
  readonly fields: readonly PastedField[];
  readonly ignored: readonly string[];
}

/**
 * Reads rows copied from a spreadsheet, separated by tabs, semicolons or commas, quoted or not. A header names the
 * columns. Without one, addresses, dates and kinds of work are recognised by their values, names are expected beside
 * their address, and of the remaining columns the first is the job and the second the company.
 */
export function readPasted(text: string): PastedInvitations {
  const cells = cellsOf(text).filter((row) => row.some(Boolean));
  const [first = []] = cells;
  const named = first.map(fieldOfHead);
  const hasHead = named.filter(Boolean).length >= 2 && !first.some(isEmail);
  const body = hasHead ? cells.slice(1) : cells;
  const fields = hasHead ? named : guess(body);
  const ignored = fields.flatMap((field, at) => (field ? [] : [hasHead ? first[at]! : `Column ${at + 1}`]));
  return {
    rows: body.map((row) => asInvitation(row, fields)),
    fields: fields.filter((field) => field !== undefined),
    ignored: ignored.filter(Boolean),
  };
}

/** Whether pasted text is more than the content of one field. */
export const isSheet = (text: string): boolean => /\t|\r?\n\s*\S/.test(text.trim());

function cellsOf(text: string): string[][] {
  const clean = text.replaceAll(/\r\n?/g, '\n').replace(/^\ufeff/, '');
  const delimiter = clean.includes('\t') ? '\t' : clean.includes(';') && !clean.includes(',') ? ';' : ',';
  const { data } = Papa.parse<string[]>(clean, { delimiter, newline: '\n' });
  return data.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()));
}

const heads: Readonly<Record<PastedField, RegExp>> = {
  candidateEmail:
    /^(candidate|employee|worker|placed person)?('s)? ?(e ?mail|email address|e mail address)( address)?$/,
  contactEmail: /^(contact|client|employer|manager|hiring manager|company|referee)('s)? (e ?mail)( address)?$/,
  candidateName: /^(candidate|employee|worker|placed person|name|full name|who)('s)?( full)?( name)?$/,
  contactName: /^(contact|client|employer|manager|hiring manager|referee)( contact)?('s)?( full)?( name)?$/,
  jobTitle: /^(job|job title|title|role|position)( title| name)?$/,
  jobType: /^(type|job type|work type|employment type|kind|contract type)$/,
  startDate: /^(start|started|first day|start date|from|placement date|date|starts)$/,
  endDate: /^(end|ended|last day|end date|until|ends)$/,
  companyName: /^(company|company name|employer company|organisation|organization|client company|business)$/,
};

function fieldOfHead(head: string): PastedField | undefined {
  const words = head
    .toLowerCase()
    .replaceAll(/[^a-z']+/g, ' ')
    .trim();
  return (Object.keys(heads) as PastedField[]).find((field) => words !== '' && heads[field].test(words));
}

/** Guesses what each column contains from its values. */
function guess(rows: readonly (readonly string[])[]): (PastedField | undefined)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const fields: (PastedField | undefined)[] = Array.from({ length: width });
  const mostly = (at: number, test: (cell: string) => boolean) => {
    const known = rows.map((row) => row[at] ?? '').filter(Boolean);
    return known.length > 0 && known.filter(test).length * 2 > known.length;
  };
  const columns = (test: (cell: string) => boolean) =>
    fields.flatMap((_, at) => (fields[at] === undefined && mostly(at, test) ? [at] : []));
  const take = (places: readonly number[], ...names: PastedField[]) =>
    names.forEach((name, index) => {
      if (places[index] !== undefined) fields[places[index]] = name;
    });
  const emails = columns(isEmail);
  take(emails, 'candidateEmail', 'contactEmail');
  take(
    columns((cell) => dayOf(cell) !== null),
    'startDate',
    'endDate',
  );
  take(
    columns((cell) => jobTypeOf(cell) !== null),
    'jobType',
  );
  const names: PastedField[] = ['candidateName', 'contactName'];
  for (const [index, at] of emails.slice(0, 2).entries()) {
    const beside = [at - 1, at + 1].find((place) => place >= 0 && place < width && fields[place] === undefined);
    if (beside !== undefined) fields[beside] = names[index];
  }
  take(columns(Boolean), 'jobTitle', 'companyName');
  return fields;
}

function asInvitation(row: readonly string[], fields: readonly (PastedField | undefined)[]): PastedInvitation {
  const invitation: PastedInvitation = {};
  for (const [at, field] of fields.entries()) {
    const cell = row[at] ?? '';
    if (field && cell) invitation[field] = readAs(field, cell);
  }
  return invitation;
}

function readAs(field: PastedField, cell: string): string {
  if (field === 'startDate' || field === 'endDate') return dayOf(cell) ?? cell;
  return field === 'jobType' ? (jobTypeOf(cell) ?? cell) : cell;
}

const isEmail = (cell: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day as spreadsheets write it: day before month, as in Australia and the United Kingdom, unless that is not a date.
 */
export function dayOf(cell: string): string | null {
  const text = cell.trim().replace(/[ T]\d\d?:\d\d.*$/, '');
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text);
  if (iso) return asDay(iso[1]!, iso[2]!, iso[3]!);
  const numbers = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/.exec(text);
  if (numbers) {
    const [, one = '', two = '', year = ''] = numbers;
    return asDay(year, two, one) ?? asDay(year, one, two);
  }
  const dayFirst = /^(\d\d?)(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4}|\d\d)$/i.exec(text);
  if (dayFirst) return asDay(dayFirst[3]!, monthOf(dayFirst[2]!), dayFirst[1]!);
  const monthFirst = /^([a-z]{3})[a-z]*\.? (\d\d?)(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  return monthFirst ? asDay(monthFirst[3]!, monthOf(monthFirst[1]!), monthFirst[2]!) : null;
}

const monthOf = (name: string) => String(months.indexOf(name.toLowerCase()) + 1);

function asDay(year: string, month: string, day: string): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const written = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(written) ? written : null;
}

function jobTypeOf(cell: string): JobType | null {
  const words = cell
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  if (/^(permanent|perm|full time permanent|permanent full time)$/.test(words)) return 'permanent';
  if (/^(temp|temporary|contract|contractor|casual)$/.test(words)) return 'temp';
  return /^(fixed term|fixed term contract|ftc)$/.test(words) ? 'fixed-term' : null;
}
