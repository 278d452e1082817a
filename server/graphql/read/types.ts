import type { EnumRef, FieldMap, ObjectRef, SchemaTypes } from '@pothos/core';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SelectType, type SqlBool } from 'kysely';
import type { Scope, Verdict } from './planned.ts';

/** What the house is made of: its database, what is known of a viewer, the permissions by name. */
export interface House {
  DB: object;
  Viewer: object;
  Permission: string;
}
/** A name of a table. */
export type TableOf<H extends House> = keyof H['DB'] & string;
/** A name of a column. */
export type Column<H extends House, T extends TableOf<H>> = keyof H['DB'][T] & string;
/** What a column holds. */
export type Value<H extends House, T extends TableOf<H>, C extends Column<H, T>> = SelectType<H['DB'][T][C]>;
/** What a column is after its way through JSON. */
export type Json<V> = V extends Date ? string : V extends readonly (infer E)[] ? readonly Json<E>[] : V;
/** Columns that are never null. */
export type Solid<H extends House, T extends TableOf<H>> = {
  [C in Column<H, T>]: null extends Value<H, T, C> ? never : C;
}[Column<H, T>];
/** The name of a column as the schema has it: `created_at` becomes `createdAt`. */
export type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
/** The columns of a row, to be put into rules. */
export type Row<H extends House, T extends TableOf<H>> = { readonly [C in Column<H, T>]: Expression<Value<H, T, C>> };
/** Values that are known when the statement runs. A null among them compares as null does. */
export type LateValues<Shape> = { readonly [K in keyof Shape]-?: Expression<NonNullable<Shape[K]>> };

/** What a rule may speak about: the row, the viewer and the viewer's permissions (both late), Kysely. */
export interface Rule<H extends House, T extends TableOf<H>> {
  row: Row<H, T>;
  viewer: LateValues<H['Viewer']>;
  can(permission: H['Permission']): Expression<SqlBool>;
  eb: ExpressionBuilder<H['DB'], never>;
}
/** Everyone, or those whom the rule lets see a row. There is no default. */
export type VisibleTo<H extends House, T extends TableOf<H>> = 'everyone' | ((rule: Rule<H, T>) => Verdict);

/** A guarded field must be nullable: to those who may not see it, it answers null and an error. */
export type Access<H extends House, T extends TableOf<H>> = { description?: string } & (
  | { nullable?: boolean; permission?: never; allowed?: never }
  | { nullable: true; permission?: H['Permission']; allowed?: (rule: Rule<H, T>) => Verdict }
);

declare const table: unique symbol;
/** What a resolver of somebody else's may answer for a row: its key or its global id. The rest is loaded. */
export interface RowShape<T extends string> {
  readonly id: string | number;
  readonly [table]?: T;
}
/** A GraphQL type that is the rows of a table. */
export type RowType<Types extends SchemaTypes, T extends string> = ObjectRef<Types, RowShape<T>>;

/** What a scalar is in our code. */
export type Output<Types extends SchemaTypes, S extends keyof Types['Scalars']> = Types['Scalars'][S] extends {
  Output: infer O;
}
  ? O
  : never;
type ScalarName<Types extends SchemaTypes> = keyof Types['Scalars'] & string;
/** The scalars that can show a column of this type. */
export type Scalar<Types extends SchemaTypes, V> = [V] extends [Date]
  ? Extract<ScalarName<Types>, 'DateTime' | 'Date'>
  : { [S in ScalarName<Types>]: V extends Output<Types, S> ? S : never }[ScalarName<Types>];
type OneLeaf<Types extends SchemaTypes> = ScalarName<Types> | EnumRef<Types, unknown>;
type OneValue<Types extends SchemaTypes, L> =
  L extends EnumRef<Types, infer V> ? V : L extends ScalarName<Types> ? Output<Types, L> : never;
/** A scalar or an enum, or a list of them: `'Int'`, `ReviewState`, `['String']`. */
export type LeafType<Types extends SchemaTypes> = OneLeaf<Types> | readonly [OneLeaf<Types>];
/** What a leaf is in our code. */
export type LeafValue<Types extends SchemaTypes, L> = L extends readonly [infer E]
  ? readonly OneValue<Types, E>[]
  : OneValue<Types, L>;
/** What an expression may be that a scalar shows: its codec turns dates and big numbers into text. */
type OneSql<Types extends SchemaTypes, L> = L extends 'DateTime' | 'Date'
  ? Date | string
  : L extends 'ID' | 'String' | 'Float'
    ? string | number | bigint
    : OneValue<Types, L>;
/** What an expression may be in our code that a leaf shows. */
export type SqlValue<Types extends SchemaTypes, L> = L extends readonly [infer E]
  ? readonly OneSql<Types, E>[]
  : OneSql<Types, L>;
/** The types that a column can be shown as. */
export type Leaf<Types extends SchemaTypes, V> = [V] extends [readonly (infer E)[]]
  ? readonly [Scalar<Types, NonNullable<E>> | EnumRef<Types, NonNullable<E>>]
  : Scalar<Types, V> | EnumRef<Types, V>;
type Named<Types extends SchemaTypes, V> = [V] extends [readonly (infer E)[]]
  ? `[${Scalar<Types, NonNullable<E>>}!]`
  : Scalar<Types, V>;
/** A column's type in short: `'Int'`, `'String?'`, `'[String!]'`, or an enum where it is never null. */
export type Spec<Types extends SchemaTypes, V> = null extends V
  ? `${Named<Types, NonNullable<V>>}?`
  : Named<Types, V> | EnumRef<Types, V>;

/** How a row finds its relatives: by our column (their key), by their column (our key), or by any condition. */
export type Link<H extends House, T extends TableOf<H>, U extends TableOf<H>> =
  | { via: Column<H, T> }
  | { by: Column<H, U> }
  | { on: (theirs: Row<H, U>, ours: Row<H, T>, eb: ExpressionBuilder<H['DB'], never>) => Expression<SqlBool> };

/** Pothos' field builder with its types set aside: what goes in is typed above, what comes out is a FieldRef. */
export interface Pothos {
  field(options: object): FieldMap[string];
  connection(options: object, connection: object): FieldMap[string];
  arg: (options: object) => unknown;
}

/** A rule of the house from the scope of a row source. */
export const rule = <H extends House, T extends TableOf<H>>(scope: Scope): Rule<H, T> =>
  ({ ...scope, eb: expressionBuilder<H['DB'], never>() }) as unknown as Rule<H, T>;
