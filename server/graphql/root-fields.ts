import { GraphQLError, Kind, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * A rule against operations with more root fields than this: each is a statement of its own, and the row limit applies
 * to each.
 */
export const atMostRootFields =
  (limit: number): ValidationRule =>
  (context) => ({
    OperationDefinition(operation) {
      if (countFields(context, operation.selectionSet) <= limit) return;
      context.reportError(
        new GraphQLError(`Ask for at most ${limit} root fields at once.`, {
          nodes: operation,
          extensions: { code: 'TOO_COSTLY' },
        }),
      );
    },
  });

/** Counts the fields of fragments. A fragment that spreads itself counts once; another rule refuses it. */
function countFields(context: ValidationContext, set: SelectionSetNode, within: readonly string[] = []): number {
  let count = 0;
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) count += 1;
    else if (node.kind === Kind.INLINE_FRAGMENT) count += countFields(context, node.selectionSet, within);
    else if (!within.includes(node.name.value)) {
      const fragment = context.getFragment(node.name.value);
      if (fragment) count += countFields(context, fragment.selectionSet, [...within, node.name.value]);
    }
  }
  return count;
}
