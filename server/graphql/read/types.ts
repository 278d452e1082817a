import type { EnumRef, FieldMap, ObjectRef, SchemaTypes } from '@pothos/core';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SelectType, type SqlBool } from 'kysely';
import type { Scope, Verdict } from './planned.ts';

/** The application's types: its database, the viewer's properties, and the permissions by name. */
export interface House {
  DB: object;
  Viewer: object;
  Permission: string;
}
/** A name of a table. */
export type TableOf<H extends House> = keyof H['DB'] & string;
/** A name of a column. */
export type Column<H extends House, T extends TableOf<H>> = keyof H['DB'][T] & string;
/** The value of a column. */
export type Value<H extends House, T extends TableOf<H>, C extends Column<H, T>> = SelectType<H['DB'][T][C]>;
/** The value of a column after JSON. */
export type Json<V> = V extends Date ? string : V extends readonly (infer E)[] ? readonly Json<E>[] : V;
/** Columns that are never null. */
export type Solid<H extends House, T extends TableOf<H>> = {
  [C in Column<H, T>]: null extends Value<H, T, C> ? never : C;
}[Column<H, T>];
/** A column's name in the schema: `created_at` becomes `createdAt`. */
export type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
/** The columns of a row, for use in rules. */
export type Row<H extends House, T extends TableOf<H>> = { readonly [C in Column<H, T>]: Expression<Value<H, T, C>> };
/** Values that are known when the statement runs. A null compares like any null in SQL. */
export type LateValues<Shape> = { readonly [K in keyof Shape]-?: Expression<NonNullable<Shape[K]>> };

/** What a rule may use: the row, the viewer and the viewer's permissions (both late), Kysely. */
export interface Rule<H extends House, T extends TableOf<H>> {
  row: Row<H, T>;
  viewer: LateValues<H['Viewer']>;
  can(permission: H['Permission']): Expression<SqlBool>;
  eb: ExpressionBuilder<H['DB'], never>;
}
/** Everyone, or the viewers whom the rule lets see a row. There is no default. */
export type VisibleTo<H extends House, T extends TableOf<H>> = 'everyone' | ((rule: Rule<H, T>) => Verdict);

/** A guarded field must be nullable: viewers who may not see it get null and an error. */
export type Access<H extends House, T extends TableOf<H>> = { description?: string } & (
  | { nullable?: boolean; permission?: never; allowed?: never }
  | { nullable: true; permission?: H['Permission']; allowed?: (rule: Rule<H, T>) => Verdict }
);

declare const table: unique symbol;
/** What an ordinary resolver may return for a row: its key or its global id. The rest is loaded. */
export interface RowShape<T extends string> {
  readonly id: string | number;
  readonly [table]?: T;
}
/** A GraphQL type whose objects are the rows of a table. */
export type RowType<Types extends SchemaTypes, T extends string> = ObjectRef<Types, RowShape<T>>;

/** The TypeScript type of a scalar. */
export type Output<Types extends SchemaTypes, S extends keyof Types['Scalars']> = Types['Scalars'][S] extends {
  Output: infer O;
}
  ? O
  : never;
type ScalarName<Types extends SchemaTypes> = keyof Types['Scalars'] & string;
/** The scalars that can represent a column of this type. */
export type Scalar<Types extends SchemaTypes, V> = [V] extends [Date]
  ? Extract<ScalarName<Types>, 'DateTime' | 'Date'>
  : { [S in ScalarName<Types>]: V extends Output<Types, S> ? S : never }[ScalarName<Types>];
type OneLeaf<Types extends SchemaTypes> = ScalarName<Types> | EnumRef<Types, unknown>;
type OneValue<Types extends SchemaTypes, L> =
  L extends EnumRef<Types, infer V> ? V : L extends ScalarName<Types> ? Output<Types, L> : never;
/** A scalar or an enum, or a list of them: `'Int'`, `ReviewState`, `['String']`. */
export type LeafType<Types extends SchemaTypes> = OneLeaf<Types> | readonly [OneLeaf<Types>];
/** The TypeScript type of a leaf. */
export type LeafValue<Types extends SchemaTypes, L> = L extends readonly [infer E]
  ? readonly OneValue<Types, E>[]
  : OneValue<Types, L>;
/** What an SQL expression for a scalar may be: its codec turns dates and big numbers into text. */
type OneSql<Types extends SchemaTypes, L> = L extends 'DateTime' | 'Date'
  ? Date | string
  : L extends 'ID' | 'String' | 'Float'
    ? string | number | bigint
    : OneValue<Types, L>;
/** What an SQL expression for a leaf may be. */
export type SqlValue<Types extends SchemaTypes, L> = L extends readonly [infer E]
  ? readonly OneSql<Types, E>[]
  : OneSql<Types, L>;
/** The leaf types that can represent a column. */
export type Leaf<Types extends SchemaTypes, V> = [V] extends [readonly (infer E)[]]
  ? readonly [Scalar<Types, NonNullable<E>> | EnumRef<Types, NonNullable<E>>]
  : Scalar<Types, V> | EnumRef<Types, V>;
type Named<Types extends SchemaTypes, V> = [V] extends [readonly (infer E)[]]
  ? `[${Scalar<Types, NonNullable<E>>}!]`
  : Scalar<Types, V>;
/** A column's type in short: `'Int'`, `'String?'`, `'[String!]'`, or an enum if it is never null. */
export type Spec<Types extends SchemaTypes, V> = null extends V
  ? `${Named<Types, NonNullable<V>>}?`
  : Named<Types, V> | EnumRef<Types, V>;

/** How a row finds related rows: by our column (their key), by their column (our key), or by any condition. */
export type Link<H extends House, T extends TableOf<H>, U extends TableOf<H>> =
  | { via: Column<H, T> }
  | { by: Column<H, U> }
  | { on: (theirs: Row<H, U>, ours: Row<H, T>, eb: ExpressionBuilder<H['DB'], never>) => Expression<SqlBool> };

/** Pothos' field builder without its types: the input is typed above, and the output is a FieldRef. */
export interface Pothos {
  field(options: object): FieldMap[string];
  connection(options: object, connection: object): FieldMap[string];
  arg: (options: object) => unknown;
}

/** A rule's typed argument, from the scope of a row source. */
export const rule = <H extends House, T extends TableOf<H>>(scope: Scope): Rule<H, T> =>
  ({ ...scope, eb: expressionBuilder<H['DB'], never>() }) as unknown as Rule<H, T>;
