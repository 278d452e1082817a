import { GraphQLError, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import { objectType, plannedOf } from './compile.ts';
import type { Planned } from './types.ts';

/** Everything planned is read by its response key; aliases with other arguments have keys of their own. */
export function readPlanned(row: Planned, _args: unknown, _context: object, info: GraphQLResolveInfo): unknown {
  const value = row[info.path.key];
  if (value === undefined)
    throw plannedOf(info.parentType.getFields()[info.fieldName]!)?.permission
      ? forbidden(info)
      : new Error(`${info.parentType.name}.${info.fieldName} was not planned: its parent did not come from the plan`);
  if (typeof value === 'object' && value !== null && '$denied' in value) throw forbidden(info);
  return value;
}

const frameFields = new Set([
  'edges',
  'nodes',
  'node',
  'cursor',
  'pageInfo',
  'hasNextPage',
  'hasPreviousPage',
  'startCursor',
  'endCursor',
]);
/** Relay's plugin reads a connection by field name; planned ones have response keys there too. */
export function frame(type: GraphQLObjectType): void {
  for (const [name, field] of Object.entries(type.getFields())) {
    if (!frameFields.has(name)) continue;
    if (field.extensions['pothosResolveWrapped'])
      throw new Error(
        `${type.name}.${name} is guarded by a plugin, which planned connections would pass by: guard the field that answers the connection`,
      );
    field.resolve = (row: Planned, _args, _context, info) => row[info.path.key] ?? row[name];
    if (name === 'edges' || name === 'pageInfo') frame(objectType(field.type));
  }
}

export const forbidden = (info: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>) =>
  new GraphQLError(`You may not see ${info.parentType.name}.${info.fieldName}`, { extensions: { code: 'FORBIDDEN' } });

export const typeOf = (row: { __typename: string }) => row.__typename;
