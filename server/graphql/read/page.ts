import type { FieldNode } from 'graphql';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  type Columns,
  type Compile,
  lateArgs,
  object,
  objectType,
  type Pairs,
  type Scope,
  type Source,
  type Spot,
  type Sql,
  selectionOf,
  type TableType,
} from './compile.ts';
import { type Args, badCursor, late, type Run, refuse } from './run.ts';

/** Columns in one direction; the key of the table is added so that no two rows stand on one place. */
export interface Order {
  asc?: readonly string[];
  desc?: readonly string[];
}
export interface ConnectionPlan {
  target: TableType;
  join(child: Columns, parent: Scope): Expression<SqlBool>;
  sorts: Readonly<Record<string, Order>>;
  filters: Readonly<Record<string, (scope: Scope, value: Sql) => Expression<SqlBool>>>;
  pageSize: number;
  maxPageSize: number;
  /** A counter that is kept with the parent; used while no filter narrows the list. */
  count?(scope: Scope): Sql;
}

/** A keyset page as one JSON object in the shape of the selection: edges, nodes, pageInfo, totalCount. */
export function connection(plan: ConnectionPlan, at: Spot): Sql {
  return at.compile.counted(
    (run) => pageSize(plan, at.args(run)),
    () => new Page(plan, at).sql(),
  );
}

class Page {
  readonly plan: ConnectionPlan;
  readonly at: Spot;
  readonly compile: Compile;
  readonly sort: string;
  readonly backward: boolean;
  readonly given: { after: boolean; before: boolean };
  readonly filters: readonly string[];
  /** Columns of the rows of the page, computed only where the selection asks for them. */
  readonly columns: Pairs = new Map();

  constructor(plan: ConnectionPlan, at: Spot) {
    this.plan = plan;
    this.at = at;
    this.compile = at.compile;
    const ask = <A extends string | boolean>(pick: (args: Args) => A) => at.compile.ask((run) => pick(at.args(run)));
    this.sort = ask((args) => String(args['sort'] ?? Object.keys(plan.sorts)[0]));
    this.backward = ask((args) => args['last'] != null);
    this.given = { after: ask((args) => args['after'] != null), before: ask((args) => args['before'] != null) };
    this.filters = Object.keys(plan.filters).filter((name) => ask((args) => args[name] != null));
  }

  sql(): Sql {
    const type = objectType(this.at.field.type);
    const { query, scope } = this.#rows();
    const pairs: Pairs = new Map();
    for (const [key, nodes] of this.compile.fields(type, this.at.selection)) {
      const name = nodes[0]!.name.value;
      if (name === '__typename') pairs.set(key, sql.lit(type.name));
      if (name === 'edges') pairs.set(key, this.#list(this.#edge(nodes, scope)));
      if (name === 'nodes') pairs.set(key, this.#list(this.#node(nodes, scope)));
      if (name === 'pageInfo') pairs.set(key, this.#pageInfo(nodes, scope));
      if (name === 'totalCount') pairs.set(key, this.#totalCount());
    }
    if (!this.columns.size) return object(pairs);
    // `having` makes this one row even where the selection happens to use no aggregate.
    return sql`(select ${object(pairs)} from (${this.#window(query, scope)}) p having true)`;
  }

  /** One row more than the page tells whether there are others. */
  #window(query: Source, scope: Scope): Sql {
    const keys = this.#keys(scope.row);
    const direction = this.#descending !== this.backward ? 'desc' : 'asc';
    const order = sql.join(keys.map((key) => sql`${key} ${sql.raw(direction)}`));
    let page = query.select(sql`row_number() over (order by ${order})`.as('n'));
    for (const [name, value] of this.columns) page = page.select(sql`${value}`.as(name));
    for (const side of ['after', 'before'] as const)
      if (this.given[side]) page = page.where(this.#compare(side, scope.row, this.#isUp(side) ? '>' : '<'));
    for (const key of keys) page = page.orderBy(key, direction);
    return page.limit(late((run) => this.#size(run) + 1));
  }

  /** The rows of the list, wherever its pages begin and end. */
  #rows() {
    const { query, scope } = this.compile.from(this.plan.target, (row) => this.plan.join(row, this.at.scope));
    const values = lateArgs(this.at);
    const filtered = this.filters.reduce(
      (rows, name) => rows.where(this.plan.filters[name]!(scope, values[name]!)),
      query,
    );
    return { query: filtered, scope };
  }

  #edge(nodes: readonly FieldNode[], scope: Scope): Sql {
    const type = objectType(objectType(this.at.field.type).getFields()['edges']!.type);
    const pairs: Pairs = new Map();
    for (const [key, inner] of this.compile.fields(type, selectionOf(nodes))) {
      const name = inner[0]!.name.value;
      if (name === '__typename') pairs.set(key, sql.lit(type.name));
      if (name === 'cursor') pairs.set(key, this.#cursor(this.#keys(scope.row)));
      if (name === 'node') pairs.set(key, this.#node(inner, scope));
    }
    return object(pairs);
  }

  #node(nodes: readonly FieldNode[], scope: Scope): Sql {
    return this.compile.row(this.plan.target, selectionOf(nodes), scope);
  }

  #list(row: Sql): Sql {
    const name = `c${this.columns.size}`;
    this.columns.set(name, row);
    const order = this.backward ? sql` order by p.n desc` : sql``;
    return sql`coalesce(json_agg(p.${sql.id(name)}${order}) filter (where p.n <= ${this.#limit}), '[]')`;
  }

  #pageInfo(nodes: readonly FieldNode[], scope: Scope): Sql {
    const type = objectType(objectType(this.at.field.type).getFields()['pageInfo']!.type);
    const pairs: Pairs = new Map();
    // The keys of all rows and the cursor of one: making a cursor costs more than reading the row.
    this.#keys(scope.row).forEach((key, i) => this.columns.set(`k${i}`, key));
    const more = sql`count(*) > ${this.#limit}`;
    const near = this.#cursorAt(sql`least(${this.#limit}, count(*), 1)`);
    const far = this.#cursorAt(sql`least(${this.#limit}, count(*))`);
    for (const [key, inner] of this.compile.fields(type, selectionOf(nodes))) {
      const name = inner[0]!.name.value;
      if (name === '__typename') pairs.set(key, sql.lit(type.name));
      if (name === 'hasNextPage')
        pairs.set(key, sql`(${this.backward ? sql`false` : more} or ${this.#passed('before')})`);
      if (name === 'hasPreviousPage')
        pairs.set(key, sql`(${this.backward ? more : sql`false`} or ${this.#passed('after')})`);
      if (name === 'startCursor') pairs.set(key, this.backward ? far : near);
      if (name === 'endCursor') pairs.set(key, this.backward ? near : far);
    }
    return object(pairs);
  }

  /** The cursor of the nth row; null where there is none. */
  #cursorAt(n: Sql): Sql {
    const keys = this.#names.map((_name, i) => sql`(array_agg(p.${sql.id(`k${i}`)} order by p.n))[${n}]`);
    return sql`case when ${n} > 0 then ${this.#cursor(keys)} end`;
  }

  /** Whether the list has rows on the far side of a cursor, the cursor's own row included if it is still there. */
  #passed(side: 'after' | 'before'): Sql {
    if (!this.given[side]) return sql`false`;
    const { query, scope } = this.#rows();
    return sql`exists (${query.select(sql`1`.as('one')).where(this.#compare(side, scope.row, this.#isUp(side) ? '<=' : '>='))})`;
  }

  #totalCount(): Sql {
    if (this.plan.count && !this.filters.length) return this.plan.count(this.at.scope);
    const { query } = this.#rows();
    return sql`(${query.select(sql`count(*)`.as('count'))})`;
  }

  /** A row comparison, which an index on the same columns answers. */
  #compare(side: 'after' | 'before', row: Columns, operator: '<' | '>' | '<=' | '>='): Expression<SqlBool> {
    const keys = this.#keys(row);
    const values = keys.map((_key, i) => late((run) => this.#place(side, run)[i]));
    return sql<SqlBool>`((${sql.join(keys)}) ${sql.raw(operator)} (${sql.join(values)}))`;
  }

  /** Whether rows on this side of the cursor have greater keys. */
  #isUp(side: 'after' | 'before') {
    return (side === 'after') !== this.#descending;
  }

  /** The name of the sort and the texts of the sorted columns. Not secret: the client sees these values, or could. */
  #cursor(keys: readonly Sql[]): Sql {
    const text = sql`concat_ws(e'\\x1f', ${sql.lit(this.sort)}, ${sql.join(keys)})`;
    // Postgres breaks base64 into lines.
    return sql`translate(encode(convert_to(${text}, 'utf8'), 'base64'), e'\\n', '')`;
  }

  /** A cursor gives a place and no right, so checking its form is enough: scope and filters hold for every page. */
  #place(side: 'after' | 'before', run: Run): readonly string[] {
    run.readsCursor = true;
    const [sort, ...values] = parseCursor(String(this.at.args(run)[side]));
    if (sort !== this.sort || values.length !== this.#names.length) throw badCursor();
    return values;
  }

  get #order(): Order {
    return this.plan.sorts[this.sort]!;
  }
  get #descending() {
    return this.#order.desc !== undefined;
  }
  get #names() {
    return [...(this.#order.desc ?? this.#order.asc ?? []), this.plan.target.key];
  }
  #keys(row: Columns) {
    return this.#names.map((name) => row[name]!);
  }
  #size(run: Run) {
    return pageSize(this.plan, this.at.args(run));
  }
  get #limit() {
    return late<number>((run) => this.#size(run));
  }
}

function pageSize({ pageSize, maxPageSize }: ConnectionPlan, args: Args): number {
  const { first, last } = args;
  if (first != null && last != null) throw refuse('Ask for the first or for the last rows, not for both.', 'BAD_PAGE');
  const size = Number(first ?? last ?? pageSize);
  if (size < 0 || size > maxPageSize) throw refuse(`A page has 0 to ${maxPageSize} rows.`, 'BAD_PAGE');
  return size;
}

const parseCursor = (cursor: string): readonly string[] => Buffer.from(cursor, 'base64').toString().split('\x1f');
