import type { GraphQLResponse } from 'relay-runtime';

interface ResponseError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly debugMessage?: string; readonly errorId?: string };
}

/**
 * Throws an error that lists the messages where there is no data at all, and where a field failed by a fault of ours:
 * what is left would say that something does not exist which just could not be read. So would the list after a
 * `StrangeCursor`.
 */
export function checkResponse(response: GraphQLResponse): void {
  const { data, errors } = partsOf(response);
  if (errors.some(isOfCursor)) throw new StrangeCursor('This place of the list is unknown.');
  const isOurFault = errors.some(({ extensions }) => extensions?.code === 'INTERNAL');
  if (data != null && !isOurFault) return;
  throw new Error([...new Set(errors.map(({ message }) => message))].join(', ') || 'No errors');
}

/** A list was asked to go on after a place that it does not have: an address that was cut or made up. */
export class StrangeCursor extends Error {}

const isOfCursor = ({ extensions }: ResponseError) => extensions?.code === 'BAD_CURSOR';

/** Tells the browser's console of the errors in a response; the server has a log of its own. A strange cursor is no fault. */
export function showErrors(response: GraphQLResponse): void {
  for (const { message, extensions } of partsOf(response).errors.filter((error) => !isOfCursor(error))) {
    // Outside of local and dev there is no debug message, but a number by which the server's log has it.
    const { debugMessage, errorId } = extensions ?? {};
    console.error('Got error fetching GraphQL query!', debugMessage ?? [message, errorId].filter(Boolean).join(' '));
  }
}

function partsOf(response: GraphQLResponse) {
  const { data, errors = [] } = response as { data?: unknown; errors?: readonly ResponseError[] };
  return { data, errors };
}
