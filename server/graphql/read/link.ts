import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Columns, TableType } from './planned.ts';
import type { House, Link, TableOf } from './types.ts';

/** The condition that relates a row to its related rows. */
export function joinOf<H extends House, T extends TableOf<H>, U extends TableOf<H>>(
  link: Link<H, T, U>,
  our: TableType,
  their: TableType,
): (theirs: Columns, ours: Columns) => Expression<SqlBool> {
  if ('on' in link)
    return (theirs, ours) => link.on(theirs as never, ours as never, expressionBuilder<H['DB'], never>());
  if ('via' in link) return (theirs, ours) => sql`${theirs[their.key]} = ${ours[link.via]}`;
  return (theirs, ours) => sql`${theirs[link.by]} = ${ours[our.key]}`;
}
