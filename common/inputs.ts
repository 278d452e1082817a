import { z } from 'zod';
import { normaliseEmail } from './email.ts';

/** What a person can put right: `field` is the path in the input, such as `criteria.0.stars`, or null for the whole. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}

/** An input read, or everything that is wrong with it. */
export type ReadInput<Value> = { ok: true; value: Value } | { ok: false; problems: Problem[] };

/** Reads what came from outside by a schema; all problems are told at once, in the order of the fields. */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): ReadInput<z.output<Schema>> {
  const result = schema.safeParse(given);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: result.error.issues.map(problemOf) };
}

/**
 * Without what nobody sees and what turns text around, which could hide or disguise a name. The joiners stay: emoji and
 * Persian are written with them.
 */
const visible = (text: string) => text.normalize('NFC').replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '');

/** Text of one line: trimmed, inner spaces single, no control characters. `what` completes 'Write …'. */
export function line(what: string, { min = 1, max }: { min?: number; max: number }) {
  return z
    .string({ error: `Write ${what}.` })
    .transform((text) => visible(text).replaceAll(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .regex(/^[^\p{Cc}]*$/u, `Remove the invisible characters from ${what}.`)
        .min(1, { error: `Write ${what}.`, abort: true })
        .min(min, `Write at least ${min} characters.`)
        .max(max, `Shorten this to ${max} characters.`),
    );
}

/** Text of several lines: trimmed, lines end in \n, no other control characters. */
export function paragraphs(what: string, { min = 1, max }: { min?: number; max: number }) {
  return z
    .string({ error: `Write ${what}.` })
    .transform((text) => visible(text).replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .regex(/^(?:[\n\t]|[^\p{Cc}])*$/u, `Remove the invisible characters from ${what}.`)
        .min(1, { error: `Write ${what}.`, abort: true })
        .min(min, `Write at least ${min} characters.`)
        .max(max, `Shorten this to ${max} characters.`),
    );
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

function problemOf(issue: z.core.$ZodIssue): Problem {
  const field = issue.path.length > 0 ? issue.path.map(String).join('.') : null;
  return { code: 'invalid', message: issue.message, field };
}
