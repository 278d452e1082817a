import { createHash } from 'node:crypto';
import { type FieldNode, GraphQLError, type GraphQLField, type GraphQLResolveInfo, getArgumentValues } from 'graphql';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

export type Args = Readonly<Record<string, unknown>>;
export type Answer = string | boolean;
export type Question = (run: Run) => Answer;
export type Field = GraphQLField<unknown, unknown>;

/** What a plan needs of the resolve info; graphql-js and the direct executor both provide it. */
export type Place = Pick<
  GraphQLResolveInfo,
  'operation' | 'fragments' | 'fieldNodes' | 'schema' | 'parentType' | 'fieldName' | 'returnType' | 'variableValues'
>;

/** How the planner reaches the application. */
export interface Host {
  can(context: object, permission: string): boolean;
  viewer(context: object): object;
  viewerTypes: Readonly<Record<string, string>>;
  /** Runs a statement that answers one row with one text column, and returns that text. */
  query(context: object, statement: Statement): Promise<string | null>;
  maxRows: number;
  /** Scalars that the planner writes as JSON in SQL. */
  encode: Readonly<Record<string, unknown>>;
}
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** One root field of one request: everything that late values and questions may look at. */
export class Run {
  readonly #args = new Map<FieldNode, Args>();
  readonly host: Host;
  readonly context: object;
  readonly place: Place;
  /** What a command returned, for the payload of its mutation. */
  readonly ids: Args;
  readsCursor = false;

  constructor(host: Host, context: object, place: Place, ids: Args = {}) {
    this.host = host;
    this.context = context;
    this.place = place;
    this.ids = ids;
  }
  args(field: Field, node: FieldNode): Args {
    let args = this.#args.get(node);
    if (!args) this.#args.set(node, (args = getArgumentValues(field, node, this.place.variableValues)));
    return args;
  }
  can(permission: string): boolean {
    return this.host.can(this.context, permission);
  }
}

/** A parameter whose value is read when the plan runs, so that the SQL text does not vary with it. */
export class Late {
  readonly pick: (run: Run) => unknown;
  constructor(pick: (run: Run) => unknown) {
    this.pick = pick;
  }
}
export const late = <T>(pick: (run: Run) => unknown): RawBuilder<T> => sql<T>`${new Late(pick)}`;

/** A compiled root field. `verbatim`: the text that Postgres answers is the GraphQL result, byte for byte. */
export interface Plan {
  text: string;
  parameters: readonly unknown[];
  name: string;
  uses: number;
  verbatim: boolean;
  /** Rows that the statement may read at most, estimated from the page sizes. */
  rows(run: Run): number;
}

/** Runs the plan, refusing before any SQL what would read too many rows. Returns JSON text, or null for no row. */
export async function execute(plan: Plan, run: Run): Promise<string | null> {
  const rows = plan.rows(run);
  if (rows > run.host.maxRows)
    throw refuse(
      `This asks for up to ${rows} rows; the limit is ${run.host.maxRows}. Ask for smaller pages.`,
      'TOO_COSTLY',
    );
  const values = plan.parameters.map((value) => (value instanceof Late ? value.pick(run) : value));
  // Named from the second use on: a server keeps a prepared statement for the life of its connection,
  // and a document seen once must not cost memory for ever.
  const name = plan.uses++ > 0 ? plan.name : undefined;
  try {
    return await run.host.query(run.context, { ...(name && { name }), text: plan.text, values });
  } catch (error) {
    if (run.readsCursor && isDataException(error)) throw badCursor();
    throw error;
  }
}

export const refuse = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });
export const badCursor = () => refuse('This cursor is not one of this list.', 'BAD_CURSOR');
const isDataException = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22');

/**
 * Plans of a root field form a tree of questions. Whether a variable includes a field, whether the viewer
 * may see it, whether an argument is given: each answer leads on, and at the end stands the plan.
 */
interface Branch {
  question?: Question;
  next: Map<Answer, Branch>;
  plan?: Plan;
  size: number;
}

export class PlanCache {
  /** The least recently used root field goes first; Map keeps the order. */
  readonly #roots = new Map<string, Branch>();
  readonly #maxRoots: number;
  readonly #maxVariants: number;
  constructor(maxRoots = 1000, maxVariants = 200) {
    this.#maxRoots = maxRoots;
    this.#maxVariants = maxVariants;
  }

  get size() {
    return this.#roots.size;
  }

  find(
    run: Run,
    compile: (run: Run) => { plan: Plan; asked: readonly { question: Question; answer: Answer }[] },
  ): Plan {
    const root = this.#root(run.place);
    let at: Branch | undefined = root;
    while (at?.question) at = at.next.get(at.question(run));
    if (at?.plan) return at.plan;
    const { plan, asked } = compile(run);
    // A client that makes up arguments can grow this tree; past the bound it starts anew.
    if (++root.size > this.#maxVariants) {
      root.next.clear();
      delete root.question;
      root.size = 1;
    }
    let branch = root;
    for (const { question, answer } of asked) {
      branch.question ??= question;
      branch = branch.next.get(answer) ?? branch.next.set(answer, { next: new Map(), size: 0 }).get(answer)!;
    }
    branch.plan = plan;
    return plan;
  }

  #root(place: Place): Branch {
    const node = place.fieldNodes[0]!;
    const key = `${numberOf(place.operation)}/${node.alias?.value ?? node.name.value}`;
    const root = this.#roots.get(key) ?? { next: new Map(), size: 0 };
    this.#roots.delete(key);
    this.#roots.set(key, root);
    if (this.#roots.size > this.#maxRoots) this.#roots.delete(this.#roots.keys().next().value!);
    return root;
  }
}

/** The parse cache keeps one operation node per document, so its identity stands for document and operation. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;
function numberOf(operation: object): number {
  let number = numbers.get(operation);
  if (!number) numbers.set(operation, (number = ++lastNumber));
  return number;
}

export const statementName = (text: string) => createHash('sha1').update(text).digest('base64url');
