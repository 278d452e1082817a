import type { FieldRef, SchemaTypes } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { Expression, SqlBool } from 'kysely';
import type { Order } from './order.ts';
import { type ConnectionPlan, connection } from './page.ts';
import type { PlannedField, Scope, Spot, Sql } from './planned.ts';
import type { FieldPlanner } from './reader.ts';
import { readPlanned } from './resolve.ts';
import { type Pothos, type RowType, rule } from './types.ts';

/** The options of a list, without the types that `ListOptions` has checked. */
interface AnyList {
  sorts: Readonly<Record<string, Order>>;
  where?: (rule: unknown) => Expression<SqlBool>;
  parts?: readonly ((rule: unknown) => Expression<SqlBool>)[];
  filterInput?: object;
  filterName?: string;
  connectionName?: string;
  filters?: Record<string, (rule: unknown, value: Sql) => Expression<SqlBool>>;
  pageSize?: number;
  maxPageSize?: number;
  description?: string;
  permission?: string;
  totalCount?: true | ((rule: unknown) => Expression<number>);
}

/** A list as a Relay connection, in a row or at the root. */
export function connectionField<Types extends SchemaTypes>(
  planner: FieldPlanner<Types>,
  t: Pothos,
  type: RowType<Types, string>,
  options: AnyList,
  join: ConnectionPlan['join'],
  at: 'sql' | 'root',
): FieldRef<Types> {
  const { sorts, totalCount, description, permission } = options;
  const plan = planOf(planner, type, options, join);
  const build = (spot: Spot) => connection(plan, spot);
  const planned: PlannedField = at === 'root' ? { root: demanding(build, permission) } : { sql: build, permission };
  const names = Object.keys(sorts);
  const sort = names.length > 1 ? { sort: t.arg({ type: sortEnum(planner, type.name, names) }) } : {};
  const filter = options.filterInput ? { filter: t.arg({ type: filterType(planner, type.name, options) }) } : {};
  const count = (c: Pothos) => (totalCount ? { totalCount: c.field({ type: 'Int', resolve: unframed }) } : {});
  const field = {
    type,
    description,
    nullable: at === 'root' || permission !== undefined,
    args: { ...filter, ...sort },
    resolve: at === 'root' ? readRoot(planner, planned.root!) : readPlanned(planner),
    extensions: { plan: planned, isPlannedConnection: true },
  };
  const { connectionName } = options;
  const shape = { fields: count };
  const shown = connectionName ? namedConnection(planner, connectionName, { ...shape, type }) : shape;
  return t.connection(field, shown) as never;
}

function planOf<Types extends SchemaTypes>(
  planner: FieldPlanner<Types>,
  type: RowType<Types, string>,
  { sorts, where, parts, filters = {}, pageSize = 20, maxPageSize = 100, totalCount }: AnyList,
  join: ConnectionPlan['join'],
): ConnectionPlan {
  const ruled = Object.entries(filters).map(([name, filter]) => [
    name,
    (scope: Scope, value: Sql) => filter(rule(scope), value),
  ]);
  return {
    target: planner.tableOf(type),
    join,
    where: where && ((scope) => where(rule(scope))),
    parts: parts?.map((part) => (scope) => part(rule(scope))),
    sorts,
    filters: Object.fromEntries(ruled),
    pageSize,
    maxPageSize,
    count: typeof totalCount === 'function' ? (scope) => totalCount(rule(scope)) : undefined,
  };
}

/** A guarded root field: whether this viewer may read it is decided before its statement runs. */
export function demanding(build: (at: Spot) => Sql, permission: string | undefined): (at: Spot) => Sql {
  if (permission === undefined) return build;
  return (at) => {
    at.compile.demand(permission, at.field.name);
    return build(at);
  };
}

export const readRoot =
  <Types extends SchemaTypes>(planner: FieldPlanner<Types>, build: (at: Spot) => Sql) =>
  (root: unknown, _args: unknown, context: object, info: GraphQLResolveInfo): Promise<unknown> =>
    planner.readRoot(root, context, info, build);

const unframed = () => {
  throw new Error('Finish the schema with toSchema() of the planner');
};

const connections = new WeakMap<object, Map<string, object>>();
/** One type for lists that must answer the same, as fields of an interface do. */
function namedConnection<Types extends SchemaTypes>(
  planner: FieldPlanner<Types>,
  name: string,
  options: object,
): object {
  const known = connections.get(planner) ?? new Map<string, object>();
  connections.set(planner, known);
  const made =
    known.get(name) ??
    planner.builder.connectionObject({ ...options, name } as never, { name: `${name}Edge` } as never);
  known.set(name, made);
  return made;
}

const enums = new WeakMap<object, Map<string, unknown>>();
/** One enum per set of sorts of a type, whichever of them is the default. */
function sortEnum<Types extends SchemaTypes>(planner: FieldPlanner<Types>, type: string, values: string[]): unknown {
  const known = enums.get(planner) ?? new Map<string, unknown>();
  enums.set(planner, known);
  const key = `${type} ${values.toSorted().join()}`;
  const count = [...known.keys()].filter((other) => other.startsWith(`${type} `)).length;
  const made = known.get(key) ?? planner.builder.enumType(`${type}Sort${count || ''}`, { values: values as never });
  known.set(key, made);
  return made;
}

const filterTypes = new WeakMap<object, Map<string, { input: unknown; ref: unknown }>>();
/** One input type per declaration, which lists of a type may share. */
function filterType<Types extends SchemaTypes>(
  planner: FieldPlanner<Types>,
  type: string,
  { filterInput, filterName = `${type}Filter` }: AnyList,
): unknown {
  const known = filterTypes.get(planner) ?? new Map<string, { input: unknown; ref: unknown }>();
  filterTypes.set(planner, known);
  const made = known.get(filterName);
  if (made && made.input !== filterInput)
    throw new Error(`There is a ${filterName} already: give the filter of this list a filterName`);
  const ref = made?.ref ?? planner.builder.inputType(filterName, { fields: filterInput as never });
  known.set(filterName, { input: filterInput, ref });
  return ref;
}
