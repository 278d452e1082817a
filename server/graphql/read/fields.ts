import type { FieldMap, FieldRef, InputFieldMap, SchemaTypes, UnionRef } from '@pothos/core';
import DataLoader from 'dataloader';
import type { GraphQLResolveInfo } from 'graphql';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type Columns, choose, type PlannedField, type Scope, type Spot, type TableType } from './compile.ts';
import { type ConnectionPlan, connection } from './connection.ts';
import type { Planner } from './planner.ts';
import { forbidden, readPlanned } from './resolve.ts';
import {
  type Access,
  type Camel,
  type Column,
  type House,
  type Json,
  type Leaf,
  type LeafType,
  type LeafValue,
  type Link,
  type ListOptions,
  type Planned,
  type Pothos,
  type RowType,
  type Rule,
  rule,
  type Scalar,
  type TableOf,
  type Value,
  type Verdict,
} from './types.ts';

/** The fields of one row type; `plain` is Pothos' own builder, for fields with a resolver. */
export class RowFields<Types extends SchemaTypes, H extends House, T extends TableOf<H>> {
  readonly #planner: Planner<Types, H>;
  readonly #t: Pothos;
  readonly #type: TableType;
  constructor(planner: Planner<Types, H>, t: Pothos, type: TableType) {
    this.#planner = planner;
    this.#t = t;
    this.#type = type;
  }

  get plain() {
    return this.#t as unknown as PothosSchemaTypes.ObjectFieldBuilder<Types, object>;
  }

  /** Columns under their own names in camel case: `{ rating: 'Int', headline: 'String?' }`. */
  columns(
    map: {
      [C in Column<H, T> as Camel<C>]?: null extends Value<H, T, C>
        ? `${Scalar<Types, Value<H, T, C>>}?`
        : Scalar<Types, Value<H, T, C>>;
    },
  ): FieldMap {
    return Object.fromEntries(
      Object.entries(map as Record<string, string>).map(([name, type]) => [
        name,
        this.#leaf(snake(name), { type: type.replace('?', ''), nullable: type.endsWith('?') }),
      ]),
    );
  }

  column<C extends Column<H, T>>(
    column: C,
    options: Access<H, T> & { type: Leaf<Types, Value<H, T, C>> } & (null extends Value<H, T, C>
        ? { nullable: true }
        : unknown),
  ): FieldRef<Types> {
    return this.#leaf(column, options);
  }

  /** A value that Postgres computes. */
  sql<L extends LeafType<Types>>(
    options: Access<H, T> & { type: L; sql: (rule: Rule<H, T>) => Expression<LeafValue<Types, L> | null> },
  ): FieldRef<Types> {
    return this.#planned(options, { sql: ({ scope }) => this.#encode(options.type, options.sql(rule(scope))) });
  }

  /** A value that JavaScript computes from columns. */
  computed<const C extends Column<H, T>, L extends LeafType<Types>>(
    options: Access<H, T> & {
      type: L;
      select: readonly C[];
      resolve: (row: { [K in C]: Json<Value<H, T, K>> }, context: Types['Context']) => LeafValue<Types, L> | null;
    },
  ): FieldRef<Types> {
    return this.#resolved(options, (row, context) => options.resolve(row, context as never));
  }

  /** A value from outside SQL, loaded for all rows of the request at once. */
  batched<const C extends Column<H, T>, L extends LeafType<Types>, K>(
    options: Access<H, T> & {
      type: L;
      select: readonly C[];
      key: (row: { [K in C]: Json<Value<H, T, K>> }) => K;
      load: (keys: readonly K[], context: Types['Context']) => Promise<readonly (LeafValue<Types, L> | Error)[]>;
    },
  ): FieldRef<Types> {
    const loaders = new WeakMap<object, DataLoader<K, unknown>>();
    const loaderOf = (context: object) =>
      loaders.get(context) ??
      loaders.set(context, new DataLoader((keys) => options.load(keys, context as never))).get(context)!;
    return this.#resolved(options, (row, context) => loaderOf(context).load(options.key(row)));
  }

  /** The related row. Nullable, unless everyone sees the rows of that type and the database forbids its absence. */
  one<U extends TableOf<H>>(type: RowType<Types, U>, options: Access<H, T> & Link<H, T, U>): FieldRef<Types> {
    const target = this.#planner.tableOf(type);
    if (options.nullable === false && target.visibleTo !== 'everyone')
      throw new Error(`A relation to ${target.name} must be nullable: not everyone sees its rows`);
    return this.#planned(
      { nullable: true, ...options, type },
      {
        sql: ({ compile, field, selection, scope }) =>
          sql`(${compile.one(field.type, selection, target, (row) => this.#join(options, target, row, scope))} limit 1)`,
      },
    );
  }

  /** Fields of this same row under a type of their own; hidden where that type hides the row. */
  part(type: RowType<Types, T>, options: Access<H, T> = {}): FieldRef<Types> {
    const target = this.#planner.tableOf(type);
    return this.#planned(
      { nullable: target.visibleTo !== 'everyone', ...options, type } as Access<H, T> & { type: unknown },
      {
        sql: ({ compile, selection, scope }) => {
          const visible = target.visibleTo === 'everyone' || target.visibleTo(scope);
          const part = compile.row(target, selection, scope);
          return visible === true ? part : sql`case when ${visible || sql`false`} then ${part} end`;
        },
      },
    );
  }

  /** The related row of one of several types, told by a column. */
  oneOf<C extends Column<H, T>>(
    type: UnionRef<Types, object>,
    options: Access<H, T> & {
      by: C;
      id: Column<H, T>;
      cases: Readonly<Record<Value<H, T, C> & string, RowType<Types, string>>>;
    },
  ): FieldRef<Types> {
    const cases = Object.entries(options.cases as Record<string, RowType<Types, string>>).map(
      ([value, ref]) => [value, this.#planner.tableOf(ref)] as const,
    );
    return this.#planned(
      { ...options, nullable: true, type },
      {
        sql: ({ compile, field, selection, scope: { row } }) =>
          choose(row[options.by]!, cases, (target) =>
            compile.one(field.type, selection, target, (their) => sql`${their[target.key]} = ${row[options.id]}`),
          ),
      },
    );
  }

  /** The related rows as a Relay connection. */
  connection<U extends TableOf<H>, Args extends InputFieldMap = {}>(
    type: RowType<Types, U>,
    options: ListOptions<H, U, Args, T> & Link<H, T, U>,
  ): FieldRef<Types> {
    const target = this.#planner.tableOf(type);
    return connectionField(
      this.#planner,
      this.#t,
      type,
      options as never,
      (row, { row: ours }) => this.#join(options as never, target, row, { row: ours } as Scope),
      'sql',
    );
  }

  /** For `Node`: its id is not a secret, only the type's name before the key. */
  globalId(): FieldRef<Types> {
    return this.#planned(
      { type: 'ID' },
      { sql: ({ scope }) => sql`${sql.lit(`${this.#type.name}:`)} || ${scope.row[this.#type.key]}` },
    );
  }

  #leaf(column: string, options: Access<H, T> & { type: unknown }) {
    return this.#planned(options, { sql: ({ scope }) => this.#encode(options.type, scope.row[column]!) });
  }

  #encode(type: unknown, value: Expression<unknown>): Expression<unknown> {
    if (type === 'ID') return sql`${value}::text`;
    return (
      (
        this.#planner.settings.encode as Record<string, (value: Expression<unknown>) => Expression<unknown>> | undefined
      )?.[String(type)]?.(value) ?? value
    );
  }

  #join<U extends TableOf<H>>(
    link: Link<H, T, U>,
    target: TableType,
    theirs: Columns,
    { row: ours }: Pick<Scope, 'row'>,
  ): Expression<SqlBool> {
    if ('on' in link) return link.on(theirs as never, ours as never, expressionBuilder<H['DB'], never>());
    return 'via' in link
      ? sql`${theirs[target.key]} = ${ours[link.via]}`
      : sql`${theirs[link.by]} = ${ours[this.#type.key]}`;
  }

  #planned(options: Access<H, T> & { type: unknown }, planned: PlannedField): FieldRef<Types> {
    return this.#t.field({
      nullable: false,
      ...options,
      resolve: readPlanned,
      extensions: { plan: guarded(planned, options) },
    }) as never;
  }

  #resolved(
    options: Access<H, T> & { type: unknown; select: readonly string[] },
    resolve: (row: never, context: object) => unknown,
  ): FieldRef<Types> {
    const plan = guarded({ needs: options.select }, options);
    const read = (row: Planned, args: unknown, context: object, info: GraphQLResolveInfo) => {
      readPlanned(row, args, context, info);
      return resolve(Object.fromEntries(options.select.map((column) => [column, row[`$${column}`]])) as never, context);
    };
    const { type, nullable = false, description } = options;
    return this.#t.field({ type, nullable, description, resolve: read, extensions: { plan } }) as never;
  }
}

interface AnyList {
  sorts: ConnectionPlan['sorts'];
  args?: InputFieldMap;
  filters?: Record<string, (rule: unknown, value: Expression<unknown>) => Expression<SqlBool>>;
  pageSize?: number;
  maxPageSize?: number;
  description?: string;
  permission?: string;
  totalCount?: true | ((rule: unknown) => Expression<number>);
}

export function connectionField<Types extends SchemaTypes, H extends House>(
  planner: Planner<Types, H>,
  t: Pothos,
  type: RowType<Types, string>,
  options: AnyList,
  join: ConnectionPlan['join'],
  at: 'sql' | 'root',
): FieldRef<Types> {
  const { sorts, filters = {}, pageSize = 20, maxPageSize = 100, totalCount, description, permission } = options;
  const plan: ConnectionPlan = {
    target: planner.tableOf(type),
    join,
    sorts,
    pageSize,
    maxPageSize,
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [name, (scope, value) => filter(rule(scope), value)]),
    ),
    ...(typeof totalCount === 'function' && { count: (scope: Scope) => totalCount(rule(scope)) }),
  };
  const build = (spot: Spot) => connection(plan, spot);
  const planned: PlannedField = at === 'root' ? { root: rootOf(build, permission) } : { sql: build, permission };
  const resolve =
    at === 'sql'
      ? readPlanned
      : (_root: unknown, _args: unknown, context: object, info: GraphQLResolveInfo) =>
          planner.read(info, context, planned.root!);
  const sort =
    Object.keys(sorts).length > 1 ? { sort: t.arg({ type: sortEnum(planner, type.name, Object.keys(sorts)) }) } : {};
  const fields = (c: Pothos) => (totalCount ? { totalCount: c.field({ type: 'Int', resolve: readPlanned }) } : {});
  return t.connection(
    {
      type,
      description,
      nullable: at === 'root' || permission !== undefined,
      args: { ...options.args, ...sort },
      resolve,
      extensions: { plan: planned, isPlannedConnection: true },
    },
    { fields },
  ) as never;
}

/** A root field that not everyone may ask; what is refused is not compiled. */
export function rootOf(
  build: (at: Spot) => Expression<unknown>,
  permission: string | undefined,
): (at: Spot) => Expression<unknown> {
  if (permission === undefined) return build;
  return (at) => {
    if (!at.compile.ask((run) => run.can(permission))) throw forbidden(at.compile.run.place);
    return build(at);
  };
}

const enums = new WeakMap<object, Map<string, unknown>>();
/** One enum for each set of sorts of a type. */
function sortEnum<Types extends SchemaTypes, H extends House>(
  planner: Planner<Types, H>,
  type: string,
  values: string[],
): unknown {
  const known = enums.get(planner) ?? enums.set(planner, new Map()).get(planner)!;
  const key = `${type} ${values.join()}`;
  const count = [...known.keys()].filter((other) => other.startsWith(`${type} `)).length;
  return (
    known.get(key) ??
    known.set(key, planner.builder.enumType(`${type}Sort${count || ''}`, { values: values as never })).get(key)
  );
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function guarded(
  planned: PlannedField,
  { nullable, permission, allowed }: { nullable?: boolean; permission?: string; allowed?: (rule: never) => Verdict },
): PlannedField {
  if ((permission || allowed) && !nullable) throw new Error('A guarded field must be nullable');
  return {
    ...planned,
    ...(permission && { permission }),
    ...(allowed && { allowed: (scope: Scope) => allowed(rule(scope) as never) }),
  };
}
