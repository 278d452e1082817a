import { type GraphQLInputType, isInputObjectType } from 'graphql';
import {
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { Columns, Pairs, Rows, Spot, Sql, TableType } from './planned.ts';
import { type Args, Late, type Run } from './run.ts';

/** Uses one parameter for a late value in several places. */
class Compiler extends PostgresQueryCompiler {
  readonly #places = new Map<Late, string>();

  protected override appendValue(value: unknown): void {
    const known = value instanceof Late && this.#places.get(value);
    if (known) this.append(known);
    else super.appendValue(value);
    if (value instanceof Late && value.type && !known) this.#places.set(value, this.getCurrentParameterPlaceholder());
  }
}

/**
 * Only compiles: statements run on the application's pool. Each statement needs a new compiler, because it counts
 * parameters.
 */
const kysely = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The text of `select … as json` and its parameters, some of them late. */
export function textOf(json: Sql): { text: string; parameters: readonly unknown[] } {
  const node = sql`select (${json})::text as json`.toOperationNode();
  const { sql: text, parameters } = new Compiler().compileQuery(node, { queryId: 'plan' });
  return { text, parameters };
}

/** A query over a table under an alias, from which statements are built. */
export const rowsOf = (table: string, alias: string): Rows =>
  kysely.selectFrom(sql.table(table).as(alias) as never) as unknown as Rows;

/** The rows of several queries over one table, one after the other, under an alias. */
export function unionOf(queries: readonly Rows[], alias: string): Rows {
  const all = sql.join(
    queries.map((query) => sql`(${query.selectAll()})`),
    sql` union all `,
  );
  return kysely.selectFrom(sql`(${all})`.as(alias) as never) as unknown as Rows;
}

/** A Postgres function takes at most 100 arguments, so wide rows go through a record. */
export function object(pairs: Pairs): Sql {
  const entries = [...pairs];
  if (entries.length > 50)
    return sql`(select to_json(o) from (select ${sql.join(entries.map(([key, value]) => sql`${value} as ${sql.id(key)}`))}) o)`;
  return sql`json_build_object(${sql.join(entries.flatMap(([key, value]) => [sql.lit(key), value]))})`;
}

/** The columns of a row source. */
export const refs = (alias: string): Columns =>
  new Proxy({}, { get: (_none, column) => sql.ref(`${alias}.${String(column)}`) });

/** One of several row sources, chosen by the value of a column. */
export function choose(
  by: Expression<unknown>,
  cases: readonly (readonly [string, TableType])[],
  one: (target: TableType) => Expression<unknown>,
): Sql {
  if (!cases.length) return sql`null::json`;
  const whens = cases.map(([value, target]) => sql`when ${sql.lit(value)} then (${one(target)})`);
  return sql`case ${by} ${sql.join(whens, sql` `)} end`;
}

const argumentTypes: Readonly<Record<string, string>> = {
  Int: 'int',
  Float: 'float8',
  Boolean: 'boolean',
  DateTime: 'timestamptz',
  Date: 'date',
};
/** Where the values of arguments come from. */
const sources = new WeakMap<object, { value: Late; isList: boolean }>();

/** A field's arguments as late values, typed by their GraphQL type, or by context. */
export const lateArgs = (at: Spot): Columns => lateValues(at.field.args, (run) => at.args(run.variables));

/** The fields of a list's filter as late values. */
export function lateFilter(at: Spot): Columns {
  const type = at.field.args.find(({ name }) => name === 'filter')?.type;
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return lateValues(fields, (run) => filterOf(at.args(run.variables)));
}

/** The filter argument of a list; empty if missing. */
export const filterOf = ({ filter }: Args): Args => (filter ?? {}) as Args;

type Input = { readonly name: string; readonly type: GraphQLInputType };

function lateValues(inputs: readonly Input[], valuesOf: (run: Run) => Args): Columns {
  const types = new Map(inputs.map(({ name, type }) => [name, String(type)]));
  const known = new Map<string, Sql>();
  const make = (name: string) => {
    const type = types.get(name) ?? '';
    const value = new Late((run) => valuesOf(run)[name], argumentTypes[type.replace('!', '')]);
    const built = value.sql();
    sources.set(built, { value, isList: type.startsWith('[') });
    known.set(name, built);
    return built;
  };
  return new Proxy({}, { get: (_none, name) => known.get(String(name)) ?? make(String(name)) });
}

/**
 * A late value derived from an argument or a filter field, such as the key in a global id; for a list, from each item.
 */
export function lateOf(argument: object, pick: (value: unknown) => unknown, type: string): Sql {
  const source = sources.get(argument);
  if (!source) throw new Error('Only an argument or a field of the filter can be read so');
  const { value, isList } = source;
  return new Late((run) => pick(value.pick(run)), isList ? `${type}[]` : type).sql();
}
