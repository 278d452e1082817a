import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { log } from '#server/log.ts';
import { showsInsides } from './limits.ts';

/** Errors as clients may see them; see `publicError`. */
export const publicErrors = (errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
  errors.map((error) => publicError(error).toJSON());

/**
 * An error as clients may see it. Errors that we throw on purpose keep their message. A bug is logged under a random id
 * that the client gets too; the client gets no other details, except the debug message in local and dev.
 */
export function publicError(error: GraphQLError): GraphQLError {
  const cause = error.originalError;
  if (!cause || cause instanceof GraphQLError) return withCode(error);
  const errorId = randomUUID();
  log.error({ err: cause, path: error.path, errorId }, 'A field failed');
  return new GraphQLError("Something went wrong on our side. We've logged it.", {
    nodes: error.nodes,
    path: error.path,
    extensions: { code: 'INTERNAL', errorId, ...(showsInsides() && { debugMessage: cause.message }) },
  });
}

/** At run time, GraphQL itself refuses only invalid values, so an error without a code is bad input. */
function withCode(error: GraphQLError): GraphQLError {
  if (error.extensions['code']) return error;
  const { message, nodes, source, positions, path } = error;
  const extensions = { ...error.extensions, code: 'BAD_USER_INPUT' };
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}
