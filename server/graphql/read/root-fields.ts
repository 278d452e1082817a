import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { isWrapped, plannedOf, type Spot, type Sql } from './planned.ts';
import { type Place, Variables } from './run.ts';
import { collectFields, type Source } from './selection.ts';

/** A root field of a query that a plan answers; `build` is missing for `__typename`. */
export interface Root {
  key: string;
  place: Place;
  build?: (at: Spot) => Sql;
}

/** The root fields of a query, as far as all of them are planned. */
export class RootFields {
  readonly #source: Source;
  readonly #operation: OperationDefinitionNode;

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    const definitions = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    this.#source = { schema, fragments: Object.fromEntries(definitions.map((one) => [one.name.value, one])) };
    this.#operation = operation;
  }

  /** The fields under these variables, or null if graphql-js has to resolve one of them. */
  of(variableValues: Readonly<Record<string, unknown>>): readonly Root[] | null {
    const query = this.#source.schema.getQueryType();
    if (!query) return null;
    const variables = new Variables(variableValues);
    const selection = [this.#operation.selectionSet];
    const roots: Root[] = [];
    for (const [key, fieldNodes] of collectFields(this.#source, query, selection, (node) => variables.includes(node))) {
      const fieldName = fieldNodes[0]!.name.value;
      const place = {
        ...this.#source,
        operation: this.#operation,
        variableValues,
        parentType: query,
        fieldName,
        fieldNodes,
      };
      const field = query.getFields()[fieldName];
      const build = field && plannedOf(field)?.root;
      if (field && build && !isWrapped(field)) roots.push({ key, build, place: { ...place, returnType: field.type } });
      else if (fieldName === '__typename') roots.push({ key, place: { ...place, returnType: query } });
      else return null;
    }
    return roots;
  }
}
