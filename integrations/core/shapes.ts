import { z } from 'zod';
import { isPlainDate } from '#common/plain-date.ts';
import { VendorProblem } from './problem.ts';

/** An id: vendors send numbers and texts. It becomes part of addresses, so it has no slash and isn't '..'. */
export const id = z.union([z.number(), z.string().regex(/^[\w:-][\w:.-]*$/)]).transform(String);
/** An id that may be absent; 0 stands for none. */
export const maybeId = id
  .nullable()
  .catch(null)
  .transform((value) => (value === '0' ? null : value));
/** A text that Postgres can keep; null if it's absent, empty, or not a text. */
export const text = z
  .string()
  .nullable()
  .catch(null)
  .transform((value) => value?.replaceAll('\0', '').toWellFormed().trim() || null);
/** A number; null if it's absent or not a number. */
export const number = z.number().nullable().catch(null);
/** A yes or no, which vendors also send as 1 and 0; null if it's absent. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]).transform((value) => value === 1)])
  .nullable()
  .catch(null);
/** The day in a date or a date with a time, as yyyy-mm-dd; null if there's none. */
export const day = text.transform((value) => {
  const date = value?.slice(0, 10) ?? '';
  return isPlainDate(date) ? date : null;
});
/** A moment in milliseconds since 1970; null if there's none. */
export const moment = text.transform((value) => {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? null : time;
});
/** A record that may be absent, or come without what it needs. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().catch(null);

/** Reads an answer. Throws `unreadable` if what we can't do without is missing. `what` names it: 'the list of users'. */
export function readAs<Schema extends z.ZodType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const { data, success } = schema.safeParse(value);
  if (!success) throw new VendorProblem('unreadable', `We couldn't read ${what}: it lacks what we need.`);
  return data as z.output<Schema>;
}

/** A name from its parts; null if all are absent. */
export const nameOf = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;

/** What has the largest share; the first of equals. An absent share counts as 0. */
export function largest<Item>(items: readonly Item[], shareOf: (item: Item) => number | null): Item | null {
  return items.reduce<Item | null>(
    (best, item) => (best === null || (shareOf(item) ?? 0) > (shareOf(best) ?? 0) ? item : best),
    null,
  );
}

/** A page token's content; null for the first page. Tokens are JSON of the vendor's own shape. */
export function pageOf<Schema extends z.ZodType>(schema: Schema, page: string | null): z.output<Schema> | null {
  return page === null ? null : schema.parse(JSON.parse(page));
}
