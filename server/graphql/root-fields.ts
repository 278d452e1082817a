import { GraphQLError, Kind, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * A rule that refuses operations with more root fields than this: each costs a statement of its own, and the limit of
 * rows holds for each by itself.
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

/** Fragments count with what they hold; one that spreads itself is another rule's business, and counts once. */
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
