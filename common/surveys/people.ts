import { readAddressList } from '../invitations/address-list.ts';
import { isEmail } from '../invitations/clearest-reading.ts';
import { cellsOf } from '../invitations/pasted-cells.ts';

/** A row of people to ask, as written. */
export interface PersonRow {
  readonly name: string;
  readonly email: string;
  /** The recruiter their answer counts for, by name or email; '' for none. */
  readonly recruiter: string;
}

/** The answer to a row of people to add to a campaign. */
export const addedPersonWords = {
  added: 'Added',
  known: 'Already in this campaign',
  double: 'Same address as an earlier line',
  invalid: 'Not an email address',
  name: 'The name is too long',
  wording: "The name offers something or isn't a person's",
  recent: 'Asked in the last 90 days, so left out',
  stopped: "Doesn't accept your emails",
  own: 'Belongs to your agency',
  recruiter: 'No recruiter of your agency has this name or email',
  namesakes: 'Several of your recruiters have this name. Use an email',
  full: 'Over the limit',
} as const;
export type AddedPerson = keyof typeof addedPersonWords;

type Column = keyof PersonRow | 'firstName' | 'lastName';

const heads: readonly (readonly [Column, RegExp])[] = [
  ['email', /^(?:(?:candidate|contact|client|recipient)'?s? ?)?(?:e-?mails?|mail)(?: ?address(?:es)?)?$/],
  ['firstName', /^(?:first|given|fore) ?names?$/],
  ['lastName', /^(?:last|family) ?names?$|^surname$/],
  ['recruiter', /^(?:recruiter|consultant|owner|account manager)(?:'?s? ?(?:name|e-?mail(?: ?address)?))?$/],
  [
    'name',
    /^(?:full |candidate'?s? |contact'?s? |client'?s? |recipient'?s? )?name$|^(?:candidate|contact|client|person)$/,
  ],
];

/**
 * Reads people from pasted lines, a list of addresses as mail programs copy it, or a CSV file. A header names the columns.
 * Without one, the first address of a line is the person's, the first text their name, and what follows their recruiter.
 */
export function readPeople(text: string): PersonRow[] {
  const cells = cellsOf(text);
  const named = (cells[0] ?? []).map(columnOf);
  if (named.includes('email') && !cells[0]!.some(isEmail)) return cells.slice(1).map((row) => byHead(row, named));
  const people = readAddressList(text);
  return people ? people.map((person) => ({ ...person, recruiter: '' })) : cells.map(byPlace);
}

/** People as lines that `readPeople` reads in the same way, with a header only where the lines alone would not do. */
export function linesOfPeople(rows: readonly PersonRow[]): string {
  const plain = rows.map(({ name, email, recruiter }) => lineOf([name, email, recruiter].filter(Boolean))).join('\n');
  const isRead = JSON.stringify(readPeople(plain).map(cellsOfPerson)) === JSON.stringify(rows.map(cellsOfPerson));
  return isRead ? plain : [lineOf(['Name', 'Email', 'Recruiter']), ...rows.map(cellsOfPerson).map(lineOf)].join('\n');
}

/** Two texts of people as one. Their separators and headers may differ. A text alone stays as it is. */
export function joinPeople(first: string, second: string): string {
  const [before, after] = [readPeople(first), readPeople(second)];
  if (before.length === 0) return second;
  return after.length === 0 ? first : linesOfPeople([...before, ...after]);
}

const cellsOfPerson = ({ name, email, recruiter }: PersonRow) => [name, email, recruiter];
/** Without a space before a quote, which would make the quote a part of the cell. */
const lineOf = (cells: readonly string[]) =>
  cells.map((cell, place) => (place === 0 ? '' : quoted(cell).startsWith('"') ? ',' : ', ') + quoted(cell)).join('');
const quoted = (cell: string) => (/[",;|\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function columnOf(head: string): Column | undefined {
  const plain = head.toLowerCase().replaceAll(/[_\s]+/g, ' ');
  return heads.find(([, pattern]) => pattern.test(plain))?.[0];
}

function byHead(row: readonly string[], named: readonly (Column | undefined)[]): PersonRow {
  const cell = (column: Column) => row[named.indexOf(column)] ?? '';
  const name = cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  return { name, email: cell('email'), recruiter: cell('recruiter') };
}

function byPlace(row: readonly string[]): PersonRow {
  const filled = row.filter(Boolean);
  const at = filled.findIndex(isEmail);
  if (at === -1) return { name: '', email: filled.join(', '), recruiter: '' };
  const rest = filled.toSpliced(at, 1);
  const name = rest.find((cell) => !isEmail(cell)) ?? '';
  const recruiter = rest.find((cell) => cell !== name) ?? '';
  return { name, email: filled[at]!, recruiter };
}
