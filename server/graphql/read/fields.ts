import type { FieldMap, FieldRef, InputFieldMap, SchemaTypes, UnionRef } from '@pothos/core';
import DataLoader from 'dataloader';
import { type Expression, sql } from 'kysely';
import { connectionField } from './connection-field.ts';
import { globalId } from './ids.ts';
import { written } from './leaf.ts';
import { joinOf } from './link.ts';
import type { ListOptions } from './options.ts';
import type { PlannedField, Scope, Spot, TableType, Verdict } from './planned.ts';
import type { FieldPlanner } from './reader.ts';
import { readPlanned } from './resolve.ts';
import { choose } from './sql.ts';
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
  type Pothos,
  type RowType,
  type Rule,
  rule,
  type Spec,
  type SqlValue,
  type TableOf,
  type Value,
} from './types.ts';

type Picked<H extends House, T extends TableOf<H>, C extends Column<H, T>> = { [K in C]: Json<Value<H, T, K>> };

/** The fields of one row type. */
export class RowFields<Types extends SchemaTypes, H extends House, T extends TableOf<H>> {
  readonly #planner: FieldPlanner<Types>;
  readonly #t: Pothos;
  readonly #type: TableType;

  constructor(planner: FieldPlanner<Types>, t: Pothos, type: TableType) {
    this.#planner = planner;
    this.#t = t;
    this.#type = type;
  }

  /** Pothos' own builder, for fields with a resolver, and for `arg`. */
  get plain(): PothosSchemaTypes.ObjectFieldBuilder<Types, object> {
    return this.#t as unknown as PothosSchemaTypes.ObjectFieldBuilder<Types, object>;
  }

  /** Columns under their names in camel case: `{ rating: 'Int', headline: 'String?', languages: '[String!]' }`. */
  columns(map: { [C in Column<H, T> as Camel<C>]?: Spec<Types, Value<H, T, C>> }): FieldMap {
    const fields = Object.entries(map as Record<string, unknown>);
    return Object.fromEntries(fields.map(([name, spec]) => [name, this.#column(snake(name), typeOf(spec))]));
  }

  /** A column under another name, or guarded. */
  column<C extends Column<H, T>>(
    column: C,
    options: Access<H, T> & { type: Leaf<Types, NonNullable<Value<H, T, C>>> } & (null extends Value<H, T, C>
        ? { nullable: true }
        : unknown),
  ): FieldRef<Types> {
    return this.#column(column, options);
  }

  /** A value that Postgres computes. */
  sql<const L extends LeafType<Types>>(
    options: Access<H, T> & { type: L; sql: (rule: Rule<H, T>) => Expression<SqlValue<Types, L> | null> },
  ): FieldRef<Types> {
    return this.#planned(options, { sql: (at) => this.#written(at, options.sql(rule(at.scope))) });
  }

  /** A value that JavaScript computes from columns. */
  computed<const C extends Column<H, T>, const L extends LeafType<Types>>(
    options: Access<H, T> & {
      type: L;
      select: readonly C[];
      resolve: (row: Picked<H, T, C>, context: Types['Context']) => LeafValue<Types, L> | null;
    },
  ): FieldRef<Types> {
    return this.#resolved(options, (row, context) => options.resolve(row as Picked<H, T, C>, context as never));
  }

  /** A value from outside SQL, loaded for all rows of the request at once. */
  batched<const C extends Column<H, T>, const L extends LeafType<Types>, K>(
    options: Access<H, T> & {
      type: L;
      select: readonly C[];
      key: (row: Picked<H, T, C>) => K;
      load: (keys: readonly K[], context: Types['Context']) => Promise<readonly (LeafValue<Types, L> | null | Error)[]>;
    },
  ): FieldRef<Types> {
    const loaders = new WeakMap<object, DataLoader<K, unknown>>();
    const loaderOf = (context: object) => {
      const loader = loaders.get(context) ?? new DataLoader((keys) => options.load(keys, context as never));
      loaders.set(context, loader);
      return loader;
    };
    return this.#resolved(options, (row, context) => loaderOf(context).load(options.key(row as Picked<H, T, C>)));
  }

  /**
   * The related row. Nullable, unless everyone sees the rows of that type and the database guarantees that it exists.
   */
  one<U extends TableOf<H>>(type: RowType<Types, U>, options: Access<H, T> & Link<H, T, U>): FieldRef<Types> {
    const target = this.#planner.tableOf(type);
    if (options.nullable === false && target.visibleTo !== 'everyone')
      throw new Error(`A relation to ${target.name} must be nullable: not everyone sees its rows`);
    const join = joinOf(options, this.#type, target);
    const read = ({ compile, field, selection, scope }: Spot) =>
      sql`(${compile.one(field.type, selection, target, (row) => join(row, scope.row))} limit 1)`;
    return this.#planned({ nullable: true, ...options, type }, { sql: read });
  }

  /** Fields of this same row under a separate type; null if that type hides the row. */
  part(type: RowType<Types, T>, options: Access<H, T> = {}): FieldRef<Types> {
    const target = this.#planner.tableOf(type);
    const read = ({ compile, selection, scope }: Spot) => {
      const visible = compile.visible(target, scope);
      const part = compile.row(target, selection, scope);
      return visible === true ? part : sql`case when ${visible || sql`false`} then ${part} end`;
    };
    const nullable = options.nullable ?? target.visibleTo !== 'everyone';
    return this.#planned({ ...options, nullable, type } as Access<H, T> & { type: unknown }, { sql: read });
  }

  /** A related row of one of several types, chosen by a column. */
  oneOf<C extends Column<H, T>>(
    type: UnionRef<Types, object>,
    options: Access<H, T> & {
      by: C;
      id: Column<H, T>;
      cases: Readonly<Record<Value<H, T, C> & string, RowType<Types, string>>>;
    },
  ): FieldRef<Types> {
    const refs = Object.entries(options.cases as Record<string, RowType<Types, string>>);
    const cases = refs.map(([value, ref]) => [value, this.#planner.tableOf(ref)] as const);
    const read = ({ compile, field, selection, scope: { row } }: Spot) =>
      choose(row[options.by]!, cases, (target) =>
        compile.one(field.type, selection, target, (their) => sql`${their[target.key]} = ${row[options.id]}`),
      );
    return this.#planned({ ...options, nullable: true, type }, { sql: read });
  }

  /** The related rows as a Relay connection. */
  connection<U extends TableOf<H>, Fields extends InputFieldMap = Record<never, never>>(
    type: RowType<Types, U>,
    options: ListOptions<Types, H, U, Fields, T> & Link<H, T, U>,
  ): FieldRef<Types> {
    const join = joinOf(options as Link<H, T, U>, this.#type, this.#planner.tableOf(type));
    return connectionField(
      this.#planner,
      this.#t,
      type,
      options as never,
      (row, { row: ours }) => join(row, ours),
      'sql',
    );
  }

  /** For `Node`: its id is not secret, just the type's name and the key. */
  globalId(): FieldRef<Types> {
    const prefix = sql.lit(globalId(this.#type.name, ''));
    return this.#planned({ type: 'ID' }, { sql: ({ scope }) => sql`(${prefix} || ${scope.row[this.#type.key]})` });
  }

  #column(column: string, options: Access<H, T> & { type: unknown }) {
    return this.#planned(options, { sql: (at) => this.#written(at, at.scope.row[column]!) });
  }

  #written({ field }: Spot, value: Expression<unknown>): Expression<unknown> {
    return written(value, field.type, this.#planner.host.codecs);
  }

  #planned(options: Access<H, T> & { type: unknown }, planned: PlannedField): FieldRef<Types> {
    const { type, nullable = false, description } = options;
    const extensions = { plan: guarded(planned, options) };
    const resolve = readPlanned(this.#planner);
    return this.#t.field({ type, nullable, description, resolve, extensions }) as never;
  }

  #resolved(
    options: Access<H, T> & { type: unknown; select: readonly string[] },
    resolve: (row: object, context: object) => unknown,
  ): FieldRef<Types> {
    const { type, nullable = false, description, select } = options;
    const extensions = { plan: guarded({ needs: select }, options) };
    const read = readPlanned(this.#planner, (values, context) =>
      resolve(Object.fromEntries(select.map((column) => [column, values[`$${column}`]])), context),
    );
    return this.#t.field({ type, nullable, description, resolve: read, extensions }) as never;
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `'String?'`, `'[String!]'`, or an enum. */
function typeOf(spec: unknown): { type: unknown; nullable: true } | { type: unknown; nullable: false } {
  if (typeof spec !== 'string') return { type: spec, nullable: false };
  const [, list, listed, single, optional] = /^(?:(\[)(\w+)!\]|(\w+))(\?)?$/.exec(spec) ?? [];
  const type = list ? [listed] : single;
  return optional ? { type, nullable: true } : { type, nullable: false };
}

function guarded(
  planned: PlannedField,
  { nullable, permission, allowed }: { nullable?: boolean; permission?: string; allowed?: (rule: never) => Verdict },
): PlannedField {
  if ((permission || allowed) && !nullable) throw new Error('A guarded field must be nullable');
  return { ...planned, permission, allowed: allowed && ((scope: Scope) => allowed(rule(scope) as never)) };
}
