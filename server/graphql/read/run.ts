import {
  type FieldNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  type SelectionNode,
} from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import type { Codec } from './codecs.ts';

export type Args = Readonly<Record<string, unknown>>;
export type Field = GraphQLField<unknown, unknown>;

/** What a plan needs from the resolve info; graphql-js and the direct executor both have it. */
export type Place = Pick<
  GraphQLResolveInfo,
  'operation' | 'fragments' | 'fieldNodes' | 'schema' | 'parentType' | 'fieldName' | 'returnType' | 'variableValues'
>;

/** A statement for the database. Prepared ones have a name. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** Foreign rows that had to be loaded because their fields were selected. */
export interface Miss {
  type: string;
  fields: readonly string[];
  rows: number;
}

/** How the planner reaches the application. */
export interface Host {
  can(context: object, permission: string): boolean;
  viewer(context: object): object;
  viewerTypes: Readonly<Record<string, string>>;
  /** Runs a statement that returns one row with one text column, and returns that text. */
  query(context: object, statement: Statement): Promise<string | null>;
  maxRows: number;
  codecs: Readonly<Record<string, Codec>>;
  onMiss?: (miss: Miss) => void;
}

/** The variables of one execution. Only they may shape a statement, so a plan serves every viewer. */
export class Variables {
  readonly #args = new Map<FieldNode, Args>();
  readonly values: Args;
  constructor(values: Args) {
    this.values = values;
  }

  args(field: Field, node: FieldNode): Args {
    const known = this.#args.get(node);
    if (known) return known;
    const args = getArgumentValues(field, node, this.values);
    this.#args.set(node, args);
    return args;
  }

  /** Whether `@skip` and `@include` let a selection through. */
  includes(node: SelectionNode): boolean {
    if (!node.directives?.length) return true;
    if (getDirectiveValues(GraphQLSkipDirective, node, this.values)?.['if'] === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, node, this.values)?.['if'] !== false;
  }
}

/** One execution of a plan: everything that late values may use. */
export class Run {
  readonly host: Host;
  readonly context: object;
  readonly variables: Variables;
  /** The ids that a command returned, for the payload of its mutation, or the keys of foreign rows. */
  readonly ids: Args;
  readsCursor = false;

  constructor(host: Host, context: object, variables: Variables, ids: Args = {}) {
    this.host = host;
    this.context = context;
    this.variables = variables;
    this.ids = ids;
  }

  can(permission: string): boolean {
    return this.host.can(this.context, permission);
  }
}

/** A parameter whose value is read when the plan runs, so that the statement's text doesn't depend on it. */
export class Late {
  readonly pick: (run: Run) => unknown;
  /** Its Postgres type. It also types a null, and lets one parameter serve everywhere the value is used. */
  readonly type: string | undefined;
  constructor(pick: (run: Run) => unknown, type?: string) {
    this.pick = pick;
    this.type = type;
  }

  sql<T>(): RawBuilder<T> {
    return this.type ? sql<T>`${this}::${sql.raw(this.type)}` : sql<T>`${this}`;
  }
}

/** A late value in SQL. */
export const late = <T>(pick: (run: Run) => unknown, type?: string): RawBuilder<T> => new Late(pick, type).sql<T>();
