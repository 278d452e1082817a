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

/** What came back: the data as JSON, and where errors stand. */
export interface Answer {
  data: Readonly<Record<string, unknown>> | null;
  errors: readonly { path: string; code: string; message: string }[];
}

/** Parsed and validated once for all who ask. */
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

/** All fields of a type, as far as is needed to know whether there is something. */
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

/** Whether somebody learns anything from it: nothing is null, and a list without rows. */
export function isSomething(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value !== 'object' || !('edges' in value)) return true;
  return (value.edges as { node: unknown }[]).some((edge) => edge.node !== null);
}
