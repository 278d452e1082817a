import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';

/** The place of a text in a field's input, such as `asks.0.message`. */
export type TextPath = readonly (string | number)[];

/** Scalars that are sent as text, whatever they mean. */
const isText = (type: unknown) => isScalarType(type) && ['String', 'ID', 'Date', 'DateTime'].includes(type.name);

/** Every text that a mutation takes, by mutation. */
export function textsOfMutations(schema: GraphQLSchema): Readonly<Record<string, readonly TextPath[]>> {
  const fields = Object.values(schema.getMutationType()!.getFields());
  return Object.fromEntries(
    fields.map(({ name, args }) => [name, args.flatMap((arg) => textsIn(arg.type).map((path) => path))]),
  );
}

/** Every text that a root field takes, by field; the first step is the argument. */
export function textsOfRoots(schema: GraphQLSchema): Readonly<Record<string, readonly TextPath[]>> {
  const fields = Object.values(schema.getQueryType()!.getFields());
  return Object.fromEntries(
    fields.map(({ name, args }) => [name, args.flatMap((arg) => textsIn(arg.type).map((path) => [arg.name, ...path]))]),
  );
}

function textsIn(type: GraphQLInputType): TextPath[] {
  if (isNonNullType(type)) return textsIn(type.ofType);
  if (isListType(type)) return textsIn(type.ofType).map((path) => [0, ...path]);
  const named = getNamedType(type);
  if (isText(named)) return [[]];
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap(({ name, type: of }) => textsIn(of).map((path) => [name, ...path]));
}

/** The same input with a text at a place, which need not have existed. */
export function withText(given: unknown, [step, ...rest]: TextPath, text: string): unknown {
  if (step === undefined) return text;
  if (typeof step === 'number') {
    const list = Array.isArray(given) ? given : [];
    return [withText(list[0], rest, text), ...list.slice(1)];
  }
  const object = (given ?? {}) as Readonly<Record<string, unknown>>;
  return { ...object, [step]: withText(object[step], rest, text) };
}
