import { type GraphQLObjectType, type GraphQLResolveInfo, isNonNullType } from 'graphql';
import { forbidden, notFound } from './errors.ts';
import { isForeign, loadForeign } from './foreign.ts';
import { innerValue } from './leaf.ts';
import { isWrapped, objectType } from './planned.ts';
import type { Planned, Reader } from './reader.ts';

type Resolve = (row: Planned, args: unknown, context: object, info: GraphQLResolveInfo) => unknown;
type Read = (values: Planned, context: object, info: GraphQLResolveInfo) => unknown;

/**
 * The resolver of a planned field. A row of a plan has its values by response key, so aliases with different arguments
 * don't collide. The selected fields of a foreign row are loaded first.
 */
export function readPlanned(reader: Reader, read: Read = innerOf): Resolve {
  const of = (values: Planned | null, context: object, info: GraphQLResolveInfo) => {
    if (values) return read(allowed(values, info), context, info);
    if (isNonNullType(info.returnType)) throw notFound(info.parentType.name);
    return null;
  };
  return (row, _args, context, info) =>
    isForeign(row) || row[info.path.key] === undefined
      ? loadForeign(reader, row, context, info).then((values) => of(values, context, info))
      : of(row, context, info);
}

const innerOf: Read = (values, _context, info) => innerValue(info.returnType, values[info.path.key]);

function allowed(values: Planned, info: GraphQLResolveInfo): Planned {
  const value = values[info.path.key];
  if (typeof value === 'object' && value !== null && '$denied' in value) throw forbidden(info);
  return values;
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
  'totalCount',
]);

/** Relay's plugin reads a connection by field name; planned ones have response keys there too. */
export function frame(type: GraphQLObjectType, framed: Set<GraphQLObjectType>): void {
  if (framed.has(type)) return;
  framed.add(type);
  for (const [name, field] of Object.entries(type.getFields())) {
    if (!frameFields.has(name))
      throw new Error(`${type.name}.${name} is in a planned connection, which cannot answer it`);
    if (isWrapped(field))
      throw new Error(
        `${type.name}.${name} is guarded by a plugin, which planned connections would pass by: guard the field that answers the connection`,
      );
    field.resolve = (row: Planned, _args, _context, info) => (info.path.key in row ? row[info.path.key] : row[name]);
    if (name === 'edges' || name === 'pageInfo') frame(objectType(field.type), framed);
  }
}

/** The type of a row that may have several; the statement has written it into the row. */
export const typeOf = (row: { __typename: string }): string => row.__typename;
