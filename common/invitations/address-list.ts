import addressparser from 'nodemailer/lib/addressparser';
import { normaliseEmail } from '../email.ts';
import { trimUnseen } from '../invisible.ts';

/** A person of an address list; the name is '' where the list has none. */
export interface NamedAddress {
  readonly name: string;
  readonly email: string;
}

/**
 * Reads addresses as mail programs copy them (RFC 5322, section 3.4, and Outlook's semicolons): 'Dana Price
 * <dana@harbour.example>; sam@harbour.example', on one line or several. Null if anything in it is no address.
 */
export function readAddressList(text: string): NamedAddress[] | null {
  const lines = text.split(/[\r\n]+/).map(trimUnseen);
  const whole = lines.filter(Boolean).map((line) => line.replace(/[,;]+$/, ''));
  if (!text.includes('@') || whole.some((line) => line.includes('\t')) || isTable(whole)) return null;
  const people = addressparser(whole.join(', '), { flatten: true }).map(({ name = '', address = '' }) => ({
    name: nameOf(name, address),
    email: trimUnseen(address),
  }));
  return people.length > 0 && people.every(isPerson) ? people : null;
}

/** Several lines of several addresses without names are columns. */
const isTable = (lines: readonly string[]): boolean =>
  lines.length > 1 && !lines.some((line) => line.includes('<')) && lines.some((line) => /[,;]/.test(line));

/** More than one comma in a name is rather the cells of a row: 'Nurse, Harbour, Dana <dana@harbour.example>'. */
const isPerson = ({ name, email }: NamedAddress): boolean =>
  normaliseEmail(email) !== undefined && name.split(',').length <= 2 && !name.includes('@');

/** Without the quotes of Outlook; an address that stands for a name is none. */
function nameOf(name: string, address: string): string {
  const plain = trimUnseen(name)
    .replace(/^(['"])(.*)\1$/, '$2')
    .trim();
  return plain.toLowerCase() === address.toLowerCase() ? '' : plain;
}
