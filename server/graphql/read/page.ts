import type { FieldNode } from 'graphql';
import { type Expression, type SqlBool, sql } from 'kysely';
import { cursorOf, placeOf } from './cursor.ts';
import { refuse } from './errors.ts';
import { isBeyond, type Order, type Step, stepsOf } from './order.ts';
import { disjoint } from './parts.ts';
import {
  type Columns,
  type Compiling,
  objectType,
  type Pairs,
  type RowSource,
  type Scope,
  type Spot,
  type Sql,
  type TableType,
} from './planned.ts';
import { type Args, Late, late, type Run } from './run.ts';
import { type Fields, selectionOf } from './selection.ts';
import { filterOf, lateFilter, object } from './sql.ts';

/** How the pages of a list are read, for any viewer and arguments. */
export interface ConnectionPlan {
  target: TableType;
  join(child: Columns, parent: Scope): Expression<SqlBool>;
  where?: ((scope: Scope) => Expression<SqlBool>) | undefined;
  /** A row is in the list if one of these is true; each is read separately. */
  parts?: readonly ((scope: Scope) => Expression<SqlBool>)[] | undefined;
  sorts: Readonly<Record<string, Order>>;
  filters: Readonly<Record<string, (scope: Scope, value: Sql) => Expression<SqlBool>>>;
  pageSize: number;
  maxPageSize: number;
  /** A counter kept with the parent, used when the list is not filtered. */
  count?: ((scope: Scope) => Sql) | undefined;
}

/** A keyset page as one JSON object in the shape of the selection: edges, nodes, pageInfo, totalCount. */
export function connection(plan: ConnectionPlan, at: Spot): Sql {
  return at.compile.counted(
    (run) => pageSize(plan, at.args(run.variables)),
    () => new Page(plan, at).sql(),
  );
}

type Side = 'after' | 'before';

class Page {
  readonly #plan: ConnectionPlan;
  readonly #at: Spot;
  readonly #compile: Compiling;
  readonly #sort: string;
  readonly #steps: readonly Step[];
  readonly #isBackward: boolean;
  readonly #given: readonly Side[];
  readonly #filters: readonly string[];
  readonly #values: Columns;
  readonly #limit: Sql;
  readonly #limitAndOne: Sql;
  /** Columns of the page's rows, computed only if selected. */
  readonly #columns: Pairs = new Map();

  constructor(plan: ConnectionPlan, at: Spot) {
    const decide = <A extends string | boolean>(pick: (args: Args) => A) =>
      at.compile.decide((variables) => pick(at.args(variables)));
    this.#plan = plan;
    this.#at = at;
    this.#compile = at.compile;
    this.#sort = decide((args) => String(args['sort'] ?? Object.keys(plan.sorts)[0]));
    this.#steps = stepsOf(plan.sorts[this.#sort]!, plan.target.key);
    this.#isBackward = decide((args) => args['last'] != null);
    this.#given = (['after', 'before'] as const).filter((side) => decide((args) => args[side] != null));
    this.#filters = Object.keys(plan.filters).filter((name) => decide((args) => filterOf(args)[name] != null));
    this.#values = lateFilter(at);
    this.#limit = new Late((run) => this.#size(run), 'bigint').sql();
    this.#limitAndOne = new Late((run) => this.#size(run) + 1, 'bigint').sql();
  }

  sql(): Sql {
    const type = objectType(this.#at.field.type);
    const page = this.#page();
    const { scope } = page;
    const pairs = this.#frame(type.name, this.#compile.fields(type, this.#at.selection), {
      edges: (nodes) => this.#list(this.#edge(nodes, scope)),
      nodes: (nodes) => this.#list(this.#node(nodes, scope)),
      pageInfo: (nodes) => this.#pageInfo(nodes, scope),
      totalCount: () => this.#totalCount(),
    });
    if (!this.#columns.size) return object(pairs);
    // `having` makes this one row even if the selection uses no aggregate.
    return sql`(select ${object(pairs)} from (${this.#window(page)}) p having true)`;
  }

  #frame(name: string, fields: Fields, values: Record<string, (nodes: readonly FieldNode[]) => Sql>): Pairs {
    const pairs: Pairs = new Map();
    for (const [key, nodes] of fields) {
      const field = nodes[0]!.name.value;
      pairs.set(key, field === '__typename' ? sql.lit(name) : values[field]!(nodes));
    }
    return pairs;
  }

  /** The rows between the cursors. For a list in parts, as many of each part as a page may need. */
  #page(): RowSource {
    const between = this.#sources().map((source) => this.#given.reduce(this.#after, source));
    return between.length === 1 ? between[0]! : this.#compile.merged(between.map(this.#cut));
  }

  #window(page: RowSource): Sql {
    const order = this.#order(page.scope).map(([key, direction]) => sql`${key} ${sql.raw(direction)}`);
    const { query } = this.#cut(page);
    const columns = [...this.#columns].map(([name, value]) => sql`${value}`.as(name));
    return columns.reduce(
      (rows, column) => rows.select(column),
      query.select(sql`row_number() over (order by ${sql.join(order)})`.as('n')),
    );
  }

  /** One row more than the page shows whether there are more. */
  #cut = ({ query, scope }: RowSource): RowSource => {
    const ordered = this.#order(scope).reduce((rows, [key, direction]) => rows.orderBy(key, direction), query);
    return { query: ordered.limit(this.#limitAndOne), scope };
  };

  #order = ({ row }: Scope) => this.#steps.map((step) => [step.key(row), this.#direction(step)] as const);

  #after = ({ query, scope }: RowSource, side: Side): RowSource => ({
    query: query.where(this.#beyond(side, scope.row, false)),
    scope,
  });

  /** The rows of the list, before cursors apply: one source, or one per part. */
  #sources(): readonly RowSource[] {
    const { where, parts, filters } = this.#plan;
    const given = this.#filters.map((name) => (scope: Scope) => filters[name]!(scope, this.#values[name]!));
    const rules = where ? [where, ...given] : given;
    return parts ? disjoint(parts).map((part) => this.#rows([part, ...rules])) : [this.#rows(rules)];
  }

  #rows(rules: readonly ((scope: Scope) => Expression<SqlBool>)[]): RowSource {
    const { query, scope } = this.#compile.from(this.#plan.target, (row) => this.#plan.join(row, this.#at.scope));
    return { query: rules.reduce((rows, rule) => rows.where(rule(scope)), query), scope };
  }

  #edge(nodes: readonly FieldNode[], scope: Scope): Sql {
    const type = objectType(objectType(this.#at.field.type).getFields()['edges']!.type);
    const keys = this.#steps.map((step) => step.key(scope.row));
    return object(
      this.#frame(type.name, this.#compile.fields(type, selectionOf(nodes)), {
        cursor: () => cursorOf(this.#sort, keys),
        node: (inner) => this.#node(inner, scope),
      }),
    );
  }

  #node(nodes: readonly FieldNode[], scope: Scope): Sql {
    return this.#compile.row(this.#plan.target, selectionOf(nodes), scope);
  }

  #list(row: Sql): Sql {
    const name = `c${this.#columns.size}`;
    this.#columns.set(name, row);
    const order = sql.raw(this.#isBackward ? 'desc' : 'asc');
    return sql`coalesce(json_agg(p.${sql.id(name)} order by p.n ${order}) filter (where p.n <= ${this.#limit}), '[]')`;
  }

  #pageInfo(nodes: readonly FieldNode[], scope: Scope): Sql {
    const type = objectType(objectType(this.#at.field.type).getFields()['pageInfo']!.type);
    // Builds only one cursor from the keys of all rows, because building a cursor costs more than reading a row.
    for (const [i, step] of this.#steps.entries()) this.#columns.set(`k${i}`, step.key(scope.row));
    const more = sql`count(*) > ${this.#limit}`;
    const near = () => this.#cursorAt(sql`least(${this.#limit}, count(*), 1)`);
    const far = () => this.#cursorAt(sql`least(${this.#limit}, count(*))`);
    return object(
      this.#frame(type.name, this.#compile.fields(type, selectionOf(nodes)), {
        hasNextPage: () => sql`(${this.#isBackward ? sql`false` : more} or ${this.#passed('before')})`,
        hasPreviousPage: () => sql`(${this.#isBackward ? more : sql`false`} or ${this.#passed('after')})`,
        startCursor: this.#isBackward ? far : near,
        endCursor: this.#isBackward ? near : far,
      }),
    );
  }

  /** The cursor of the nth row, or null. */
  #cursorAt(n: Sql): Sql {
    const keys = this.#steps.map((_step, i) => sql`(array_agg(p.${sql.id(`k${i}`)} order by p.n))[${n}]`);
    return sql`case when ${n} > 0 then ${cursorOf(this.#sort, keys)} end`;
  }

  /** Whether the list has rows on the far side of a cursor, including the cursor's row if it still exists. */
  #passed(side: Side): Sql {
    if (!this.#given.includes(side)) return sql`false`;
    const far = side === 'after' ? 'before' : 'after';
    const some = this.#sources().map(
      ({ query, scope }) =>
        sql`exists (${query.select(sql`1`.as('one')).where(this.#beyond(far, scope.row, true, side))})`,
    );
    return sql`(${sql.join(some, sql` or `)})`;
  }

  #totalCount(): Sql {
    if (this.#plan.count && !this.#filters.length) return this.#plan.count(this.#at.scope);
    const counts = this.#sources().map(({ query }) => sql`(${query.select(sql`count(*)`.as('count'))})`);
    return sql`(${sql.join(counts, sql` + `)})`;
  }

  #beyond(side: Side, row: Columns, orAt: boolean, cursor: Side = side): Expression<SqlBool> {
    const place = this.#steps.map((_step, i) => late((run) => this.#place(cursor, run)[i]));
    return isBeyond(this.#steps, row, place, side, orAt);
  }

  #place(side: Side, run: Run): readonly string[] {
    run.readsCursor = true;
    return placeOf(this.#at.args(run.variables)[side], this.#sort, this.#steps.length);
  }

  #direction = (step: Step) => (step.isDescending === this.#isBackward ? 'asc' : 'desc');

  #size(run: Run): number {
    return pageSize(this.#plan, this.#at.args(run.variables));
  }
}

function pageSize({ pageSize, maxPageSize }: ConnectionPlan, { first, last }: Args): number {
  if (first != null && last != null) throw refuse('Ask for the first or for the last rows, not for both.', 'BAD_PAGE');
  const size = Number(first ?? last ?? pageSize);
  if (size < 0 || size > maxPageSize) throw refuse(`A page has 0 to ${maxPageSize} rows.`, 'BAD_PAGE');
  return size;
}
