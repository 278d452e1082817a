import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { isWrapped, plannedOf, type Spot, type Sql } from './planned.ts';
import { type Place, Variables } from './run.ts';
import { collectFields, type Source } from './selection.ts';

/** A root field of a query: how a plan answers it, or the text of `__typename`. */
export type Root = Planned | Written;
interface Planned {
  readonly key: string;
  readonly place: Place;
  readonly build: (at: Spot) => Sql;
}
interface Written {
  readonly key: string;
  readonly text: string;
}

/** A root field without its variables. */
type Found = (Omit<Planned, 'place'> & { readonly place: Omit<Place, 'variableValues'> }) | Written;

/** The root fields of a query, if all of them are planned. */
export class RootFields {
  readonly #source: Source;
  readonly #operation: OperationDefinitionNode;
  /** Set once we know that variables don't affect which fields there are. */
  #found: readonly Found[] | null | undefined;

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    const definitions = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    this.#source = { schema, fragments: Object.fromEntries(definitions.map((one) => [one.name.value, one])) };
    this.#operation = operation;
  }

  /** The fields for these variables, or null if graphql-js must resolve one of them. */
  of(variableValues: Readonly<Record<string, unknown>>): readonly Root[] | null {
    const found = this.#found === undefined ? this.#find(new Variables(variableValues)) : this.#found;
    return found?.map((one) => ('text' in one ? one : { ...one, place: { ...one.place, variableValues } })) ?? null;
  }

  #find(variables: Variables): readonly Found[] | null {
    let isFixed = true;
    const nodes = collectFields(
      this.#source,
      this.#source.schema.getQueryType()!,
      [this.#operation.selectionSet],
      (node) => {
        isFixed &&= !node.directives?.length;
        return variables.includes(node);
      },
    );
    const found = [...nodes].map(([key, fieldNodes]) => this.#foundAt(key, fieldNodes));
    const all = found.includes(null) ? null : (found as Found[]);
    if (isFixed) this.#found = all;
    return all;
  }

  #foundAt(key: string, fieldNodes: Place['fieldNodes']): Found | null {
    const parentType = this.#source.schema.getQueryType()!;
    const fieldName = fieldNodes[0]!.name.value;
    if (fieldName === '__typename') return { key, text: JSON.stringify(parentType.name) };
    const field = parentType.getFields()[fieldName];
    const build = field && plannedOf(field)?.root;
    if (!field || !build || isWrapped(field)) return null;
    const place = { ...this.#source, operation: this.#operation, parentType, fieldName, fieldNodes };
    return { key, build, place: { ...place, returnType: field.type } };
  }
}
