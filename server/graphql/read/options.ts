import type { InputFieldMap, InputShapeFromFields, SchemaTypes } from '@pothos/core';
import type { Expression, SqlBool } from 'kysely';
import type { Codec } from './codecs.ts';
import type { InterfaceType } from './interfaces.ts';
import type { IdType } from './planned.ts';
import type { Miss, Statement } from './run.ts';
import type { House, Row, Rule, Solid, TableOf, VisibleTo } from './types.ts';

/** The table of a type with global ids, and who sees its rows. */
export interface NodeOptions<H extends House, T extends TableOf<H>> {
  table: T;
  /** Defaults to `id`. */
  key?: Solid<H, T>;
  /** Defaults to `uuid`. */
  idType?: IdType;
  description?: string;
  visibleTo: VisibleTo<H, T>;
  /** Made by `planner.interface`. */
  interfaces?: readonly InterfaceType<T>[];
}

/** A column or expression that is never null. It needs an index. */
export type SortKey<H extends House, T extends TableOf<H>> = Solid<H, T> | ((row: Row<H, T>) => Expression<unknown>);
/**
 * Keys in one direction, or each with a direction: `{ desc: ['score', 'name'] }`, `[{ desc: 'score' }, { asc: 'name'
 * }]`.
 */
export type Sort<H extends House, T extends TableOf<H>> =
  | { asc: readonly SortKey<H, T>[] }
  | { desc: readonly SortKey<H, T>[] }
  | readonly ({ asc: SortKey<H, T> } | { desc: SortKey<H, T> })[];
/** Creates the fields of a filter's input. */
export type FilterInput<Types extends SchemaTypes, Fields extends InputFieldMap> = (
  t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>,
) => Fields;
/** How the value of one filter field filters a list. */
export type Filter<H extends House, T extends TableOf<H>, V> = (
  rule: Rule<H, T>,
  value: Expression<NonNullable<V>>,
) => Expression<SqlBool>;

/** How a list is sorted, filtered, paginated and counted. */
export interface ListOptions<
  Types extends SchemaTypes,
  H extends House,
  T extends TableOf<H>,
  Fields extends InputFieldMap,
  Parent extends TableOf<H>,
> {
  description?: string;
  permission?: H['Permission'];
  /** The first is the default. With more than one, the field has a `sort` argument. */
  sorts: Readonly<Record<string, Sort<H, T>>>;
  /** Always filters the list. */
  where?: (rule: Rule<H, T>) => Expression<SqlBool>;
  /**
   * Filters the list like `where`, to rows that match any of these, if no single index finds them all: a page takes the
   * first rows of each part by that part's index and merges them. A row may match several parts.
   */
  parts?: readonly ((rule: Rule<H, T>) => Expression<SqlBool>)[];
  /** The fields of the list's `filter` argument. */
  filterInput?: FilterInput<Types, Fields>;
  /** Defaults to `<Type>Filter`. Lists of one type with different filters need different names. */
  filterName?: string;
  /** How each filter field filters the list. A missing value adds nothing to the SQL. */
  filters?: { [K in keyof InputShapeFromFields<Fields>]-?: Filter<H, T, InputShapeFromFields<Fields>[K]> };
  /** The name of the connection's type, for lists that are the same field of several types of an interface. */
  connectionName?: string;
  /** The default page size: 20. */
  pageSize?: number;
  /** The largest page size that a client may request: 100. */
  maxPageSize?: number;
  /** `true` counts on request; a rule names a counter kept with the parent, which is the same for all viewers. */
  totalCount?: true | ((rule: Rule<H, Parent>) => Expression<number>);
}

/** What the read layer needs from the application: the viewer, their permissions, and how to run a statement. */
export interface Settings<Types extends SchemaTypes, H extends House> {
  viewer(context: Types['Context']): H['Viewer'];
  /** The Postgres type of each viewer property, so that a null has a type. */
  viewerTypes: { readonly [K in keyof H['Viewer']]-?: string };
  can(context: Types['Context'], permission: H['Permission']): boolean;
  /** Runs a statement that returns one row with one text column, and returns that text. */
  query(context: Types['Context'], statement: Statement): Promise<string | null>;
  /** Refuses reads of more rows than this. Defaults to 5000. */
  maxRows?: number;
  /** How Postgres writes a further scalar in JSON; without one its `serialize` runs, in JavaScript. */
  codecs?: { [S in keyof Types['Scalars'] & string]?: Codec };
  /** Called for each statement that loads rows outside a plan. */
  onMiss?: (miss: Miss) => void;
}
