import type { InputFieldMap, InputShapeFromFields, SchemaTypes } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Columns, choose, type IdType, lateArgs, type PlannedField, refs, type Spot } from './compile.ts';
import { connectionField, rootOf } from './fields.ts';
import type { Planner } from './planner.ts';
import { late, type Run } from './run.ts';
import {
  type House,
  type Late,
  type ListOptions,
  type Pothos,
  type RowType,
  type Rule,
  rule,
  type TableOf,
} from './types.ts';

/** The fields of Query. */
export class Roots<Types extends SchemaTypes, H extends House> {
  readonly #planner: Planner<Types, H>;
  constructor(planner: Planner<Types, H>) {
    this.#planner = planner;
  }

  one<T extends TableOf<H>, Args extends InputFieldMap>(
    name: string,
    type: RowType<Types, T>,
    options: {
      description?: string;
      permission?: H['Permission'];
      args: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'Arg'>) => Args;
      where: (rule: Rule<H, T> & { args: Late<InputShapeFromFields<Args>> }) => Expression<SqlBool>;
    },
  ): void {
    this.#field(name, type, options, (at) => {
      const { compile, field, selection } = at;
      const scopeOf = (row: Columns) => ({ ...rule<H, T>({ ...at.scope, row }), args: lateArgs(at) as never });
      return sql`(${compile.one(field.type, selection, this.#planner.tableOf(type), (row) => options.where(scopeOf(row)))} limit 1)`;
    });
  }

  list<T extends TableOf<H>, Args extends InputFieldMap = {}>(
    name: string,
    type: RowType<Types, T>,
    options: Omit<ListOptions<H, T, Args, never>, 'totalCount' | 'args'> & {
      args?: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'Arg'>) => Args;
      totalCount?: true;
    },
  ): void {
    this.#planner.builder.queryField(name, ((t: Pothos) =>
      connectionField(
        this.#planner,
        t,
        type,
        { ...options, args: options.args?.(t.arg as never) } as never,
        () => sql`true`,
        'root',
      )) as never);
  }

  /** `node(id)` and `nodes(ids)` over every type made by `planner.node`. */
  nodes(): void {
    const node = this.#planner.builder.nodeInterfaceRef();
    this.#field('node', node, { args: (t) => ({ id: t.id({ required: true }) }) }, (at) => {
      const name = at.compile.ask((run) => this.#parse(at.args(run)['id']).type);
      const target = this.#planner.types.get(name);
      if (!target) return sql`null`;
      return sql`(${at.compile.one(at.field.type, at.selection, target, (row) => sql`${row[target.key]} = ${late((run) => this.#parse(at.args(run)['id']).key)}`)})`;
    });
    this.#field(
      'nodes',
      [node],
      { nullable: { list: false, items: true }, args: (t) => ({ ids: t.idList({ required: true }) }) },
      (at) => {
        const parsed = (run: Run) => (at.args(run)['ids'] as readonly unknown[]).map((id) => this.#parse(id));
        const names = at.compile.ask((run) =>
          [...new Set(parsed(run).map(({ type }) => type))].filter(Boolean).sort().join(),
        );
        const targets = names
          .split(',')
          .filter(Boolean)
          .map((name) => [name, this.#planner.types.get(name)!] as const);
        return at.compile.counted(
          (run) => parsed(run).length,
          () => {
            const wanted = refs('i');
            const row = choose(wanted['type']!, targets, (target) =>
              at.compile.one(
                at.field.type,
                at.selection,
                target,
                (their) => sql`${their[target.key]} = ${wanted['key']}::${sql.raw(target.idType)}`,
              ),
            );
            return sql`(select coalesce(json_agg(${row} order by i.n), '[]') from unnest(${late((run) => parsed(run).map(({ type }) => type))}::text[], ${late((run) => parsed(run).map(({ key }) => key))}::text[]) with ordinality i(type, key, n))`;
          },
        );
      },
    );
  }

  /** An id that cannot be ours is an id of nothing. */
  #parse(id: unknown): { type: string; key: string | null } {
    const [, type = '', key = ''] = /^([^:]*):(.*)$/.exec(String(id)) ?? [];
    const target = this.#planner.types.get(type);
    return target?.isNode && isKey[target.idType](key) ? { type, key } : { type: '', key: null };
  }

  #field(
    name: string,
    type: unknown,
    {
      args,
      permission,
      ...options
    }: {
      description?: string;
      permission?: string;
      nullable?: unknown;
      args: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'Arg'>) => InputFieldMap;
    },
    build: (at: Spot) => Expression<unknown>,
  ) {
    const root = rootOf(build, permission);
    const resolve = (_root: unknown, _args: unknown, context: object, info: GraphQLResolveInfo) =>
      this.#planner.read(info, context, root);
    this.#planner.builder.queryField(name, ((t: Pothos) =>
      t.field({
        nullable: true,
        ...options,
        type,
        args: args(t.arg as never),
        resolve,
        extensions: { plan: { root } satisfies PlannedField },
      })) as never);
  }
}

const isKey: Record<IdType, (key: string) => boolean> = {
  int: (key) => /^\d{1,10}$/.test(key) && Number(key) < 2 ** 31,
  bigint: (key) => /^\d{1,18}$/.test(key),
  uuid: (key) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key),
};
