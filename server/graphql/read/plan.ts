import type { GraphQLObjectType } from 'graphql';
import { badCursor, forbidden, refuse } from './errors.ts';
import { Late, type Run, type Variables } from './run.ts';

/** The answer to a question. A different answer needs a different statement. */
export type Answer = string | boolean;
/** Asks the variables of an execution for what shapes its statement; it cannot see the viewer. */
export type Question = (variables: Variables) => Answer;
/** A question, and the answer that a statement was compiled for. */
export interface Condition {
  question: Question;
  answer: Answer;
}

/** A compiled root field: a statement that runs for any viewer, with different values. */
export interface Plan {
  text: string;
  parameters: readonly unknown[];
  /** Something below it is resolved or serialized in JavaScript. */
  needsJavaScript: boolean;
  /** The result may contain marks for values that the viewer may not see. */
  mayDeny: boolean;
  demands: readonly { permission: string; parentType: GraphQLObjectType; fieldName: string }[];
  /** Names of the payload fields whose ids a command must return; without any of them, nothing is read. */
  ids: readonly string[];
  /** The most rows that the statement may read, estimated from page sizes. */
  rows(run: Run): number;
}

/**
 * Runs the plan. Before any SQL, refuses what the viewer may not see, and reads of too many rows.
 * @param name prepares the statement on its connection under this name
 * @returns JSON text, or null for no row
 */
export async function execute(plan: Plan, run: Run, name?: string): Promise<string | null> {
  for (const demand of plan.demands) if (!run.can(demand.permission)) throw forbidden(demand);
  const rows = plan.rows(run);
  const { maxRows } = run.host;
  if (rows > maxRows)
    throw refuse(`This asks for up to ${rows} rows; the limit is ${maxRows}. Ask for smaller pages.`, 'TOO_COSTLY');
  const values = plan.parameters.map((value) => (value instanceof Late ? value.pick(run) : value));
  const { text } = plan;
  try {
    return await run.host.query(run.context, name ? { name, text, values } : { text, values });
  } catch (error) {
    throw refusalOf(error, run) ?? error;
  }
}

/** An invalid text for a type, such as a day that doesn't exist, is the client's error: SQLSTATE class 22. */
function refusalOf(error: unknown, run: Run) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (run.readsCursor && code.startsWith('22')) return badCursor();
  if (malformed.has(code)) return refuse('A value in this query is not of the form that it must have.', 'BAD_VALUE');
  return undefined;
}

const malformed = new Set(['22007', '22008', '22021', '22P02']);
