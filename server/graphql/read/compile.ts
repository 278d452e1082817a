import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  isAbstractType,
  isEnumType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import {
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SqlBool,
  sql,
} from 'kysely';
import {
  type Answer,
  type Args,
  type Field,
  late,
  type Plan,
  type Question,
  type Run,
  refuse,
  statementName,
} from './run.ts';

export type Sql = Expression<unknown>;
export type Pairs = Map<string, Sql>;
export type Selection = readonly SelectionSetNode[];
/** References to the columns of one row source of the statement. */
export type Columns = Readonly<Record<string, Expression<unknown>>>;

/** What a rule (scope, filter, permission, expression) may speak about; the planner gives it exact types. */
export interface Scope {
  row: Columns;
  viewer: Columns;
  can(permission: string): Expression<SqlBool>;
}

/** A GraphQL type that is the rows of a table. */
export interface TableType {
  name: string;
  isNode: boolean;
  table: string;
  key: string;
  idType: IdType;
  visibleTo: 'everyone' | ((scope: Scope) => Expression<SqlBool> | boolean);
}
export type IdType = 'int' | 'bigint' | 'uuid';

/** What a field says to the compiler, kept in its GraphQL extensions under `plan`. */
export interface PlannedField {
  sql?(at: Spot): Sql;
  /** Columns that its JavaScript function reads; they travel under `$column`, which no GraphQL name can be. */
  needs?: readonly string[];
  permission?: string | undefined;
  allowed?(scope: Scope): Expression<SqlBool> | boolean;
  root?(at: Spot): Sql;
}

/** One selected field while it is compiled. */
export interface Spot {
  compile: Compile;
  field: Field;
  node: FieldNode;
  selection: Selection;
  scope: Scope;
  args(run: Run): Args;
}

/** Compile-only: statements run on the pool, by name. */
export const kysely = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Compiles everything selected under a root field, or under a mutation's payload, to one statement. */
export function compileRoot(run: Run, build: (compile: Compile) => Sql) {
  const compile = new Compile(run);
  const { sql: text, parameters } = sql`select (${build(compile)})::text as json`.compile(kysely);
  const rows = sum(compile.costs);
  const plan: Plan = { text, parameters, name: statementName(text), uses: 0, verbatim: compile.verbatim, rows };
  compile.finish();
  return { plan, asked: compile.asked };
}

export class Compile {
  readonly asked: { question: Question; answer: Answer }[] = [];
  verbatim = true;
  costs: ((run: Run) => number)[] = [];
  /** Answers the questions; let go afterwards, for a plan must not keep a request alive. */
  #run: Run | null;
  #aliases = 0;
  constructor(run: Run) {
    this.#run = run;
  }

  get run(): Run {
    if (!this.#run) throw new Error('This plan is compiled: ask its questions while compiling');
    return this.#run;
  }

  finish() {
    this.#run = null;
  }

  /** Whatever changes the text of the statement must be asked here: the plan is reused where all answers are the same. */
  ask<A extends Answer>(question: (run: Run) => A): A {
    const answer = question(this.run);
    this.asked.push({ question, answer });
    return answer;
  }

  /** The selected fields of a type by response key: fragments flattened, `@skip` and `@include` decided. */
  fields(
    type: GraphQLObjectType,
    selection: Selection,
    into = new Map<string, FieldNode[]>(),
  ): Map<string, FieldNode[]> {
    for (const node of selection.flatMap((set) => set.selections)) {
      if (!this.#included(node)) continue;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        into.set(key, [...(into.get(key) ?? []), node]);
        continue;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.run.place.fragments[node.name.value]! : node;
      if (this.#applies(fragment.typeCondition?.name.value, type)) this.fields(type, [fragment.selectionSet], into);
    }
    return into;
  }

  /** The selected fields of one row (or of a payload, which has none) as pairs of response key and SQL. */
  pairs(type: GraphQLObjectType, selection: Selection, scope: Scope): Pairs {
    const pairs: Pairs = new Map();
    for (const [key, nodes] of this.fields(type, selection)) {
      if (nodes[0]!.name.value === '__typename') {
        pairs.set(key, sql.lit(type.name));
        continue;
      }
      const field = type.getFields()[nodes[0]!.name.value]!;
      const planned = plannedOf(field);
      if (!planned?.sql || field.extensions['pothosResolveWrapped'] || !this.#isWritten(field.type))
        this.verbatim = false;
      if (planned) this.#emit(pairs, key, planned, this.spot(field, nodes, scope));
    }
    return pairs;
  }

  spot(field: Field, nodes: readonly FieldNode[], scope: Scope): Spot {
    const node = nodes[0]!;
    return { compile: this, field, node, scope, selection: selectionOf(nodes), args: (run) => run.args(field, node) };
  }

  /** Opens a row source of a table. This is the only way rows enter a statement, so no scope can be forgotten. */
  from(target: TableType, join: (row: Columns) => Expression<SqlBool>) {
    const alias = `t${++this.#aliases}`;
    const scope = this.scope(alias);
    const visible = target.visibleTo === 'everyone' || target.visibleTo(scope);
    let query = kysely.selectFrom(sql.table(target.table).as(alias) as never).where(join(scope.row));
    if (visible !== true) query = query.where(visible || sql<SqlBool>`false`);
    return { query: query as unknown as Source, scope };
  }

  scope(alias: string): Scope {
    return {
      row: refs(alias),
      viewer: viewer(this.run.host.viewerTypes),
      can: (permission) => sql<SqlBool>`${late((run) => run.can(permission))}::boolean`,
    };
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

  /** One row as a JSON object. Under an abstract type it says which type it is. */
  row(target: TableType, selection: Selection, scope: Scope, isAbstract = false) {
    const pairs = this.pairs(this.run.place.schema.getType(target.name) as GraphQLObjectType, selection, scope);
    if (isAbstract && !pairs.has('__typename')) {
      pairs.set('__typename', sql.lit(target.name));
      this.verbatim = false;
    }
    return object(pairs);
  }

  /** Multiplies the cost of what is inside by the rows that a list may have. */
  counted<T>(size: (run: Run) => number, build: () => T): T {
    const outer = this.costs;
    this.costs = [];
    const built = build();
    const inner = sum(this.costs);
    this.costs = [...outer, (run) => size(run) * (1 + inner(run))];
    return built;
  }

  #emit(pairs: Pairs, key: string, planned: PlannedField, at: Spot) {
    if (key.length > 60) throw refuse(`The alias ${key} is longer than 60 letters.`, 'ALIAS_TOO_LONG');
    if (planned.permission !== undefined && !this.ask((run) => run.can(planned.permission!))) {
      this.verbatim = false;
      return;
    }
    for (const column of planned.needs ?? []) pairs.set(`$${column}`, at.scope.row[column]!);
    const allowed = planned.allowed?.(at.scope) ?? true;
    const value = planned.sql?.(at) ?? sql.lit(0);
    pairs.set(key, allowed === true ? value : this.#guarded(value, allowed));
  }

  /** A row that does not let the viewer see the field answers a mark instead, which becomes an error at that path. */
  #guarded(value: Sql, allowed: Expression<SqlBool> | false): Sql {
    this.verbatim = false;
    return sql`case when ${allowed || sql`false`} then to_json(${value}) else '{"$denied":true}'::json end`;
  }

  /** Whether Postgres writes such values as GraphQL would serialize them. */
  #isWritten(type: GraphQLOutputType): boolean {
    const named = getNamedType(type);
    if (isEnumType(named)) return named.getValues().every(({ name, value }) => name === value);
    return !isScalarType(named) || isSpecifiedScalarType(named) || named.name in this.run.host.encode;
  }

  #included(node: SelectionNode): boolean {
    if (!node.directives?.length) return true;
    return this.ask((run) => {
      const variables = run.place.variableValues;
      return (
        getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
        getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false
      );
    });
  }

  #applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (!condition || condition === type.name) return true;
    const { schema } = this.run.place;
    const named = schema.getType(condition);
    return isAbstractType(named) && schema.isSubType(named, type);
  }
}

/** Kysely without a schema: the typed layer stands in planner.ts. */
export interface Source extends Sql {
  where(condition: Expression<SqlBool>): Source;
  select(what: unknown): Source;
  orderBy(what: Sql, direction: 'asc' | 'desc'): Source;
  limit(count: Sql): Source;
}

export const plannedOf = (field: Field) => field.extensions['plan'] as PlannedField | undefined;
export const selectionOf = (nodes: readonly FieldNode[]): Selection => nodes.flatMap((node) => node.selectionSet ?? []);
export const objectType = (type: GraphQLOutputType): GraphQLObjectType => {
  const named = getNamedType(type);
  if (!isObjectType(named)) throw new Error(`${named.name} is not an object type`);
  return named;
};

/** A function takes at most 100 arguments in Postgres, so wide rows go through a record. */
export function object(pairs: Pairs) {
  const entries = [...pairs];
  if (entries.length > 50)
    return sql`(select to_json(o) from (select ${sql.join(entries.map(([key, value]) => sql`${value} as ${sql.id(key)}`))}) o)`;
  return sql`json_build_object(${sql.join(entries.flatMap(([key, value]) => [sql.lit(key), value]))})`;
}

export const refs = (alias: string): Columns =>
  new Proxy({}, { get: (_none, column) => sql.ref(`${alias}.${String(column)}`) });
const viewer = (types: Readonly<Record<string, string>>): Columns =>
  new Proxy(
    {},
    {
      get: (_none, property) =>
        sql`${late((run) => Reflect.get(run.host.viewer(run.context), property) ?? null)}::${sql.raw(types[String(property)]!)}`,
    },
  );
export const lateArgs = (at: Spot): Columns =>
  new Proxy({}, { get: (_none, name) => late((run) => at.args(run)[String(name)]) });

const sum = (costs: readonly ((run: Run) => number)[]) => (run: Run) =>
  costs.reduce((total, cost) => total + cost(run), 0);

/** One of several row sources, by the value of a column. */
export const choose = (
  by: Expression<unknown>,
  cases: readonly (readonly [string, TableType])[],
  one: (target: TableType) => Expression<unknown>,
) =>
  cases.length
    ? sql`case ${by} ${sql.join(
        cases.map(([value, target]) => sql`when ${sql.lit(value)} then (${one(target)})`),
        sql` `,
      )} end`
    : sql`null::json`;
