import { badRequest, RequestRefusal } from './refusal.ts';

/** What a client asks for. Nothing is checked yet but the form in which it came. */
export interface Sent {
  /** The hash of an operation of ours. */
  id?: unknown;
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  extensions?: unknown;
}

/** An operation, and one only: what an answer may cost is bounded for one, and pages never send more. */
export function operationOf(body: unknown): Sent {
  if (Array.isArray(body)) throw new RequestRefusal(400, 'BATCHING_REFUSED', 'Send one operation at a time.');
  if (typeof body !== 'object' || body === null) throw badRequest('Send a query, as a form or as JSON.');
  return body as Sent;
}

/** In fields of forms and addresses, variables and extensions are JSON. */
export function fromFields({ variables, extensions, ...sent }: Readonly<Record<string, unknown>>): Sent {
  return {
    ...sent,
    ...(variables !== undefined && { variables: readJson(variables, 'variables') }),
    ...(extensions !== undefined && { extensions: readJson(extensions, 'extensions') }),
  };
}

/** The JSON of a field that a form must have, or may have. */
export function readJson(value: unknown, name: string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return value === '' ? undefined : JSON.parse(value);
  } catch {
    throw badRequest(`The field ${name} is not JSON.`);
  }
}
