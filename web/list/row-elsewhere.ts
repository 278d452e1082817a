import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** How a row is read that the loaded list does not hold. */
export interface RowElsewhere<Row> {
  readonly query: GraphQLTaggedNode;
  /** The query's variables for an id. */
  readonly variablesFor: (id: string) => OperationType['variables'];
  /** The row of the answer; none for an id that nobody has, or that something else has. */
  readonly rowOf: (answer: unknown) => Row | null;
}

/** Types the parts by the query, whose one variable is the id unless `variablesFor` says otherwise. */
export const rowElsewhere = <Q extends OperationType, Row>(
  query: GraphQLTaggedNode,
  rowOf: (answer: Q['response']) => Row | null,
  variablesFor: (id: string) => Q['variables'] = (id) => ({ id }),
): RowElsewhere<Row> => ({ query, variablesFor, rowOf: (answer) => rowOf(answer as Q['response']) });
