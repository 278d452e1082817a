import { type FieldNode, type GraphQLObjectType, type GraphQLOutputType, getNamedType, isAbstractType } from 'graphql';
import { type Expression, type SqlBool, sql } from 'kysely';
import { refuse } from './errors.ts';
import { isWritten } from './leaf.ts';
import type { Answer, Condition, Plan, Question } from './plan.ts';
import {
  type Columns,
  type Compiling,
  isWrapped,
  objectType,
  type Pairs,
  type PlannedField,
  plannedOf,
  type RowSource,
  type Scope,
  type Spot,
  type Sql,
  type TableType,
  type Verdict,
} from './planned.ts';
import type { Field, Host, Run, Variables } from './run.ts';
import { Scopes } from './scopes.ts';
import { collectFields, type Fields, type Selection, type Source, selectionOf } from './selection.ts';
import { object, rowsOf, textOf, unionOf } from './sql.ts';

/** The input of a compilation. The variables are dropped afterwards, because a plan must not keep a request alive. */
export interface Subject {
  host: Host;
  source: Source;
  variables: Variables;
}
type Cost = (run: Run) => number;

/** Replaces a value that the viewer may not see. */
export const deniedMark = '{"$denied":true}';

/** Compiles everything selected under a root field, or under a mutation's payload, to one statement. */
export function compilePlan(
  subject: Subject,
  build: (compile: Compile) => Sql,
): { plan: Plan; conditions: readonly Condition[] } {
  const compile = new Compile(subject);
  const json = build(compile);
  compile.finish();
  const { needsJavaScript, mayDeny, demands, ids, conditions } = compile;
  return { plan: { ...textOf(json), needsJavaScript, mayDeny, demands, ids, rows: compile.rows() }, conditions };
}

/** A statement being compiled: what its parts need, and what must be known before it may run. */
export class Compile implements Compiling {
  readonly conditions: Condition[] = [];
  /** Permissions required before the statement may run at all. */
  readonly demands: { permission: string; parentType: GraphQLObjectType; fieldName: string }[] = [];
  /** The fields of a mutation's payload that are read by id. */
  readonly ids: string[] = [];
  needsJavaScript = false;
  mayDeny = false;
  readonly host: Host;
  readonly source: Source;
  readonly #scopes: Scopes;
  #variables: Variables | null;
  #costs: Cost[] = [];

  constructor({ host, source, variables }: Subject) {
    this.host = host;
    this.source = source;
    this.#variables = variables;
    this.#scopes = new Scopes(host.viewerTypes);
  }

  finish() {
    this.#variables = null;
  }

  /** Requires a permission without which the statement must not run at all. */
  demand(permission: string, fieldName: string) {
    this.demands.push({ permission, parentType: this.source.schema.getQueryType()!, fieldName });
  }

  rows(): Cost {
    return sum(this.#costs);
  }

  /**
   * Anything that changes the text of the statement must be read through here: a plan is reused if all answers are the
   * same.
   */
  decide<A extends Answer>(question: (variables: Variables) => A): A {
    if (!this.#variables) throw new Error('This plan is compiled: ask its questions while compiling');
    const answer = question(this.#variables);
    this.conditions.push({ question: question as Question, answer });
    return answer;
  }

  /** The selected fields of a type by response key. */
  fields(type: GraphQLObjectType, selection: Selection): Fields {
    return collectFields(
      this.source,
      type,
      selection,
      (node) => !node.directives?.length || this.decide((variables) => variables.includes(node)),
    );
  }

  /** The selected fields of one row (or of a payload, which has none) as pairs of response key and SQL. */
  pairs(type: GraphQLObjectType, fields: Fields, scope: Scope): Pairs {
    const pairs: Pairs = new Map();
    for (const [key, nodes] of fields) {
      const name = nodes[0]!.name.value;
      if (name === '__typename') pairs.set(key, sql.lit(type.name));
      else this.#pair(pairs, key, this.spot(type.getFields()[name]!, nodes, scope));
    }
    return pairs;
  }

  spot(field: Field, nodes: readonly FieldNode[], scope: Scope): Spot {
    const node = nodes[0]!;
    const args: Spot['args'] = (variables) => variables.args(field, node);
    return { compile: this, field, node, scope, selection: selectionOf(nodes), args };
  }

  /** Opens a row source of a table. Rows enter a statement only here, so a scope cannot be forgotten. */
  from(target: TableType, join: (row: Columns) => Expression<SqlBool>): RowSource {
    const alias = this.#scopes.newAlias();
    const scope = this.scope(alias);
    const visible = this.visible(target, scope);
    const query = rowsOf(target.table, alias).where(join(scope.row));
    return { query: visible === true ? query : query.where(visible || sql<SqlBool>`false`), scope };
  }

  /** Combines several sources of one table. They are in scope, because each was opened by `from`. */
  merged(sources: readonly RowSource[]): RowSource {
    const alias = this.#scopes.newAlias();
    const queries = sources.map(({ query }) => query);
    return { query: unionOf(queries, alias), scope: this.scope(alias) };
  }

  visible(target: TableType, scope: Scope): Verdict {
    return target.visibleTo === 'everyone' || target.visibleTo(scope);
  }

  scope(alias: string): Scope {
    return this.#scopes.of(alias);
  }

  /** One row as a JSON object, or null. */
  one(
    type: GraphQLOutputType,
    selection: Selection,
    target: TableType,
    join: (row: Columns) => Expression<SqlBool>,
  ): Sql {
    return this.counted(
      () => 1,
      () => {
        const { query, scope } = this.from(target, join);
        return query.select(this.row(target, selection, scope, isAbstractType(getNamedType(type))).as('json'));
      },
    );
  }

  /** One row as a JSON object. Under an abstract type it includes the name of its type. */
  row(target: TableType, selection: Selection, scope: Scope, isAbstract = false) {
    const type = objectType(this.source.schema.getType(target.name) as GraphQLOutputType);
    const pairs = this.pairs(type, this.fields(type, selection), scope);
    if (isAbstract && !pairs.has('__typename')) {
      pairs.set('__typename', sql.lit(target.name));
      this.needsJavaScript = true;
    }
    return sql`${object(pairs)}`;
  }

  /** Multiplies the cost of the contents by the most rows that a list may have. */
  counted<T>(size: Cost, build: () => T): T {
    const outer = this.#costs;
    this.#costs = [];
    const built = build();
    const inner = sum(this.#costs);
    this.#costs = [...outer, (run) => size(run) * (1 + inner(run))];
    return built;
  }

  #pair(pairs: Pairs, key: string, at: Spot) {
    const planned = plannedOf(at.field);
    if (!planned?.sql || isWrapped(at.field) || !isWritten(at.field.type, this.host.codecs))
      this.needsJavaScript = true;
    if (!planned) return;
    if (key.length > 60) throw refuse(`The alias ${key} is longer than 60 letters.`, 'ALIAS_TOO_LONG');
    for (const column of planned.needs ?? []) pairs.set(`$${column}`, at.scope.row[column]!);
    pairs.set(key, this.#guarded(planned.sql?.(at) ?? sql.lit(0), this.#allowed(planned, at.scope)));
  }

  #allowed({ permission, allowed }: PlannedField, scope: Scope): Verdict {
    const verdict = allowed?.(scope) ?? true;
    if (permission === undefined) return verdict;
    const may = scope.can(permission);
    return verdict === true ? may : sql<SqlBool>`(${may} and ${verdict || sql`false`})`;
  }

  /** Replaces a value the viewer may not see with a mark, which becomes an error at that path. */
  #guarded(value: Sql, allowed: Verdict): Sql {
    if (allowed === true) return value;
    this.mayDeny = true;
    return sql`case when ${allowed || sql`false`} then to_json(${value}) else ${sql.lit(deniedMark)}::json end`;
  }
}

const sum =
  (costs: readonly Cost[]): Cost =>
  (run) =>
    costs.reduce((total, cost) => total + cost(run), 0);
