import { limits } from '#server/graphql/limits.ts';
import { mustBeShallow } from '../nesting.ts';
import { badRequest, RequestRefusal } from './refusal.ts';

/** What a client requests. Only its form has been checked. */
export interface Sent {
  /** The hash of one of our operations. */
  id?: unknown;
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  extensions?: unknown;
}

/** Exactly one operation: limits apply to one, and pages never send more. */
export function operationOf(body: unknown): Sent {
  if (Array.isArray(body)) throw new RequestRefusal(400, 'BATCHING_REFUSED', 'Send one operation at a time.');
  if (typeof body !== 'object' || body === null) throw badRequest('Send a query, as a form or as JSON.');
  return body as Sent;
}

/** In forms and addresses, variables and extensions are JSON. */
export function fromFields({ variables, extensions, ...sent }: Readonly<Record<string, unknown>>): Sent {
  return {
    ...sent,
    ...(variables !== undefined && { variables: readJson(variables, 'variables') }),
    ...(extensions !== undefined && { extensions: readJson(extensions, 'extensions') }),
  };
}

/** Parses a form field as JSON, required or optional. Refuses what is nested too deeply. */
export function readJson(value: unknown, name: string): unknown {
  return typeof value === 'string' ? mustBeShallow(parsed(value, name)) : value;
}

function parsed(text: string, name: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw badRequest(`The field ${name} is not JSON.`);
  }
}

/** The text of an operation, once all fields have the right form. */
export function textOf(sent: Sent): string {
  const { id, query, extensions } = sent;
  if (id != null && !query)
    throw new RequestRefusal(400, 'OPERATION_UNKNOWN', "We don't know this operation. Send its text.");
  if (typeof query !== 'string') throw badRequest('Send the text of an operation as query.');
  if (query.length > limits.characters)
    throw new RequestRefusal(400, 'TOO_LONG', `Send at most ${limits.characters} characters of GraphQL.`);
  if (extensions != null && !isObject(extensions)) throw badRequest('Extensions are an object.');
  const unknown = Object.entries(sent).find(([name, value]) => value != null && !names.has(name));
  if (unknown) throw badRequest(`There is no field ${unknown[0]}.`);
  return query;
}

const names: ReadonlySet<string> = new Set<keyof Sent>(['id', 'query', 'variables', 'operationName', 'extensions']);

/** The variables of an operation; empty when omitted. */
export function variablesOf({ variables }: Sent): Readonly<Record<string, unknown>> {
  if (variables == null) return {};
  if (!isObject(variables)) throw badRequest('Variables are an object.');
  return variables;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
