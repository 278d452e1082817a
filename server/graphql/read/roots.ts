import type { ArgBuilder, InputFieldMap, InputShapeFromFields, SchemaTypes } from '@pothos/core';
import { type Expression, type SqlBool, sql } from 'kysely';
import { connectionField, demanding, readRoot } from './connection-field.ts';
import { nodeFields } from './nodes.ts';
import type { ListOptions } from './options.ts';
import type { Columns, PlannedField, Spot, Sql } from './planned.ts';
import type { FieldPlanner } from './reader.ts';
import { lateArgs } from './sql.ts';
import { type House, type LateValues, type Pothos, type RowType, type Rule, rule, type TableOf } from './types.ts';

/** Options that every field of Query has. */
export interface RootField {
  description?: string;
  permission?: string;
  nullable?: unknown;
  args?: (t: never) => InputFieldMap;
}

/** The fields of Query. */
export class Roots<Types extends SchemaTypes, H extends House> {
  readonly #planner: FieldPlanner<Types>;
  constructor(planner: FieldPlanner<Types>) {
    this.#planner = planner;
  }

  /** One row, chosen by arguments or the viewer. */
  one<T extends TableOf<H>, Args extends InputFieldMap = Record<never, never>>(
    name: string,
    type: RowType<Types, T>,
    options: {
      description?: string;
      permission?: H['Permission'];
      args?: (t: ArgBuilder<Types>) => Args;
      where: (rule: Rule<H, T> & { args: LateValues<InputShapeFromFields<Args>> }) => Expression<SqlBool>;
    },
  ): void {
    const { where, ...field } = options;
    this.#field(name, type, field as RootField, (at) => {
      const args = lateArgs(at) as never;
      const scoped = (row: Columns) => ({ ...rule<H, T>({ ...at.scope, row }), args });
      const target = this.#planner.tableOf(type);
      return sql`(${at.compile.one(at.field.type, at.selection, target, (row) => where(scoped(row)))} limit 1)`;
    });
  }

  /** All rows of a type that the viewer may see and the filter matches, as a connection. */
  list<T extends TableOf<H>, Fields extends InputFieldMap = Record<never, never>>(
    name: string,
    type: RowType<Types, T>,
    options: Omit<ListOptions<Types, H, T, Fields, never>, 'totalCount'> & { totalCount?: true },
  ): void {
    const make = (t: Pothos) => connectionField(this.#planner, t, type, options as never, () => sql`true`, 'root');
    this.#planner.builder.queryField(name, make as never);
  }

  /** `node(id)` and `nodes(ids)` for every type made by `planner.node`. */
  nodes(): void {
    const node = this.#planner.builder.nodeInterfaceRef();
    const { one, many } = nodeFields(this.#planner);
    type T = ArgBuilder<Types>;
    const id = (t: T) => ({ id: t.id({ required: true }) }) as unknown as InputFieldMap;
    const ids = (t: T) => ({ ids: t.idList({ required: true }) }) as unknown as InputFieldMap;
    this.#field('node', node, { args: id }, one);
    this.#field('nodes', [node], { args: ids, nullable: { list: false, items: true } }, many);
  }

  #field(name: string, type: unknown, { args, permission, ...options }: RootField, build: (at: Spot) => Sql) {
    const root = demanding(build, permission);
    const extensions = { plan: { root } satisfies PlannedField };
    const resolve = readRoot(this.#planner, root);
    const make = (t: Pothos) =>
      t.field({ nullable: true, ...options, type, args: args?.(t.arg as never) ?? {}, resolve, extensions });
    this.#planner.builder.queryField(name, make as never);
  }
}
