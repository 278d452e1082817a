import { type FieldNode, type GraphQLObjectType, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import type { Expression, SqlBool } from 'kysely';
import type { Answer } from './plan.ts';
import type { Args, Field, Run, Variables } from './run.ts';
import type { Fields, Selection } from './selection.ts';

/** Any value of a statement. */
export type Sql = Expression<unknown>;
/** References to the columns of one row source of the statement. */
export type Columns = Readonly<Record<string, Expression<unknown>>>;
/** Whether a rule lets something through: for the statement to find out, or known before. */
export type Verdict = Expression<SqlBool> | boolean;

/** What a rule (scope, filter, permission, expression) may speak about; the planner gives it exact types. */
export interface Scope {
  row: Columns;
  viewer: Columns;
  can(permission: string): Expression<SqlBool>;
}

/** Selected values by response key. */
export type Pairs = Map<string, Sql>;

/** Kysely without a schema: the typed layer stands in types.ts. */
export interface Rows extends Sql {
  where(condition: Expression<SqlBool>): Rows;
  select(what: unknown): Rows;
  selectAll(): Rows;
  orderBy(what: Sql, direction: 'asc' | 'desc'): Rows;
  limit(count: Sql): Rows;
}

/** Rows under way, and what rules may say of them. */
export interface RowSource {
  query: Rows;
  scope: Scope;
}

/** What the key of a table is in Postgres. */
export type IdType = 'int' | 'bigint' | 'uuid' | 'text';

/** A GraphQL type that is the rows of a table. */
export interface TableType {
  name: string;
  isNode: boolean;
  table: string;
  key: string;
  idType: IdType;
  visibleTo: 'everyone' | ((scope: Scope) => Verdict);
}

/** What a field says to the compiler, kept in its GraphQL extensions under `plan`. */
export interface PlannedField {
  sql?(at: Spot): Sql;
  /** Columns that its JavaScript function reads; they travel under `$column`, which no GraphQL name can be. */
  needs?: readonly string[];
  permission?: string | undefined;
  allowed?: ((scope: Scope) => Verdict) | undefined;
  root?(at: Spot): Sql;
}

/** What a field may use of the compiler; `Compile` says what each does. */
export interface Compiling {
  readonly ids: string[];
  demand(permission: string, fieldName: string): void;
  ask<A extends Answer>(question: (variables: Variables) => A): A;
  fields(type: GraphQLObjectType, selection: Selection): Fields;
  pairs(type: GraphQLObjectType, fields: Fields, scope: Scope): Pairs;
  from(target: TableType, join: (row: Columns) => Expression<SqlBool>): RowSource;
  merged(sources: readonly RowSource[]): RowSource;
  visible(target: TableType, scope: Scope): Verdict;
  one(
    type: GraphQLOutputType,
    selection: Selection,
    target: TableType,
    join: (row: Columns) => Expression<SqlBool>,
  ): Sql;
  row(target: TableType, selection: Selection, scope: Scope): Sql;
  counted<T>(size: (run: Run) => number, build: () => T): T;
}

/** One selected field while it is compiled. */
export interface Spot {
  compile: Compiling;
  field: Field;
  node: FieldNode;
  selection: Selection;
  scope: Scope;
  args(variables: Variables): Args;
}

/** How a field is read by SQL; undefined for one that is not. */
export const plannedOf = (field: Field): PlannedField | undefined =>
  field.extensions['plan'] as PlannedField | undefined;

/** Whether a plugin put its own function before the field's: such a field is never answered by SQL alone. */
export const isWrapped = (field: Field): boolean => Boolean(field.extensions['pothosResolveWrapped']);

export function objectType(type: GraphQLOutputType): GraphQLObjectType {
  const named = getNamedType(type);
  if (!isObjectType(named)) throw new Error(`${named.name} is not an object type`);
  return named;
}
