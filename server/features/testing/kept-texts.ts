import { line, paragraphs } from '#common/inputs.ts';
import { readName } from '#common/person-names.ts';
import { storable } from '#server/graphql/storable.ts';
import { rawPlaceIn, trace } from './hostile-texts.ts';
import type { WrittenRow } from './undone.ts';

/** Tables of words for lookups, which nobody sees. */
const madeOfWords = ['public.search_entries', 'public.search_words'];
/** Tables without text that people wrote. */
const withoutTexts = ['public.audit_entries', 'graphile_worker._private_jobs'];

/**
 * The faults of a row that was written with a hostile text: the text is stored in part, in the wrong place, or
 * unescaped.
 */
export function faultsOfRow({ table, row }: WrittenRow, text: string): string[] {
  if (madeOfWords.includes(table)) return [];
  const texts = Object.entries(row).flatMap(([column, value]) => textsIn(value).map((one) => [column, one] as const));
  const touched = texts.filter(([, value]) => trace.test(value));
  if (withoutTexts.includes(table) && touched.length > 0) return [`${table} holds what somebody wrote`];
  const faults = touched.flatMap(([column, value]) => faultsOf(`${table}.${column}`, value, text));
  return table === 'public.mails' ? [...faults, ...faultsOfMail(row)] : faults;
}

function faultsOf(place: string, value: string, text: string): string[] {
  if (place === 'public.mails.text' && !trace.test(withoutGreeting(value, text))) return [];
  const isWhole = place.endsWith('.html') || wholeOf(text).some((whole) => lower(value).includes(lower(whole)));
  return isWhole ? [] : [`${place} holds a part: ${value.slice(0, 200)}`];
}

/** An email without the greeting that a text gets as a name: greetings leave out surnames by design. */
const withoutGreeting = (mail: string, text: string) =>
  wholeOf(text).reduce((left, whole) => left.replace(`Hello ${readName(whole).greeting},`, ''), oneLine(mail));

function faultsOfMail({ subject, to_name, html }: WrittenRow['row']): string[] {
  const raw = rawPlaceIn(String(html));
  const broken = [subject, to_name].filter((line) =>
    /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(String(line)),
  );
  return [...(raw ? [`A mail holds ${raw}`] : []), ...broken.map((line) => `A header holds ${JSON.stringify(line)}`)];
}

/** The text as it may be stored: unchanged, or parsed as a line or as paragraphs. */
function wholeOf(typed: string): string[] {
  const text = String(storable(typed));
  const read = [line, paragraphs].map((of) => of('it', { max: 1_000_000 }).safeParse(text));
  return [text, ...read.flatMap(({ success, data }) => (success ? [data] : []))];
}

/** Emails quote and wrap what somebody wrote. */
const oneLine = (text: string) => text.replaceAll(/^> ?/gmu, '').replaceAll(/\s+/gu, ' ').trim();

/** What is compared without regard to case is stored in lower case. */
const lower = (text: string) => oneLine(text).toLowerCase();

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
