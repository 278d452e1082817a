import { z } from 'zod';
import { normaliseEmail } from './email.ts';

/** What a person can put right: `field` is the path in the input, such as `criteria.0.stars`, or null for the whole. */
export type Problem = {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
};

/** An input read, or everything that is wrong with it. */
export type ReadInput<Value> = { ok: true; value: Value } | { ok: false; problems: Problem[] };

/** Reads what came from outside by a schema; all problems are told at once, in the order of the fields. */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): ReadInput<z.output<Schema>> {
  const result = schema.safeParse(given, { error: inPlainWords });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: result.error.issues.map(problemOf) };
}

/** Signs that are blank but count as letters: in names they pass for nothing at all. */
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/g;
/** Half of a pair, and what is no sign: neither a file nor a database takes it as it is. */
const noSigns = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/**
 * What turns text around or is not seen, which could hide or disguise a name. Joiners stay: emoji and Persian are written
 * with them. So does a flag, whose country is said by signs that nobody sees.
 */
const unseen = /\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}|(?![\u200C\u200D])\p{Cf}/gu;
/** More marks on one letter than any writing has would cover what others wrote above and below it. */
const towers = /(\p{M}{6})\p{M}+/gu;

/** Without what nobody sees, and what could spoil the text of others around it. Nothing but marks is nothing. */
function visible(text: string): string {
  const plain = text
    .replaceAll(noSigns, '')
    .normalize('NFC')
    .replaceAll(blanks, ' ')
    .replaceAll(unseen, (found) => (found.startsWith('🏴') ? found : ''))
    .replaceAll(towers, '$1');
  return /[^\s\p{M}\u200C\u200D]/u.test(plain) ? plain : '';
}

/** Characters as the database and people count them: a sign of two halves is one. */
const lengthOf = (text: string) => [...text].length;

interface Length {
  min?: number;
  max: number;
}

/** Text that fits. `what` completes 'Write …'. */
function fitting(what: string, characters: RegExp, { min = 1, max }: Length) {
  return z
    .string()
    .regex(characters, `Remove the invisible characters from ${what}.`)
    .min(1, { error: `Write ${what}.`, abort: true })
    .refine((text) => lengthOf(text) >= min, `Write at least ${min} characters.`)
    .refine((text) => lengthOf(text) <= max, `Shorten this to ${max} characters.`);
}

/** Text of one line: trimmed, inner spaces single, no control characters. `what` completes 'Write …'. */
export function line(what: string, length: Length) {
  return z
    .string({ error: `Write ${what}.` })
    .transform((text) => visible(text).replaceAll(/\s+/gu, ' ').trim())
    .pipe(fitting(what, /^[^\p{Cc}]*$/u, length));
}

/** Text of several lines: trimmed, lines end in \n, no other control characters. */
export function paragraphs(what: string, length: Length) {
  return z
    .string({ error: `Write ${what}.` })
    .transform((text) =>
      visible(text)
        .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
        .trim(),
    )
    .pipe(fitting(what, /^(?:[\n\t]|[^\p{Cc}])*$/u, length));
}

/** Makes a field one that may be left out; null, empty text and spaces count as left out and give null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  const emptied = z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? null : given),
    schema.nullish(),
  );
  return emptied.transform((value) => value ?? null).prefault(null);
}

/** One of a few values. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values, message: string) {
  return z.enum(values, { error: message });
}

/** An address in its stored form. */
export const emailAddress = z.string({ error: 'Write an e-mail address.' }).transform((text, context) => {
  const email = normaliseEmail(text);
  if (email) return email;
  context.addIssue({ code: 'custom', message: 'Write an e-mail address like name@company.com.' });
  return z.NEVER;
});

/** A day without time or zone, 'YYYY-MM-DD'. `what` completes 'Choose …'. */
export function plainDate(what: string) {
  return z
    .string({ error: `Choose ${what}.` })
    .trim()
    .min(1, { error: `Choose ${what}.`, abort: true })
    .refine(isPlainDate, 'Choose a day that exists, written as year-month-day, such as 2026-11-21.');
}

/** A moment as text with its zone, such as 2026-11-21T09:00:00Z. */
export const moment = z.iso.datetime({ offset: true, error: 'Choose a day and time.' });

/** A link on the web. */
export const webLink = z.string().trim().refine(isWebLink, {
  error: 'This is not a valid URL. Make sure you include http:// or https://',
});

/** Whether text is a day of the calendar between 1900 and 2199, as 'YYYY-MM-DD'. */
export function isPlainDate(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isWebLink(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** What is said where a schema says nothing of its own: the words of a library are for those who write programs. */
function inPlainWords({ code, maximum, origin }: Readonly<Record<string, unknown>>): string {
  if (code === 'too_big' && origin === 'string') return `Shorten this to ${maximum} characters.`;
  return 'We cannot read this. Reload the page and try again.';
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  const field = issue.path.length > 0 ? issue.path.map(String).join('.') : null;
  return { code: 'invalid', message: issue.message, field };
}
