import type { GraphQLResponse } from 'relay-runtime';

interface ResponseError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly debugMessage?: string; readonly errorId?: string };
}

/**
 * Throws an error that lists the messages when there is no data at all, or when a field failed through a bug: the rest
 * would claim that something does not exist when it could not be read. The same holds for a list after a
 * `StrangeCursor`.
 */
export function checkResponse(response: GraphQLResponse): void {
  const { data, errors } = partsOf(response);
  if (errors.some(isOfCursor)) throw new StrangeCursor('This part of the list is no longer available.');
  const isOurFault = errors.some(({ extensions }) => extensions?.code === 'INTERNAL');
  if (data != null && !isOurFault) return;
  throw new Error([...new Set(errors.map(({ message }) => message))].join(', ') || 'No errors');
}

/** A list was asked to continue after a place it does not have: the address was cut or made up. */
export class StrangeCursor extends Error {}

const isOfCursor = ({ extensions }: ResponseError) => extensions?.code === 'BAD_CURSOR';

/** Logs a response's errors to the browser's console; the server has its own log. An unknown cursor is not an error. */
export function showErrors(response: GraphQLResponse): void {
  for (const { message, extensions } of partsOf(response).errors.filter((error) => !isOfCursor(error))) {
    // Outside local and dev there is no debug message, only the number of the server's log entry.
    const { debugMessage, errorId } = extensions ?? {};
    console.error('Got error fetching GraphQL query!', debugMessage ?? [message, errorId].filter(Boolean).join(' '));
  }
}

function partsOf(response: GraphQLResponse) {
  const { data, errors = [] } = response as { data?: unknown; errors?: readonly ResponseError[] };
  return { data, errors };
}
