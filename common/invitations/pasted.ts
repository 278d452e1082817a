import type { JobType } from '../placements/kinds.ts';
import { readAddressList } from './address-list.ts';
import { isEmail } from './clearest-reading.ts';
import { cellsOf } from './pasted-cells.ts';
import { type DayOrder, dayOf, fitsBoth, isDay, orderOf } from './pasted-days.ts';

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

/** How days of numbers are read, with one of them as an example. */
export interface PastedDays {
  /** Undefined until the person says it, when the days do not settle it. */
  readonly order: DayOrder | undefined;
  /** The days do not settle the order: they all fit both orders, or contradict one another. */
  readonly mustAsk: boolean;
  /** They contradict one another. */
  readonly isMixed: boolean;
  readonly example: string;
}

/** Rows read from a spreadsheet, the field of each column, and the columns that were not recognised. */
export interface PastedInvitations {
  readonly rows: readonly PastedInvitation[];
  readonly fields: readonly PastedField[];
  readonly ignored: readonly string[];
  /** Null without days of numbers. */
  readonly days: PastedDays | null;
}

/**
 * Reads rows copied from a spreadsheet, or the addresses of a mail program. A header names the columns. Without one,
 * addresses, dates and kinds of work are recognised by their values, names are expected beside their address, and of the
 * remaining columns the first is the job and the second the company. `order` is what the person said about days that
 * leave it open.
 */
export function readPasted(text: string, order?: DayOrder): PastedInvitations {
  const cells = cellsOf(text);
  const [first = []] = cells;
  const named = onlyOnce(first.map(columnOfHead));
  const hasHead = named.filter(Boolean).length >= 2 && !first.some(isAddress);
  const people = hasHead ? null : readAddressList(text);
  if (people) return asPeople(people);
  const body = hasHead ? cells.slice(1) : cells;
  const columns = asSides(hasHead ? named : guess(body), body);
  const ignored = columns.flatMap((column, at) => (column ? [] : [hasHead ? first[at]! : `Column ${at + 1}`]));
  const orders = columns.map((column, at) => (isDayField(column) ? orderOf(cellsAt(body, at)) : null));
  const read = (row: readonly string[]) =>
    asInvitation(row, columns, (at) => {
      const settled = orders[at];
      return settled === 'day-first' || settled === 'month-first' ? settled : order;
    });
  return {
    rows: body.map(read),
    fields: [...new Set(columns.flatMap((column) => (column && column !== 'side' ? fieldOfColumn(column) : [])))],
    ignored: ignored.filter(Boolean),
    days: daysOf(body, orders, order),
  };
}

/** Whether pasted text is more than the content of one field. */
export const isSheet = (text: string): boolean =>
  /\t|\r?\n\s*\S/.test(text.trim()) || (readAddressList(text)?.length ?? 0) > 1;

function asPeople(people: readonly { name: string; email: string }[]): PastedInvitations {
  const rows = people.map(({ name, email }) => ({ ...(name && { candidateName: name }), candidateEmail: email }));
  const isNamed = people.some(({ name }) => name);
  return {
    rows,
    fields: [...(isNamed ? (['candidateName'] as const) : []), 'candidateEmail'],
    ignored: [],
    days: null,
  };
}

function daysOf(
  rows: readonly (readonly string[])[],
  orders: readonly ReturnType<typeof orderOf>[],
  said: DayOrder | undefined,
): PastedDays | null {
  const isOpen = (order: ReturnType<typeof orderOf>) => order === 'unclear' || order === 'mixed';
  const open = orders.findIndex(isOpen);
  const at = open >= 0 ? open : orders.findIndex(Boolean);
  if (at < 0) return null;
  const cells = cellsAt(rows, at);
  const example = cells.find(fitsBoth) ?? cells.find(isDay) ?? '';
  const settled = orders[at] as DayOrder;
  return { order: open >= 0 ? said : settled, mustAsk: open >= 0, isMixed: orders[at] === 'mixed', example };
}

const cellsAt = (rows: readonly (readonly string[])[], at: number): string[] =>
  rows.map((row) => row[at] ?? '').filter(Boolean);

/** What a column holds: a field, or a part of a name. */
export type PastedColumn = PastedField | 'candidateGiven' | 'candidateSurname' | 'contactGiven' | 'contactSurname';
/** `side`: whether the person of the row is the candidate or the contact. */
type Column = PastedColumn | 'side';

const fieldOfColumn = (column: PastedColumn): PastedField =>
  column.replace(/(?:Given|Surname)$/, 'Name') as PastedField;

const isDayField = (column: Column | undefined) => column === 'startDate' || column === 'endDate';

const heads: Readonly<Record<PastedColumn, RegExp>> = {
  candidateGiven: /^(?:(?:candidate|employee|worker)(?:'s)? )?(?:(?:first|given|fore) ?names?|first|f ?name)$/,
  candidateSurname: /^(?:(?:candidate|employee|worker)(?:'s)? )?(?:(?:last|family) ?name|surname|last|l ?name)$/,
  contactGiven: /^(?:contact|client|manager|hiring manager|referee)(?:'s)? (?:first|given|fore) ?names?$/,
  contactSurname: /^(?:contact|client|manager|hiring manager|referee)(?:'s)? (?:(?:last|family) ?name|surname)$/,
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

/** What a column with this name holds, if we know it. */
export function columnOfHead(head: string): PastedColumn | undefined {
  const words = head
    .toLowerCase()
    .replaceAll(/[^a-z']+/g, ' ')
    .trim();
  return (Object.keys(heads) as PastedColumn[]).find((field) => words !== '' && heads[field].test(words));
}

/** A field that two heads name is in the first of these columns. */
const onlyOnce = (fields: readonly (PastedColumn | undefined)[]): (PastedColumn | undefined)[] =>
  fields.map((field, at) => (fields.indexOf(field) === at ? field : undefined));

/** Marks columns, whatever their head, that only say 'Candidate', 'Employer' and the like. */
function asSides(columns: readonly (Column | undefined)[], rows: readonly (readonly string[])[]) {
  return columns.map((column, at) => {
    const cells = cellsAt(rows, at);
    return cells.length > 0 && cells.every((cell) => sideOf(cell)) ? 'side' : column;
  });
}

function sideOf(cell: string): 'candidate' | 'contact' | undefined {
  const word = cell.toLowerCase();
  if (/^(candidate|employee|placed)s?$/.test(word)) return 'candidate';
  return /^(employer|client|contact|hiring manager)s?$/.test(word) ? 'contact' : undefined;
}

/** Guesses what each column contains from its values. */
function guess(rows: readonly (readonly string[])[]): (PastedColumn | undefined)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const fields: (PastedColumn | undefined)[] = Array.from({ length: width });
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
  const emails = columns(isAddress);
  take(emails, 'candidateEmail', 'contactEmail');
  take(columns(isDay), 'startDate', 'endDate');
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

function asInvitation(
  row: readonly string[],
  columns: readonly (Column | undefined)[],
  orderAt: (at: number) => DayOrder | undefined,
): PastedInvitation {
  const values: Partial<Record<Column, string>> = {};
  for (const [at, column] of columns.entries()) {
    const cell = row[at] ?? '';
    if (column && cell) values[column] = readAs(column, cell, orderAt(at));
  }
  const { candidateGiven, candidateSurname, contactGiven, contactSurname, side, ...invitation } = values;
  const [candidate, contact] = [personOf('candidate', values), personOf('contact', values)];
  if (sideOf(side ?? '') !== 'contact' || Object.keys(contact).length > 0)
    return { ...invitation, ...candidate, ...contact };
  const { candidateName: contactName, candidateEmail: contactEmail, ...facts } = { ...invitation, ...candidate };
  return { ...facts, ...(contactName && { contactName }), ...(contactEmail && { contactEmail }) };
}

/** Name and address of a side. A cell like 'Dana Price <dana@harbour.example>' tells both. */
function personOf(side: 'candidate' | 'contact', values: Partial<Record<Column, string>>): PastedInvitation {
  const { [`${side}Given` as const]: given, [`${side}Surname` as const]: surname } = values;
  const [address] = readAddressList(values[`${side}Email`] ?? '') ?? [];
  const parts = [given, surname ?? (given ? values[`${side}Name`] : undefined)].filter(Boolean).join(' ');
  const name = parts || values[`${side}Name`] || address?.name;
  const email = address?.email ?? values[`${side}Email`];
  return { ...(name && { [`${side}Name`]: name }), ...(email && { [`${side}Email`]: email }) };
}

function readAs(column: Column, cell: string, order: DayOrder | undefined): string {
  if (isDayField(column)) return dayOf(cell, order) ?? cell;
  return column === 'jobType' ? (jobTypeOf(cell) ?? cell) : cell;
}

/** An address alone, or with its name: 'Dana Price <dana@harbour.example>'. */
const isAddress = (cell: string): boolean =>
  isEmail(cell) || (cell.includes('@') && readAddressList(cell)?.length === 1);

/** The kind of work that a spreadsheet or another system calls so; null for other words. */
export function jobTypeOf(cell: string): JobType | null {
  const words = cell
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  if (/^(permanent|perm|full time permanent|permanent full time)$/.test(words)) return 'permanent';
  if (/^(temp|temporary|contract|contractor|casual)$/.test(words)) return 'temp';
  return /^(fixed term|fixed term contract|ftc)$/.test(words) ? 'fixed-term' : null;
}
