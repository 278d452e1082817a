import { z } from 'zod';
import { isReadable } from './colors.ts';
import { normaliseEmail } from './email.ts';
import { trimText, trimUnseen } from './invisible.ts';
import { isPlainDate } from './plain-date.ts';

/** Something a person can fix: `field` is the path in the input, such as `criteria.0.stars`, or null for the whole. */
export type Problem = {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
};

/** A parsed input, or everything wrong with it. */
export type ReadInput<Value> = { ok: true; value: Value } | { ok: false; problems: Problem[] };

/** Parses input with a schema. Reports all problems at once, in the order of the fields. */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): ReadInput<z.output<Schema>> {
  const result = schema.safeParse(given, { error: inPlainWords });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: result.error.issues.map(problemOf) };
}

/** Blank characters that count as letters: a name of them would look empty. */
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/g;
/** Lone surrogates and noncharacters, which neither files nor databases accept. */
const noSigns = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/**
 * Invisible and direction-changing characters, which could hide or disguise a name. Joiners stay: emoji and Persian
 * need them. So do flag emoji, whose country is spelled with invisible characters.
 */
const unseen = /\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}|(?![\u200C\u200D])\p{Cf}/gu;
/** More combining marks than any script uses would cover the lines above and below. */
const towers = /(\p{M}{6})\p{M}+/gu;

/** Removes invisible characters and what could garble neighbouring text. A text of only marks becomes empty. */
function visible(text: string): string {
  const plain = text
    .replaceAll(noSigns, '')
    .normalize('NFC')
    .replaceAll(blanks, ' ')
    .replaceAll(unseen, (found) => (found.startsWith('🏴') ? found : ''))
    .replaceAll(towers, '$1');
  return /[^\s\p{M}\u200C\u200D]/u.test(plain) ? plain : '';
}

/** Counts characters as the database and people do: a surrogate pair is one. */
const lengthOf = (text: string) => [...text].length;

interface Length {
  min?: number;
  max: number;
}

/** A text that fits. `what` completes 'Write …'. */
function fitting(what: string, characters: RegExp, { min = 1, max }: Length) {
  return z
    .string()
    .regex(characters, `Remove the invisible characters from ${what}.`)
    .min(1, { error: `Enter ${what}.`, abort: true })
    .refine((text) => lengthOf(text) >= min, `Write at least ${min} characters.`)
    .refine((text) => lengthOf(text) <= max, `Shorten this to ${max} characters.`);
}

/** Text of one line: trimmed, single inner spaces, no control characters. `what` completes 'Write …'. */
export function line(what: string, length: Length) {
  return z
    .string({ error: `Enter ${what}.` })
    .transform((text) => trimText(visible(text).replaceAll(/\s+/gu, ' ')))
    .pipe(fitting(what, /^[^\p{Cc}]*$/u, length));
}

/** Text of several lines: trimmed, lines end in \n, no other control characters. */
export function paragraphs(what: string, length: Length) {
  return z
    .string({ error: `Enter ${what}.` })
    .transform((text) => trimText(visible(text).replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')))
    .pipe(fitting(what, /^(?:[\n\t]|[^\p{Cc}])*$/u, length));
}

/** Makes a field optional; null, empty text and spaces give null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  const emptied = z.preprocess(
    (given) => (typeof given === 'string' && trimUnseen(given) === '' ? null : given),
    schema.nullish(),
  );
  return emptied.transform((value) => value ?? null).prefault(null);
}

/** One of a few values. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values, message: string) {
  return z.enum(values, { error: message });
}

/** An email address in its stored form. */
export const emailAddress = z.string({ error: 'Enter an email address.' }).transform((text, context) => {
  const email = normaliseEmail(text);
  if (email) return email;
  context.addIssue({ code: 'custom', message: 'Enter an email address like name@company.com.' });
  return z.NEVER;
});

/** A day without time or time zone, 'YYYY-MM-DD'. `what` completes 'Choose …'. */
export function plainDate(what: string) {
  return z
    .string({ error: `Choose ${what}.` })
    .overwrite(trimUnseen)
    .min(1, { error: `Choose ${what}.`, abort: true })
    .refine(isPlainDate, 'Choose a valid date, such as 11/21/2026.');
}

/** A timestamp with its time zone, such as 2026-11-21T09:00:00Z. */
export const moment = z.iso.datetime({ offset: true, error: 'Choose a day and time.' });

/** A web link. */
export const webLink = z.string().overwrite(trimUnseen).refine(isWebLink, {
  error: 'This is not a valid URL. Make sure you include http:// or https://',
});

function isWebLink(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** The message if a schema has none of its own: zod's messages are for developers. */
function inPlainWords({ code, maximum, origin }: Readonly<Record<string, unknown>>): string {
  if (code === 'too_big' && origin === 'string') return `Shorten this to ${maximum} characters.`;
  return "We can't read this. Reload the page and try again.";
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  const field = issue.path.length > 0 ? issue.path.map(String).join('.') : null;
  return { code: 'invalid', message: issue.message, field };
}

/** A color like '#0072bb', in lower case. */
export const color = z
  .string({ error: 'Enter a color like #0072bb.' })
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().regex(/^#[0-9a-f]{6}$/, { error: 'Enter a color like #0072bb.', abort: true }));

/** A color that white text is readable on. */
export const accentColor = color.refine(isReadable, 'White text is hard to read on this color. Choose a darker one.');
