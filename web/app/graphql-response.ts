import type { GraphQLResponse } from 'relay-runtime';

interface ResponseError {
  readonly message: string;
  readonly extensions?: { readonly debugMessage?: string };
}

/** Logs the errors in a response. Throws a network error that lists their messages where there is no data at all. */
export function checkResponse(response: GraphQLResponse): void {
  const { data, errors = [] } = response as { data?: unknown; errors?: readonly ResponseError[] };
  for (const { message, extensions } of errors) {
    console.error('Got error fetching GraphQL query!', extensions?.debugMessage ?? message);
  }
  if (data != null) return;
  throw new Error(errors.map(({ message }) => message).join(', ') || 'No errors');
}
