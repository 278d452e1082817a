import type { DocumentNode } from 'graphql';
import type { Context } from '#server/commands/context.ts';
import { plan } from './builder.ts';
import { publicErrors } from './errors.ts';
import { showsInsides } from './limits.ts';
import { isOwnOperation } from './operations.ts';
import { executor } from './read/executor.ts';
import { schema } from './schema.ts';

/** An operation of ours with what it is asked for. */
export interface Asked {
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
  operationName?: string | null;
}

const run = executor(plan, { isOwnOperation });

/** Runs planned reads, by Yoga and by the short way alike. */
export const execute: typeof run = (args) => run({ ...args, hideSuggestions: !showsInsides() });

/** An answer as it is sent, and whether the operation ran: one whose variables do not fit does not. */
export interface KnownAnswer {
  text: string;
  hasRun: boolean;
}

/** The short way of our own operations: no parsing, no validation, and where Postgres wrote the answer its text unread. */
export async function executeKnown(
  context: Context,
  { document, variables, operationName }: Asked,
): Promise<KnownAnswer> {
  const result = await execute({ schema, document, contextValue: context, variableValues: variables, operationName });
  if (result.stringify) return { text: result.stringify(), hasRun: true };
  const shown = result.errors ? { ...result, errors: publicErrors(result.errors) } : result;
  return { text: JSON.stringify(shown), hasRun: 'data' in result };
}
