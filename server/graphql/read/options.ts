import type { InputFieldMap, InputShapeFromFields, SchemaTypes } from '@pothos/core';
import type { Expression, SqlBool } from 'kysely';
import type { Codec } from './codecs.ts';
import type { InterfaceType } from './interfaces.ts';
import type { IdType } from './planned.ts';
import type { Miss, Statement } from './run.ts';
import type { House, Row, Rule, Solid, TableOf, VisibleTo } from './types.ts';

/** The table of a type that has global ids, and who sees its rows. */
export interface NodeOptions<H extends House, T extends TableOf<H>> {
  table: T;
  /** `id` if not said otherwise. */
  key?: Solid<H, T>;
  /** `uuid` if not said otherwise. */
  idType?: IdType;
  description?: string;
  visibleTo: VisibleTo<H, T>;
  /** Made by `planner.interface`. */
  interfaces?: readonly InterfaceType<T>[];
}

/** A column that is never null, or an expression that is not; give it an index. */
export type SortKey<H extends House, T extends TableOf<H>> = Solid<H, T> | ((row: Row<H, T>) => Expression<unknown>);
/** Keys in one direction, or each in its own: `{ desc: ['score', 'name'] }`, `[{ desc: 'score' }, { asc: 'name' }]`. */
export type Sort<H extends House, T extends TableOf<H>> =
  | { asc: readonly SortKey<H, T>[] }
  | { desc: readonly SortKey<H, T>[] }
  | readonly ({ asc: SortKey<H, T> } | { desc: SortKey<H, T> })[];
/** What makes the fields of a filter's input. */
export type FilterInput<Types extends SchemaTypes, Fields extends InputFieldMap> = (
  t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>,
) => Fields;
/** How the value of one field of the filter narrows a list. */
export type Filter<H extends House, T extends TableOf<H>, V> = (
  rule: Rule<H, T>,
  value: Expression<NonNullable<V>>,
) => Expression<SqlBool>;

/** How a list is ordered, narrowed, cut into pages and counted. */
export interface ListOptions<
  Types extends SchemaTypes,
  H extends House,
  T extends TableOf<H>,
  Fields extends InputFieldMap,
  Parent extends TableOf<H>,
> {
  description?: string;
  permission?: H['Permission'];
  /** The first is the default; with more than one, the field has a `sort` argument. */
  sorts: Readonly<Record<string, Sort<H, T>>>;
  /** Narrows the list always. */
  where?: (rule: Rule<H, T>) => Expression<SqlBool>;
  /**
   * Narrows the list as `where` does, to rows of which any of these is true, where no one index finds them all: a page
   * takes the first rows of each part by an index of its own and merges them. A row may be in several parts.
   */
  parts?: readonly ((rule: Rule<H, T>) => Expression<SqlBool>)[];
  /** The fields of the input that the list takes as `filter`. */
  filterInput?: FilterInput<Types, Fields>;
  /** `<Type>Filter` if left out. Lists of one type that are narrowed in different ways need a name each. */
  filterName?: string;
  /** How each field of the filter narrows the list. One that is not given leaves nothing in the SQL. */
  filters?: { [K in keyof InputShapeFromFields<Fields>]-?: Filter<H, T, InputShapeFromFields<Fields>[K]> };
  /** The name of the connection's type, for lists that are the same field of several types of an interface. */
  connectionName?: string;
  /** Rows of a page if the client does not say: 20. */
  pageSize?: number;
  /** Rows that a client may ask for: 100. */
  maxPageSize?: number;
  /** `true` counts when asked; a rule names a counter kept with the parent, which knows nothing of the viewer. */
  totalCount?: true | ((rule: Rule<H, Parent>) => Expression<number>);
}

/** What reading needs to know of the house: who asks, what they may, and how a statement is run. */
export interface Settings<Types extends SchemaTypes, H extends House> {
  viewer(context: Types['Context']): H['Viewer'];
  /** The Postgres type of each thing known of a viewer, so that a null is a typed null. */
  viewerTypes: { readonly [K in keyof H['Viewer']]-?: string };
  can(context: Types['Context'], permission: H['Permission']): boolean;
  /** Runs a statement that answers one row with one text column, and returns that text. */
  query(context: Types['Context'], statement: Statement): Promise<string | null>;
  /** Refuse what may read more rows than this: 5000. */
  maxRows?: number;
  /** Says how Postgres writes a further scalar in JSON; without one its `serialize` runs, in JavaScript. */
  codecs?: { [S in keyof Types['Scalars'] & string]?: Codec };
  /** Hears of each statement for rows that did not come from a plan. */
  onMiss?: (miss: Miss) => void;
}
