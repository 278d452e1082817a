import type { GraphQLObjectType } from 'graphql';
import { badCursor, forbidden, refuse } from './errors.ts';
import { Late, type Run, type Variables } from './run.ts';

/** What a question finds; another answer makes another statement. */
export type Answer = string | boolean;
/** Asks the variables of an execution what shapes its statement; it cannot see the viewer. */
export type Question = (variables: Variables) => Answer;
/** A question, and the answer for which a statement was made. */
export interface Asked {
  question: Question;
  answer: Answer;
}

/** A compiled root field: a statement that any viewer may run, with other values. */
export interface Plan {
  text: string;
  parameters: readonly unknown[];
  /** Something below it is resolved or serialized in JavaScript. */
  needsJavaScript: boolean;
  /** Some value in the answer may be a mark that it is not for the viewer. */
  mayDeny: boolean;
  demands: readonly { permission: string; parentType: GraphQLObjectType; fieldName: string }[];
  /** Names of the ids that a command has to return, or nothing is read. */
  ids: readonly string[];
  /** Rows that the statement may read at most, estimated from the page sizes. */
  rows(run: Run): number;
}

/**
 * Runs the plan, refusing before any SQL what is not for the viewer or would read too many rows.
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

/** A text that is no value of its type, such as a day that no calendar has, is the client's fault: SQLSTATE class 22. */
function refusalOf(error: unknown, run: Run) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (run.readsCursor && code.startsWith('22')) return badCursor();
  if (malformed.has(code)) return refuse('A value in this query is not of the form that it must have.', 'BAD_VALUE');
  return undefined;
}

const malformed = new Set(['22007', '22008', '22021', '22P02']);
