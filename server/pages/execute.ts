import { parse } from 'graphql';
import type { GraphQLResponse, PayloadError } from 'relay-runtime';
import type { Context } from '#server/commands/context.ts';
import { executeOperation } from '#server/graphql/execute.ts';
import { knownOperation } from '#server/graphql/operations.ts';
import type { Execute } from '../../web/kit/page.ts';

/**
 * Runs a page's operations in this process, for the context's viewer. Throws when a field failed through a bug: a page
 * rendered from the rest would claim that something does not exist when it could not be read.
 */
export const executeIn =
  (context: Context): Execute =>
  async ({ id, text }, variables) => {
    // In development, an operation may be newer than the list read at start.
    const document = knownOperation({ id, text }) ?? parse(text ?? '');
    const { text: answer } = await executeOperation(context, { document, variables });
    const response: GraphQLResponse = JSON.parse(answer);
    if ('errors' in response && response.errors?.some(isOurFault)) throw new Error('An operation of a page failed');
    return response;
  };

/** The error itself is in the log already, under the number it carries. */
const isOurFault = (error: PayloadError) =>
  (error as { extensions?: { code?: unknown } }).extensions?.code === 'INTERNAL';
