import type { FieldMap, ImplementableInterfaceRef, ImplementableObjectRef, SchemaTypes } from '@pothos/core';
import { typeOf } from './resolve.ts';
import type { Pothos } from './types.ts';

declare const table: unique symbol;
/** A GraphQL interface of types that are rows of these tables. */
export interface InterfaceType<in T extends string> {
  readonly name: string;
  readonly [table]?: (of: T) => void;
}

type MakeFields = (t: Pothos, type: string) => FieldMap;

/** The interfaces of a schema, and what their types have in common. */
export class Interfaces<Types extends SchemaTypes> {
  readonly #builder: PothosSchemaTypes.SchemaBuilder<Types>;
  readonly #refs = new Map<string, ImplementableInterfaceRef<Types, object>>();
  readonly #typesOf = new Map<string, string[]>();
  readonly #fields: [name: string, make: MakeFields][] = [];

  constructor(builder: PothosSchemaTypes.SchemaBuilder<Types>) {
    this.#builder = builder;
  }

  type<T extends string>(name: string): InterfaceType<T> {
    return { name };
  }

  /** The interface, for a type that has it. */
  implementedBy(type: string, name: string): ImplementableInterfaceRef<Types, object> {
    this.#typesOf.set(name, [...(this.#typesOf.get(name) ?? []), type]);
    const known = this.#refs.get(name);
    if (known) return known;
    const ref = this.#builder.interfaceRef<object>(name);
    ref.implement({ resolveType: typeOf } as never);
    this.#refs.set(name, ref);
    return ref;
  }

  add(name: string, make: MakeFields): void {
    this.#fields.push([name, make]);
  }

  /** Once all types are known, declares each field for the interface and for each of its types. Of nodes alone, it is a node. */
  declare(refOf: (type: string) => ImplementableObjectRef<Types, object>, isNode: (type: string) => boolean): void {
    for (const [name, ref] of this.#refs)
      if (this.#typesOf.get(name)!.every(isNode)) ref.addInterfaces([this.#builder.nodeInterfaceRef()] as never);
    for (const [name, make] of this.#fields.splice(0)) {
      const [first, ...others] = this.#typesOf.get(name) ?? [];
      if (first === undefined) throw new Error(`No type has the interface ${name}.`);
      this.#builder.interfaceFields(this.#refs.get(name)!, ((t: Pothos) => make(t, first)) as never);
      for (const type of [first, ...others])
        this.#builder.objectFields(refOf(type), ((t: Pothos) => make(t, type)) as never);
    }
  }
}
