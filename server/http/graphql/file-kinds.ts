import {
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { fileKindOf } from '#server/graphql/upload.ts';
import type { FileKind } from '#server/storage/kinds.ts';

/** The kind of file an operation accepts at this path of its variables; undefined if it accepts none. */
export function fileKindAt(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
  [name, ...segments]: readonly string[],
): FileKind | undefined {
  const variable = operation.variableDefinitions?.find((one) => one.variable.name.value === name);
  let type = variable && (typeFromAST(schema, variable.type) as GraphQLInputType | undefined);
  let field: GraphQLInputField | undefined;
  for (const segment of segments) {
    const at = getNullableType(type);
    if (isListType(at) && /^\d{1,3}$/.test(segment)) type = at.ofType as GraphQLInputType;
    else {
      field = isInputObjectType(at) && Object.hasOwn(at.getFields(), segment) ? at.getFields()[segment] : undefined;
      type = field?.type;
    }
  }
  return field && fileKindOf(field);
}
