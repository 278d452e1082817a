import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;
const key = '00000000-0000-7000-8000-000000000000';
const values: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  DateTime: '"2026-01-31T10:00:00Z"',
  Date: '"2026-01-31"',
};

/**
 * Queries that together select every field of every reachable type, with each sort and each argument. Empty tables are
 * enough to show that a statement is valid, so a mistake in hand-written SQL is found without a screen.
 */
export function queriesOfEverything(schema: GraphQLSchema, nodeTypes: readonly string[]): string[] {
  const query = schema.getQueryType()!;
  const roots = Object.values(query.getFields()).filter(({ name }) => name !== 'node' && name !== 'nodes');
  const nodes = nodeTypes.map((name) => {
    const type = schema.getType(name) as GraphQLObjectType;
    return `{ node(id: "${name}:${key}") { __typename ... on ${name} ${selection(type, 2, namer())} } }`;
  });
  return [...nodes, ...roots.flatMap((field) => selections(field, 3, namer()).map((text) => `{ ${text} }`))];
}

function selection(type: GraphQLObjectType, depth: number, name: () => string): string {
  const parts = Object.values(type.getFields()).flatMap((field) => selections(field, depth, name));
  return `{ __typename ${parts.join(' ')} }`;
}

/** A field under unique aliases: as it is, with every argument, and once for each sort. */
function selections(field: Field, depth: number, name: () => string): string[] {
  const type = getNamedType(field.type);
  const of = (one: GraphQLObjectType) => selection(one, depth - (isFrame(one) ? 0 : 1), name);
  if (!isLeafType(type) && depth <= 0) return [];
  const below = () => {
    if (isObjectType(type)) return of(type);
    if (isUnionType(type))
      return `{ __typename ${type.getTypes().map((one) => `... on ${one.name} { ${name()}: __typename }`)} }`;
    return '';
  };
  return argumentsOf(field).map((args) => `${name()}: ${field.name}${args} ${below()}`);
}

function argumentsOf({ args }: Field): string[] {
  const sort = args.find((one) => one.name === 'sort');
  const required = args.filter(isRequiredArgument);
  const all = args.filter((one) => !['last', 'before', 'after', 'sort'].includes(one.name));
  const sorts = sort ? namesOf(sort).map((value) => [...required.map(given), `sort: ${value}`]) : [];
  return [...new Set([required.map(given), all.map(given), ...sorts].map((list) => list.join(', ')))].map((list) =>
    list ? `(${list})` : '',
  );
}

function given(arg: GraphQLArgument | GraphQLInputField): string {
  const value = literalOf(arg);
  return `${arg.name}: ${String(arg.type).startsWith('[') ? `[${value}]` : value}`;
}

function literalOf(arg: GraphQLArgument | GraphQLInputField): string {
  const type = getNamedType(arg.type);
  if (isInputObjectType(type)) return `{ ${Object.values(type.getFields()).map(given).join(', ')} }`;
  return namesOf(arg)[0] ?? values[type.name] ?? `"${key}"`;
}

function namesOf(arg: GraphQLArgument | GraphQLInputField): string[] {
  const type = getNamedType(arg.type);
  return isEnumType(type) ? type.getValues().map((one) => one.name) : [];
}

const isFrame = ({ name }: GraphQLObjectType) => /(Connection|Edge)$|^PageInfo$/.test(name);

function namer(): () => string {
  let last = 0;
  return () => `f${++last}`;
}
