import '@pothos/plugin-relay';
import type { FieldMap, InputFieldMap, ObjectRef, SchemaTypes, UnionRef } from '@pothos/core';
import { type GraphQLSchema, isObjectType } from 'graphql';
import type { Expression } from 'kysely';
import { compileRoot, objectType, type Spot, type TableType } from './compile.ts';
import { RowFields } from './fields.ts';
import { defineMutation, type MutationOptions, type Payload, type Problem } from './mutation.ts';
import { frame, typeOf } from './resolve.ts';
import { Roots } from './roots.ts';
import { execute, type Host, type Place, type Plan, PlanCache, Run } from './run.ts';
import { type House, type NodeOptions, type Pothos, type RowType, rule, type Settings, type TableOf } from './types.ts';

/** `planner<House>()(builder, settings)`: the read layer over a Pothos builder with the relay plugin. */
export const planner =
  <H extends House>() =>
  <Types extends SchemaTypes>(builder: PothosSchemaTypes.SchemaBuilder<Types>, settings: Settings<Types, H>) =>
    new Planner<Types, H>(builder, settings);

/** What an executor needs of a planner. */
export interface Reader {
  host: Host;
  planOf(run: Run, build: (at: Spot) => Expression<unknown>): Plan;
}

export class Planner<Types extends SchemaTypes, H extends House> implements Reader {
  readonly builder: PothosSchemaTypes.SchemaBuilder<Types>;
  readonly settings: Settings<Types, H>;
  readonly plans = new PlanCache();
  readonly types = new Map<string, TableType>();
  readonly host: Host;
  readonly problem: ObjectRef<Types, Problem>;

  constructor(builder: PothosSchemaTypes.SchemaBuilder<Types>, settings: Settings<Types, H>) {
    this.builder = builder;
    this.settings = settings;
    this.host = { maxRows: 5000, encode: {}, ...settings } as Host;
    this.problem = defineProblem(builder);
  }

  /** A type whose rows have a global id and can be refetched by it. */
  node<T extends TableOf<H>>(name: string, options: NodeOptions<H, T>): RowType<Types, T> {
    return this.#define(name, options, true);
  }

  /** A type that is only reached through others. */
  rows<T extends TableOf<H>>(name: string, options: NodeOptions<H, T>): RowType<Types, T> {
    return this.#define(name, options, false);
  }

  /** Adds fields to a type; a feature may add its own to a type of another. */
  fields<T extends TableOf<H>>(type: RowType<Types, T>, fields: (t: RowFields<Types, H, T>) => FieldMap): void {
    this.builder.objectFields(type, ((t: Pothos) =>
      fields(new RowFields<Types, H, T>(this, t, this.tableOf(type)))) as never);
  }

  /** One of several row types. */
  union(name: string, types: readonly RowType<Types, string>[]): UnionRef<Types, object> {
    return this.builder.unionType(name, { types: types as never, resolveType: typeOf as never }) as never;
  }

  /** Root fields: `one` by arguments, `list` as a connection, `node` and `nodes` by global id. */
  get query() {
    return new Roots<Types, H>(this);
  }

  /** A command returns ids of rows, scalars and problems; what the client selected of the rows is read by one statement. */
  mutation<Input extends InputFieldMap, const P extends Payload<Types>>(
    name: string,
    options: MutationOptions<Types, H, Input, P>,
  ): void {
    defineMutation(this, name, options);
  }

  /** Reads everything selected under a root field. */
  async read(
    info: Place,
    context: object,
    build: (at: Spot) => Expression<unknown>,
    ids?: Readonly<Record<string, unknown>>,
  ): Promise<unknown> {
    const run = new Run(this.host, context, info, ids);
    const text = await execute(this.planOf(run, build), run);
    return text === null ? null : JSON.parse(text);
  }

  planOf(run: Run, build: (at: Spot) => Expression<unknown>): Plan {
    const { parentType, fieldName, fieldNodes } = run.place;
    return this.plans.find(run, () =>
      compileRoot(run, (compile) =>
        build(compile.spot(parentType.getFields()[fieldName]!, fieldNodes, compile.scope('none'))),
      ),
    );
  }

  /** The schema, with the frames of planned connections read as everything planned is. */
  toSchema(): GraphQLSchema {
    const schema = this.builder.toSchema();
    const fields = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()));
    for (const field of fields.filter((one) => one.extensions['isPlannedConnection'])) frame(objectType(field.type));
    return schema;
  }

  tableOf(ref: { name: string }): TableType {
    const found = this.types.get(ref.name);
    if (!found) throw new Error(`${ref.name} is not a type with a table`);
    return found;
  }

  #define<T extends TableOf<H>>(name: string, options: NodeOptions<H, T>, isNode: boolean): RowType<Types, T> {
    const { table, key = 'id', idType = 'uuid', visibleTo, description } = options;
    // Types say the same; a schema written in haste, or in JavaScript, must not start either.
    if (visibleTo !== 'everyone' && typeof visibleTo !== 'function')
      throw new Error(`Say to whom the rows of ${name} are visible: visibleTo`);
    this.types.set(name, {
      name,
      isNode,
      table,
      key,
      idType,
      visibleTo: visibleTo === 'everyone' ? visibleTo : (scope) => visibleTo(rule(scope)),
    });
    const ref = this.builder.objectRef<object>(name);
    ref.implement({ description, ...(isNode && { interfaces: [this.builder.nodeInterfaceRef()] }) } as never);
    const typed = ref as unknown as RowType<Types, T>;
    if (isNode) this.fields(typed, (t) => ({ id: t.globalId() }));
    return typed;
  }
}

function defineProblem<Types extends SchemaTypes>(builder: PothosSchemaTypes.SchemaBuilder<Types>) {
  const problem = builder.objectRef<Problem>('Problem');
  const text = (t: Pothos, name: keyof Problem) =>
    t.field({ type: 'String', nullable: name === 'field', resolve: (from: Problem) => from[name] });
  problem.implement({
    fields: (t: unknown) => ({
      code: text(t as Pothos, 'code'),
      message: text(t as Pothos, 'message'),
      field: text(t as Pothos, 'field'),
    }),
  } as never);
  return problem;
}
