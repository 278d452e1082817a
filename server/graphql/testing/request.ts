import { type GraphQLFormattedError, parse, validate } from 'graphql';
import type { Context } from '#server/commands/context.ts';
import { execute } from '../execute.ts';
import { schema } from '../schema.ts';

/** JSON whose shape the test knows, because it requested it. */
export interface Json {
  [field: string]: Json;
}

/** A response as a client parses it from JSON. */
export interface Answered {
  data: Json;
  errors?: readonly GraphQLFormattedError[];
}

/**
 * Runs an operation as the context's viewer and parses the response as a client would. Throws for an invalid document.
 */
export async function request(
  context: Context,
  text: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answered> {
  const document = parse(text);
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  const result = await execute({ schema, document, contextValue: context, variableValues: variables });
  return JSON.parse(result.stringify ? result.stringify() : JSON.stringify(result));
}

/** Runs a mutation with its input and returns its payload, with `rows` selected besides `errors`. */
export async function mutate(
  context: Context,
  name: string,
  input: Readonly<Record<string, unknown>>,
  rows = '',
): Promise<Json> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${rows} errors { code field } } }`;
  const { data, errors } = await request(context, text, { input });
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data[name]!;
}

/** The codes of the errors in a mutation's payload. */
export const codes = (payload: { errors?: unknown }): string[] =>
  (payload.errors as { code: string }[]).map(({ code }) => code);
