import { sql } from 'kysely';
import { badCursor } from './errors.ts';
import type { Sql } from './planned.ts';

/**
 * A place in a list, opaque to clients: base64 of a JSON array with the sort's name and the sort values as Postgres
 * writes them, so that microseconds, numerics and bigints stay exact. Not secret: clients see these values, or could.
 */
export function cursorOf(sort: string, keys: readonly Sql[]): Sql {
  const texts = keys.map((key) => sql`${key}::text`);
  const json = sql`json_build_array(${sql.lit(sort)}, ${sql.join(texts)})::text`;
  // Postgres breaks base64 into lines.
  return sql`translate(encode(convert_to(${json}, 'utf8'), 'base64'), e'\\n', '')`;
}

/** The values in a cursor for this sort. A cursor grants no access, so checking its form is enough. */
export function placeOf(cursor: unknown, sort: string, length: number): readonly string[] {
  const [name, ...values] = parse(Buffer.from(String(cursor), 'base64').toString());
  if (name !== sort || values.length !== length) throw badCursor();
  if (!values.every((value) => typeof value === 'string')) throw badCursor();
  return values;
}

function parse(text: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
