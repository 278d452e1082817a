import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** How a row is read that the loaded list does not hold: by a query whose one variable is its id. */
export interface RowElsewhere<Row> {
  readonly query: GraphQLTaggedNode;
  /** The row of the answer; none for an id that nobody has, or that something else has. */
  readonly rowOf: (answer: unknown) => Row | null;
}

/** Types the two parts by the query. */
export const rowElsewhere = <Q extends OperationType, Row>(
  query: GraphQLTaggedNode,
  rowOf: (answer: Q['response']) => Row | null,
): RowElsewhere<Row> => ({ query, rowOf: (answer) => rowOf(answer as Q['response']) });
