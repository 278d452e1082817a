import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  parse,
  validate,
} from 'graphql';
import type { Context } from '#server/commands/context.ts';
import { execute } from '../../execute.ts';
import { schema } from '../../schema.ts';

/** The response: its data as JSON, and the paths of its errors. */
export interface Answer {
  data: Readonly<Record<string, unknown>> | null;
  errors: readonly { path: string; code: string; message: string }[];
}

/** Parsed and validated once for all viewers. */
export function prepared(text: string): DocumentNode {
  const document = parse(text);
  const [problem] = validate(schema, document);
  if (problem) throw new Error(`${problem.message} in ${text}`);
  return document;
}

export async function answered(document: DocumentNode, context: Context, variables: object = {}): Promise<Answer> {
  const result: ExecutionResult = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: variables as Record<string, unknown>,
  });
  const errors = (result.errors ?? []).map(({ path, extensions, message }) => ({
    path: (path ?? []).join('.'),
    code: String(extensions['code'] ?? ''),
    message,
  }));
  return { data: JSON.parse(JSON.stringify(result.data ?? null)), errors };
}

/** All fields of a type, deep enough to know whether there is something. */
export const everyFieldOf = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .map((field) => {
      const of = getNamedType(field.type);
      if (isLeafType(of)) return field.name;
      return of.name.endsWith('Connection')
        ? `${field.name}(first: 1) { edges { node { __typename } } }`
        : `${field.name} { __typename }`;
    })
    .join(' ');

/** Whether a value reveals anything: null and an empty list do not. */
export function isSomething(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value !== 'object' || !('edges' in value)) return true;
  return (value.edges as { node: unknown }[]).some((edge) => edge.node !== null);
}
