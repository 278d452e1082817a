import type { EnumRef, FieldMap, InputFieldMap, InputShapeFromFields, ObjectRef, SchemaTypes } from '@pothos/core';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SelectType, type SqlBool } from 'kysely';
import type { IdType, Scope } from './compile.ts';
import type { Statement } from './run.ts';

/** What the house is made of: its database, what is known of a viewer, the permissions by name. */
export interface House {
  DB: object;
  Viewer: object;
  Permission: string;
}
export type TableOf<H extends House> = keyof H['DB'] & string;
export type Column<H extends House, T extends TableOf<H>> = keyof H['DB'][T] & string;
export type Value<H extends House, T extends TableOf<H>, C extends Column<H, T>> = SelectType<H['DB'][T][C]>;
/** What a column is after its way through JSON. */
export type Json<V> = V extends Date ? string : V extends bigint ? number : V;
export type Solid<H extends House, T extends TableOf<H>> = {
  [C in Column<H, T>]: null extends Value<H, T, C> ? never : C;
}[Column<H, T>];
export type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
export type Row<H extends House, T extends TableOf<H>> = { readonly [C in Column<H, T>]: Expression<Value<H, T, C>> };
export type Late<Shape> = { readonly [K in keyof Shape]-?: Expression<NonNullable<Shape[K]>> };

/** What a rule may speak about: the row, the viewer (late), the viewer's permissions (late too), Kysely. */
export interface Rule<H extends House, T extends TableOf<H>> {
  row: Row<H, T>;
  viewer: Late<H['Viewer']>;
  can(permission: H['Permission']): Expression<SqlBool>;
  eb: ExpressionBuilder<H['DB'], never>;
}
export type Verdict = Expression<SqlBool> | boolean;
/** Everyone, or those whom the rule lets see a row. There is no default. */
export type VisibleTo<H extends House, T extends TableOf<H>> = 'everyone' | ((rule: Rule<H, T>) => Verdict);

/** A guarded field must be nullable: to those who may not see it, it answers null and an error. */
export type Access<H extends House, T extends TableOf<H>> = { description?: string } & (
  | { nullable?: boolean; permission?: never; allowed?: never }
  | { nullable: true; permission?: H['Permission']; allowed?: (rule: Rule<H, T>) => Verdict }
);

declare const table: unique symbol;
/** A GraphQL type that is the rows of a table. */
export type RowType<Types extends SchemaTypes, T extends string> = ObjectRef<Types, { readonly [table]: T }>;
export type Output<Types extends SchemaTypes, S extends keyof Types['Scalars']> = Types['Scalars'][S] extends {
  Output: infer O;
}
  ? O
  : never;
export type Scalar<Types extends SchemaTypes, V> = {
  [S in keyof Types['Scalars'] & string]: NonNullable<Json<V>> extends Output<Types, S> ? S : never;
}[keyof Types['Scalars'] & string];
export type LeafType<Types extends SchemaTypes> = (keyof Types['Scalars'] & string) | EnumRef<Types, unknown>;
export type LeafValue<Types extends SchemaTypes, L> =
  L extends EnumRef<Types, infer V> ? V : L extends keyof Types['Scalars'] ? Output<Types, L> : never;
export type Leaf<Types extends SchemaTypes, V> = Scalar<Types, V> | EnumRef<Types, NonNullable<V>>;

/** How a row finds its relatives: by our column (their key), by their column (our key), or by any condition. */
export type Link<H extends House, T extends TableOf<H>, U extends TableOf<H>> =
  | { via: Column<H, T> }
  | { by: Column<H, U> }
  | { on: (theirs: Row<H, U>, ours: Row<H, T>, eb: ExpressionBuilder<H['DB'], never>) => Expression<SqlBool> };
export type Filter<H extends House, T extends TableOf<H>, V> = (
  rule: Rule<H, T>,
  value: Expression<NonNullable<V>>,
) => Expression<SqlBool>;
export type Sort<H extends House, T extends TableOf<H>> =
  | { asc: readonly Solid<H, T>[] }
  | { desc: readonly Solid<H, T>[] };

export interface ListOptions<
  H extends House,
  T extends TableOf<H>,
  Args extends InputFieldMap,
  Parent extends TableOf<H>,
> {
  description?: string;
  permission?: H['Permission'];
  /** The first is the default; with more than one, the field has a `sort` argument. */
  sorts: Readonly<Record<string, Sort<H, T>>>;
  args?: Args;
  /** Each argument narrows the list when it is given. */
  filters?: { [K in keyof InputShapeFromFields<Args>]-?: Filter<H, T, InputShapeFromFields<Args>[K]> };
  pageSize?: number;
  maxPageSize?: number;
  /** `true` counts when asked; a rule names a counter kept with the parent. */
  totalCount?: true | ((rule: Rule<H, Parent>) => Expression<number>);
}

export interface NodeOptions<H extends House, T extends TableOf<H>> {
  table: T;
  key?: Solid<H, T>;
  idType?: IdType;
  description?: string;
  visibleTo: VisibleTo<H, T>;
}

export interface Settings<Types extends SchemaTypes, H extends House> {
  viewer(context: Types['Context']): H['Viewer'];
  /** The Postgres type of each thing known of a viewer, so that null is a typed null. */
  viewerTypes: { readonly [K in keyof H['Viewer']]-?: string };
  can(context: Types['Context'], permission: H['Permission']): boolean;
  /** Runs a statement that answers one row with one text column, and returns that text. */
  query(context: Types['Context'], statement: Statement): Promise<string | null>;
  /** Refuse what may read more rows than this. */
  maxRows?: number;
  /** How a scalar is written in JSON where Postgres would write it otherwise. */
  encode?: { [S in keyof Types['Scalars'] & string]?: (value: Expression<unknown>) => Expression<unknown> };
}

/** Pothos' field builder with its types set aside: what goes in is typed above, what comes out is a FieldRef. */
export interface Pothos {
  field(options: object): FieldMap[string];
  connection(options: object, connection: object): FieldMap[string];
  arg: (options: object) => unknown;
  builder?: unknown;
}
export type Planned = Readonly<Record<string, unknown>>;

export const rule = <H extends House, T extends TableOf<H>>(scope: Scope) =>
  ({ ...scope, eb: expressionBuilder<H['DB'], never>() }) as unknown as Rule<H, T>;
