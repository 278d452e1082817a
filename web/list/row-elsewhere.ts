import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** How a row is read that the loaded list does not hold. */
export interface RowElsewhere<Row> {
  readonly query: GraphQLTaggedNode;
  /** The query's variables for an id. */
  readonly variablesFor: (id: string) => OperationType['variables'];
  /** The row of the answer; none for an id that nobody has, or that something else has. */
  readonly rowOf: (answer: unknown) => Row | null;
}

type ByNode<Row> = {
  readonly response: { readonly node: { readonly row: Row | null | undefined } | null | undefined };
  readonly variables: { readonly id: string };
};

/** By a query that asks `node(id: $id)` for the row under the alias `row`. */
export const rowElsewhere = <Q extends ByNode<Row>, Row>(query: GraphQLTaggedNode): RowElsewhere<Row> => ({
  query,
  variablesFor: (id) => ({ id }),
  rowOf: (answer) => (answer as Q['response']).node?.row ?? null,
});
