import { type Expression, type SqlBool, sql } from 'kysely';
import type { Columns, Sql } from './planned.ts';

type Key = string | ((row: Columns) => Sql);
/** `{ desc: ['created_at'] }`, or with a direction per column: `[{ desc: 'score' }, { asc: 'name' }]`. */
export type Order = { asc: readonly Key[] } | { desc: readonly Key[] } | readonly ({ asc: Key } | { desc: Key })[];

/** One step in the order of a list. */
export interface Step {
  key(row: Columns): Sql;
  isDescending: boolean;
}

/** The steps of an order, with the table's key as the last one, so that no two rows have the same place. */
export function stepsOf(order: Order, key: string): readonly Step[] {
  const steps = listed(order).map(([column, isDescending]) => step(column, isDescending));
  return [...steps, step(key, steps.at(-1)?.isDescending ?? false)];
}

/** Whether a row is after or before a place in the list; `orAt` includes the place itself. */
export function isBeyond(
  steps: readonly Step[],
  row: Columns,
  place: readonly Sql[],
  side: 'after' | 'before',
  orAt: boolean,
): Expression<SqlBool> {
  const isUp = (one: Step) => (side === 'after') !== one.isDescending;
  const operator = (one: Step, equal: boolean) => sql.raw(`${isUp(one) ? '>' : '<'}${equal ? '=' : ''}`);
  const first = steps[0]!;
  const keys = steps.map((one) => one.key(row));
  // An index on the same columns can answer a row comparison.
  if (steps.every((one) => one.isDescending === first.isDescending))
    return sql<SqlBool>`((${sql.join(keys)}) ${operator(first, orAt)} (${sql.join(place)}))`;
  const rest = (i: number): Sql => {
    const one = steps[i]!;
    if (i === steps.length - 1) return sql`${keys[i]} ${operator(one, orAt)} ${place[i]}`;
    return sql`(${keys[i]} ${operator(one, false)} ${place[i]} or (${keys[i]} = ${place[i]} and ${rest(i + 1)}))`;
  };
  // The first comparison is redundant, but an index can start with it.
  return sql<SqlBool>`(${keys[0]} ${operator(first, true)} ${place[0]} and ${rest(0)})`;
}

const step = (key: Key, isDescending: boolean): Step => ({
  key: (row) => (typeof key === 'string' ? row[key]! : key(row)),
  isDescending,
});

function listed(order: Order): readonly (readonly [Key, boolean])[] {
  if ('asc' in order) return order.asc.map((key) => [key, false] as const);
  if ('desc' in order) return order.desc.map((key) => [key, true] as const);
  return order.map((one) => ('asc' in one ? ([one.asc, false] as const) : ([one.desc, true] as const)));
}
