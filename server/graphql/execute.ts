import type { DocumentNode } from 'graphql';
import type { Context } from '#server/commands/context.ts';
import { plan } from './builder.ts';
import { publicErrors } from './errors.ts';
import { showsInsides } from './limits.ts';
import { isOwnOperation } from './operations.ts';
import { executor, type Result } from './read/executor.ts';
import { schema } from './schema.ts';
import { storable } from './storable.ts';

/** A validated operation, with its variables. */
export interface Operation {
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

/** A response as it is sent, and whether the operation ran: one with invalid variables does not. */
export interface WrittenResult {
  text: string;
  hasRun: boolean;
}

/** The same for a request. When Postgres wrote the response, its text is sent unparsed. */
export async function executeOperation(
  contextValue: Context,
  { document, variables, operationName }: Operation,
): Promise<WrittenResult> {
  return written(await execute({ schema, document, contextValue, variableValues: variables, operationName }));
}

/** A result as it is sent. Errors say what clients may know. */
export function written(result: Result): WrittenResult {
  if (result.stringify) return { text: result.stringify(), hasRun: true };
  const shown = result.errors ? { ...result, errors: publicErrors(result.errors) } : result;
  return { text: JSON.stringify(shown), hasRun: 'data' in result };
}
