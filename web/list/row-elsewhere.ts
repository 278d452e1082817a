import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** How to load a row that is not in the loaded list. */
export interface RowElsewhere<Row> {
  readonly query: GraphQLTaggedNode;
  /** The query's variables for an ID. */
  readonly variablesFor: (id: string) => OperationType['variables'];
  /** The row in the answer; null if the ID is unknown or belongs to something else. */
  readonly rowOf: (answer: unknown) => Row | null;
}

type ByNode<Row> = {
  readonly response: { readonly node: { readonly row: Row | null | undefined } | null | undefined };
  readonly variables: { readonly id: string };
};

/** For a query that reads `node(id: $id)` with the row under the alias `row`. */
export const rowElsewhere = <Q extends ByNode<Row>, Row>(query: GraphQLTaggedNode): RowElsewhere<Row> => ({
  query,
  variablesFor: (id) => ({ id }),
  rowOf: (answer) => (answer as Q['response']).node?.row ?? null,
});
