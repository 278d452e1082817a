import '@pothos/plugin-relay';
import type { FieldMap, ImplementableObjectRef, InputFieldMap, ObjectRef, SchemaTypes, UnionRef } from '@pothos/core';
import type { GraphQLSchema } from 'graphql';
import type { Expression } from 'kysely';
import { codecs } from './codecs.ts';
import { RowFields } from './fields.ts';
import { keyIn } from './ids.ts';
import { Interfaces, type InterfaceType } from './interfaces.ts';
import { defineMutation, type MutationOptions } from './mutation.ts';
import type { NodeOptions, Settings } from './options.ts';
import { defineProblem, type Payload, type Problem } from './payload.ts';
import { Reader } from './reader.ts';
import { typeOf } from './resolve.ts';
import { Roots } from './roots.ts';
import type { Host } from './run.ts';
import { finish } from './schema.ts';
import { lateOf } from './sql.ts';
import { type House, type Pothos, type RowType, rule, type TableOf } from './types.ts';

/** `planner<House>()(builder, settings)`: the read layer over a Pothos builder with the relay plugin. */
export const planner =
  <H extends House>() =>
  <Types extends SchemaTypes>(builder: PothosSchemaTypes.SchemaBuilder<Types>, settings: Settings<Types, H>) =>
    new Planner<Types, H>(builder, settings);

/** Defines types, fields and root fields that declare what they need from the database. */
export class Planner<Types extends SchemaTypes, H extends House> extends Reader {
  readonly builder: PothosSchemaTypes.SchemaBuilder<Types>;
  #problem: ObjectRef<Types, Problem> | undefined;
  readonly #refs = new Map<string, ImplementableObjectRef<Types, object>>();
  readonly #interfaces: Interfaces<Types>;
  /** Types that features refer to, which may be declared later. */
  readonly #referred: [name: string, table: string][] = [];

  constructor(builder: PothosSchemaTypes.SchemaBuilder<Types>, settings: Settings<Types, H>) {
    super({ maxRows: 5000, ...settings, codecs: { ...codecs, ...settings.codecs } } as unknown as Host);
    this.builder = builder;
    this.#interfaces = new Interfaces<Types>(builder);
  }

  /** A type whose rows have a global id and can be refetched by it. */
  node<T extends TableOf<H>>(name: string, options: NodeOptions<H, T>): RowType<Types, T> {
    const type = this.#define(name, options, true);
    this.fields(type, (t) => ({ id: t.globalId() }));
    return type;
  }

  /** A type that is only reached through others. */
  rows<T extends TableOf<H>>(name: string, options: NodeOptions<H, T>): RowType<Types, T> {
    return this.#define(name, options, false);
  }

  /** A type declared elsewhere, by name and table. Lets a feature refer to another's type without importing it. */
  type<T extends TableOf<H>>(name: string, table: T): RowType<Types, T> {
    this.#referred.push([name, table]);
    return this.#ref(name) as unknown as RowType<Types, T>;
  }

  /** Adds fields to a type; a feature may add fields to another's type. */
  fields<T extends TableOf<H>>(type: RowType<Types, T>, fields: (t: RowFields<Types, H, T>) => FieldMap): void {
    const make = (t: Pothos) => fields(new RowFields<Types, H, T>(this, t, this.tableOf(type)));
    this.builder.objectFields(type, make as never);
  }

  /** An interface by its name. The types that have it name it in `interfaces`; `T` are their tables. */
  interface<T extends TableOf<H>>(name: string): InterfaceType<T> {
    return this.#interfaces.type(name);
  }

  /**
   * Adds the same fields to an interface and to each of its types. `make` gets the columns that all their tables have,
   * and the name of the type, for what is read in another way there.
   */
  interfaceFields<T extends TableOf<H>>(
    { name }: InterfaceType<T>,
    make: (t: RowFields<Types, H, T>, type: string) => FieldMap,
  ): void {
    this.#interfaces.add(name, (t, type) =>
      make(new RowFields<Types, H, T>(this, t, this.tableOf({ name: type })), type),
    );
  }

  /** One of several row types. */
  union(name: string, types: readonly RowType<Types, string>[]): UnionRef<Types, object> {
    return this.builder.unionType(name, { types: types as never, resolveType: typeOf as never }) as never;
  }

  /** Root fields: `one` by arguments, `list` as a connection, `node` and `nodes` by global id. */
  get query(): Roots<Types, H> {
    return new Roots<Types, H>(this);
  }

  /**
   * Defines a mutation. Its command returns ids of rows, plain values and problems; one statement reads what is
   * selected of the rows.
   */
  mutation<Input extends InputFieldMap, const P extends Payload<Types>>(
    name: string,
    options: MutationOptions<Types, H, Input, P>,
  ): void {
    defineMutation(this, name, options);
  }

  /** The key in a global id of this type, or null, which matches nothing. */
  key(type: RowType<Types, string>, id: string | number | null | undefined): string | null;
  /** The same for an argument, in a rule: one id, or a list of them for `any(…)`. */
  key<V extends string | number | readonly (string | number)[]>(
    type: RowType<Types, string>,
    id: Expression<V>,
  ): Expression<V extends readonly unknown[] ? string[] : string>;
  key(type: RowType<Types, string>, id: unknown): unknown {
    const target = this.tableOf(type);
    const keyOf = (one: unknown): unknown =>
      Array.isArray(one) ? one.map(keyOf).filter((key) => key !== null) : keyIn(target, one);
    if (typeof id !== 'object' || id === null) return keyOf(id);
    return lateOf(id, keyOf, target.idType);
  }

  /** The type of problems that a person can fix; every payload has a list of them. */
  get problem(): ObjectRef<Types, Problem> {
    this.#problem ??= defineProblem(this.builder);
    return this.#problem;
  }

  /** Builds the schema from all declarations. Throws for a type that a feature refers to and nobody declares. */
  toSchema(): GraphQLSchema {
    for (const [name, table] of this.#referred)
      if (this.types.get(name)?.table !== table) throw new Error(`There is no type ${name} of the table ${table}.`);
    this.#interfaces.declare(
      (name) => this.#ref(name),
      (name) => this.types.get(name)!.isNode,
    );
    return finish(this.builder.toSchema(), this);
  }

  #define<T extends TableOf<H>>(name: string, options: NodeOptions<H, T>, isNode: boolean): RowType<Types, T> {
    const { table, key = 'id', idType = 'uuid', visibleTo, description, interfaces = [] } = options;
    // The types require this too, but a schema from untyped code must not start either.
    if (visibleTo !== 'everyone' && typeof visibleTo !== 'function')
      throw new Error(`Say to whom the rows of ${name} are visible: visibleTo`);
    const scope = visibleTo === 'everyone' ? visibleTo : (from: Parameters<typeof rule>[0]) => visibleTo(rule(from));
    this.types.set(name, { name, isNode, table, key, idType, visibleTo: scope });
    const ref = this.#ref(name);
    const node = isNode ? [this.builder.nodeInterfaceRef()] : [];
    const others = interfaces.map((one) => this.#interfaces.implementedBy(name, one.name));
    ref.implement({ description, interfaces: [...node, ...others] } as never);
    return ref as unknown as RowType<Types, T>;
  }

  #ref(name: string): ImplementableObjectRef<Types, object> {
    const ref = this.#refs.get(name) ?? this.builder.objectRef<object>(name);
    this.#refs.set(name, ref);
    return ref;
  }
}
