import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { log } from '#server/log.ts';

/**
 * Errors as the client may see them. One that a rule of ours threw says what it says; a bug is logged with the request's
 * id and says nothing of our insides, save its debug message in local and dev.
 */
export const publicErrors = (errors: readonly GraphQLError[], context: Context): GraphQLFormattedError[] =>
  errors.map((error) => publicError(error, context.requestId));

/** One such error. */
export function publicError(error: GraphQLError, requestId: string): GraphQLFormattedError {
  if (!isBug(error)) return error.toJSON();
  log.error({ err: error.originalError, path: error.path, requestId }, 'A field failed');
  const isOpen = env.PLAUDIT_ENV === 'local' || env.PLAUDIT_ENV === 'dev';
  return new GraphQLError('Something went wrong on our side. We have noted it.', {
    nodes: error.nodes,
    path: error.path,
    extensions: { code: 'INTERNAL', requestId, ...(isOpen && { debugMessage: error.originalError?.message }) },
  }).toJSON();
}

const isBug = (error: GraphQLError) => error.originalError && !(error.originalError instanceof GraphQLError);
