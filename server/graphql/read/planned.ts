import { type FieldNode, type GraphQLObjectType, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import type { Expression, SqlBool } from 'kysely';
import type { Answer } from './plan.ts';
import type { Args, Field, Run, Variables } from './run.ts';
import type { Fields, Selection } from './selection.ts';

/** Any value in a statement. */
export type Sql = Expression<unknown>;
/** References to the columns of a row source. */
export type Columns = Readonly<Record<string, Expression<unknown>>>;
/** Whether a rule allows something: decided by the statement, or known in advance. */
export type Verdict = Expression<SqlBool> | boolean;

/** What a rule (scope, filter, permission, expression) may use; the planner gives it exact types. */
export interface Scope {
  row: Columns;
  viewer: Columns;
  can(permission: string): Expression<SqlBool>;
}

/** Selected values by response key. */
export type Pairs = Map<string, Sql>;

/** Kysely without a schema; types.ts has the typed layer. */
export interface Rows extends Sql {
  where(condition: Expression<SqlBool>): Rows;
  select(what: unknown): Rows;
  selectAll(): Rows;
  orderBy(what: Sql, direction: 'asc' | 'desc'): Rows;
  limit(count: Sql): Rows;
}

/** A row source, and what rules may use of it. */
export interface RowSource {
  query: Rows;
  scope: Scope;
}

/** The Postgres type of a table's key. */
export type IdType = 'int' | 'bigint' | 'uuid' | 'text';

/** A GraphQL type whose objects are the rows of a table. */
export interface TableType {
  name: string;
  isNode: boolean;
  table: string;
  key: string;
  idType: IdType;
  visibleTo: 'everyone' | ((scope: Scope) => Verdict);
}

/** How a field is compiled, stored in its GraphQL extensions under `plan`. */
export interface PlannedField {
  sql?(at: Spot): Sql;
  /** Columns that its JavaScript function reads. They travel under `$column`, which is not a valid GraphQL name. */
  needs?: readonly string[];
  permission?: string | undefined;
  allowed?: ((scope: Scope) => Verdict) | undefined;
  root?(at: Spot): Sql;
}

/** The parts of the compiler that fields may use; see `Compile`. */
export interface Compiling {
  readonly ids: string[];
  demand(permission: string, fieldName: string): void;
  decide<A extends Answer>(question: (variables: Variables) => A): A;
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

/** A selected field during compilation. */
export interface Spot {
  compile: Compiling;
  field: Field;
  node: FieldNode;
  selection: Selection;
  scope: Scope;
  args(variables: Variables): Args;
}

/** How SQL reads a field; undefined if it doesn't. */
export const plannedOf = (field: Field): PlannedField | undefined =>
  field.extensions['plan'] as PlannedField | undefined;

/** Whether a plugin wraps the field's resolver: such a field is never answered by SQL alone. */
export const isWrapped = (field: Field): boolean => Boolean(field.extensions['pothosResolveWrapped']);

export function objectType(type: GraphQLOutputType): GraphQLObjectType {
  const named = getNamedType(type);
  if (!isObjectType(named)) throw new Error(`${named.name} is not an object type`);
  return named;
}
