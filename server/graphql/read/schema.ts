import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { markForeign } from './foreign.ts';
import { objectType, plannedOf } from './planned.ts';
import type { Reader } from './reader.ts';
import { frame } from './resolve.ts';

/**
 * Completes a built schema: planned connections are read like everything planned, and rows from other resolvers are
 * marked as foreign, so that their selected fields are loaded.
 */
export function finish(schema: GraphQLSchema, reader: Reader): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = (of: readonly GraphQLObjectType[]) => of.flatMap((type) => Object.values(type.getFields()));
  const framed = new Set<GraphQLObjectType>();
  for (const field of fields(types)) if (field.extensions['isPlannedConnection']) frame(objectType(field.type), framed);
  const answersRows = (type: GraphQLNamedType): boolean =>
    isAbstractType(type) ? schema.getPossibleTypes(type).some(answersRows) : reader.types.has(type.name);
  for (const field of fields(types.filter((type) => !framed.has(type))))
    if (!plannedOf(field) && answersRows(getNamedType(field.type))) marksForeign(field);
  return schema;
}

function marksForeign(field: GraphQLField<unknown, unknown>) {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (...args) => markForeign(resolve(...args));
}
