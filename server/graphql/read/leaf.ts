import { type GraphQLEnumType, type GraphQLOutputType, getNamedType, isEnumType, isScalarType } from 'graphql';
import type { Expression } from 'kysely';
import { type Codec, enumCodec, listOf } from './codecs.ts';

/** Whether Postgres writes such values as GraphQL would serialize them; other scalars are serialized in JavaScript. */
export function isWritten(type: GraphQLOutputType, codecs: Readonly<Record<string, Codec>>): boolean {
  const named = getNamedType(type);
  return !isScalarType(named) || named.name in codecs;
}

/** A leaf's value as SQL returns it: through the codec of its scalar, with enum values under their API names. */
export function written(
  value: Expression<unknown>,
  type: GraphQLOutputType,
  codecs: Readonly<Record<string, Codec>>,
): Expression<unknown> {
  const named = getNamedType(type);
  const codec = isEnumType(named) ? codecOf(named) : codecs[named.name];
  if (!codec) return value;
  return isListType(type) ? listOf(codec)(value) : codec(value);
}

/** GraphQL serializes an enum from its inner value, but the value read is already the name. */
export function innerValue(type: GraphQLOutputType, value: unknown): unknown {
  const named = getNamedType(type);
  if (!isEnumType(named) || value === null) return value;
  const inner = (name: unknown) => named.getValue(String(name))?.value ?? name;
  return Array.isArray(value) ? value.map(inner) : inner(value);
}

const isListType = (type: GraphQLOutputType) => String(type).startsWith('[');

function codecOf(type: GraphQLEnumType): Codec | undefined {
  const values = type.getValues();
  if (values.every(({ name, value }) => name === value)) return undefined;
  return enumCodec(new Map(values.map(({ name, value }) => [String(value), name])));
}
