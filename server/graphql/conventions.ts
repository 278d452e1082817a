import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { fileKindOf } from './upload.ts';

/** Deliberate exceptions from Relay's conventions. */
export interface Exceptions {
  /** Fields with a list of nodes instead of a connection, because it is short or paged by number: `Type.field`. */
  lists: readonly string[];
  /** Types with an id that cannot be refetched by it. */
  idsThatAreNoNodes: readonly string[];
}

/** Where a schema violates Relay's specification or our mutation conventions, one sentence each. */
export function conventionsBroken(schema: GraphQLSchema, exceptions: Exceptions): readonly string[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const objects = types.filter(isObjectType);
  return [
    ...objects.flatMap((type) => [...nodeBroken(type, exceptions), ...connectionBroken(type)]),
    ...objects.flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => fieldBroken(type, field, exceptions)),
    ),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => mutationBroken(schema, field)),
    ...types.filter(isInputObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name === 'Upload' && !fileKindOf(field))
        .map((field) => `${type.name}.${field.name} does not say for what its file is: make it by upload(t, kind).`),
    ),
  ];
}

type Field = GraphQLField<unknown, unknown>;
const typed = (type: GraphQLObjectType, name: string) => String(type.getFields()[name]?.type);
const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node');

function nodeBroken(type: GraphQLObjectType, { idsThatAreNoNodes }: Exceptions): readonly string[] {
  if (isNode(type)) return typed(type, 'id') === 'ID!' ? [] : [`${type.name} is a Node: its id is an ID!.`];
  if (!type.getFields()['id'] || idsThatAreNoNodes.includes(type.name)) return [];
  return [`${type.name} has an id, so it is a Node: declare it by plan.node, or call its key something else.`];
}

function connectionBroken(type: GraphQLObjectType): readonly string[] {
  const { name } = type;
  if (name === 'PageInfo') return pageInfoBroken(type);
  if (name.endsWith('Edge'))
    return typed(type, 'cursor') === 'String!' && type.getFields()['node']
      ? []
      : [`${name} has a node and a cursor: String!.`];
  if (!name.endsWith('Connection')) return [];
  const isWhole = typed(type, 'edges').includes(`[${name}Edge`) && typed(type, 'pageInfo') === 'PageInfo!';
  return isWhole ? [] : [`${name} has edges: [${name}Edge] and pageInfo: PageInfo!.`];
}

function pageInfoBroken(type: GraphQLObjectType): readonly string[] {
  const wanted = { startCursor: 'String', endCursor: 'String', hasNextPage: 'Boolean!', hasPreviousPage: 'Boolean!' };
  return Object.entries(wanted)
    .filter(([name, of]) => typed(type, name) !== of)
    .map(([name, of]) => `PageInfo.${name} is a ${of}.`);
}

function fieldBroken(type: GraphQLObjectType, field: Field, { lists }: Exceptions): readonly string[] {
  const at = `${type.name}.${field.name}`;
  const of = getNamedType(field.type);
  if (of.name.endsWith('Connection')) {
    const missing = ['first', 'after', 'last', 'before'].filter((name) => !field.args.some((arg) => arg.name === name));
    return missing.length > 0 ? [`${at} is a connection: it takes ${missing.join(', ')}.`] : [];
  }
  const isList = String(field.type).startsWith('[') && isObjectType(of) && isNode(of);
  const isPayload = type.name.endsWith('Payload');
  return isList && !isPayload && !lists.includes(at) ? [`${at} is a list of nodes: make it a connection.`] : [];
}

function mutationBroken(schema: GraphQLSchema, { name, args, type }: Field): readonly string[] {
  const title = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  const broken: string[] = [];
  if (args.map((arg) => `${arg.name}: ${arg.type}`).join() !== `input: ${title}Input!`)
    broken.push(`${name} takes one argument, input: ${title}Input!.`);
  const input = schema.getType(`${title}Input`);
  if (!isInputObjectType(input) || String(input.getFields()['clientMutationId']?.type) !== 'String')
    broken.push(`${title}Input has a clientMutationId: String.`);
  const payload = schema.getType(`${title}Payload`);
  if (String(type) !== `${title}Payload` || !isObjectType(payload))
    return [...broken, `${name} answers ${title}Payload.`];
  if (typed(payload, 'clientMutationId') !== 'String') broken.push(`${title}Payload has a clientMutationId: String.`);
  if (typed(payload, 'errors') !== '[Problem!]!') broken.push(`${title}Payload has errors: [Problem!]!.`);
  const solid = Object.values(payload.getFields()).filter(
    (field) => field.name !== 'errors' && String(field.type).endsWith('!'),
  );
  for (const field of solid) broken.push(`${title}Payload.${field.name} is null where the mutation is refused.`);
  return broken;
}
