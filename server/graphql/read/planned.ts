import { type FieldNode, type GraphQLObjectType, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import type { Expression, SqlBool } from 'kysely';
import type { Compile } from './compile.ts';
import type { Args, Field, Variables } from './run.ts';
import type { Selection } from './selection.ts';
import type { Rows } from './sql.ts';

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

/** One selected field while it is compiled. */
export interface Spot {
  compile: Compile;
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
