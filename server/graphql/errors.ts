import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { env } from '#server/env.ts';
import { log } from '#server/log.ts';

/** Errors as the client may see them; see `publicError`. */
export const publicErrors = (errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
  errors.map((error) => publicError(error).toJSON());

/**
 * An error as the client may see it. One that a rule of ours threw says what it says; a bug is logged under a number that
 * the client gets too, and says nothing of our insides, save its debug message in local and dev.
 */
export function publicError(error: GraphQLError): GraphQLError {
  const cause = error.originalError;
  if (!cause || cause instanceof GraphQLError) return error;
  const errorId = randomUUID();
  log.error({ err: cause, path: error.path, errorId }, 'A field failed');
  const isOpen = env.PLAUDIT_ENV === 'local' || env.PLAUDIT_ENV === 'dev';
  return new GraphQLError('Something went wrong on our side. We have noted it.', {
    nodes: error.nodes,
    path: error.path,
    extensions: { code: 'INTERNAL', errorId, ...(isOpen && { debugMessage: cause.message }) },
  });
}
