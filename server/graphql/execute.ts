import type { DocumentNode } from 'graphql';
import type { Context } from '#server/commands/context.ts';
import { plan } from './builder.ts';
import { publicErrors } from './errors.ts';
import { showsInsides } from './limits.ts';
import { isOwnOperation } from './operations.ts';
import { executor, type Result } from './read/executor.ts';
import { schema } from './schema.ts';
import { storable } from './storable.ts';

/** An operation that was validated, with what it is asked for. */
export interface Asked {
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
  operationName?: string | null | undefined;
}

const run = executor(plan, { isOwnOperation });

/** Runs an operation over planned reads. */
export const execute: typeof run = (args) => {
  const variableValues = storable(args.variableValues) as typeof args.variableValues;
  return run({ ...args, variableValues, hideSuggestions: !showsInsides() });
};

/** An answer as it is sent, and whether the operation ran: one whose variables do not fit does not. */
export interface WrittenResult {
  text: string;
  hasRun: boolean;
}

/** The same for a request. Where Postgres wrote the answer, its text goes out unread. */
export async function executeOperation(
  contextValue: Context,
  { document, variables, operationName }: Asked,
): Promise<WrittenResult> {
  return written(await execute({ schema, document, contextValue, variableValues: variables, operationName }));
}

/** A result as it is sent. Errors say what clients may see of them. */
export function written(result: Result): WrittenResult {
  if (result.stringify) return { text: result.stringify(), hasRun: true };
  const shown = result.errors ? { ...result, errors: publicErrors(result.errors) } : result;
  return { text: JSON.stringify(shown), hasRun: 'data' in result };
}
