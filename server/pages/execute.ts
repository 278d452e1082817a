import { parse } from 'graphql';
import type { Context } from '#server/commands/context.ts';
import { executeKnown } from '#server/graphql/execute.ts';
import { knownOperation } from '#server/graphql/operations.ts';
import type { Execute } from '../../web/kit/page.ts';

/** Runs a page's operations in this process, for whoever the context says. */
export const executeIn =
  (context: Context): Execute =>
  async ({ id, text }, variables) => {
    // While developing, an operation may be newer than the list that was read at start.
    const document = knownOperation({ id, text }) ?? parse(text ?? '');
    return JSON.parse(await executeKnown(context, { document, variables }));
  };
