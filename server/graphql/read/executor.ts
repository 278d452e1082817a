import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { deniedMark } from './compile.ts';
import { Prefetched, type Read, type Reader } from './reader.ts';
import { type Root, RootFields } from './root-fields.ts';

/** `stringify` exists if the text from Postgres is the response; `data` is parsed only on access. */
export type Result = ExecutionResult & { stringify?: () => string };

export interface ExecutorOptions {
  /**
   * Our own operations keep their plans, and their statements are prepared. Without this, no operation counts as ours.
   */
  isOwnOperation?: (document: DocumentNode) => boolean;
}

/**
 * Executes operations. A query whose root fields are planned starts all their statements at once. If nothing else
 * affects the response, their texts are the response; otherwise graphql-js resolves over the rows.
 */
export function executor(reader: Reader, { isOwnOperation }: ExecutorOptions = {}) {
  const prepared = new WeakMap<OperationDefinitionNode, Prepared>();
  return (args: ExecutionArgs): Promise<Result> | Result => {
    const operation = getOperationAST(args.document, args.operationName);
    if (!operation) return byGraphql(args);
    const known = prepared.get(operation);
    if (!known && isOwnOperation?.(args.document)) reader.plans.adopt(operation);
    const ready = known ?? prepare(args, operation);
    prepared.set(operation, ready);
    return direct(reader, ready, args) ?? byGraphql(args);
  };
}

interface Prepared {
  roots: RootFields | null;
  variables(raw: ExecutionArgs['variableValues']): Values | null;
}

type Values = Readonly<Record<string, unknown>>;
const none: Values = {};

function prepare({ schema, document }: ExecutionArgs, operation: OperationDefinitionNode): Prepared {
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  const { variableDefinitions: defined = [] } = operation;
  return {
    roots: isQuery ? new RootFields(schema, document, operation) : null,
    variables: (raw) => (defined.length ? (getVariableValues(schema, defined, raw ?? {}).coerced ?? null) : none),
  };
}

const byGraphql = (args: ExecutionArgs) => execute(args) as Promise<Result> | Result;

/** Reads all root fields at once, or returns null if graphql-js must handle the operation. */
function direct(reader: Reader, { roots, variables }: Prepared, args: ExecutionArgs): Promise<Result> | Result | null {
  if (!roots || args.rootValue != null) return null;
  const variableValues = variables(args.variableValues);
  const fields = variableValues && roots.of(variableValues);
  if (!fields) return null;
  const parts = prepareAll(reader, fields, args.contextValue as object);
  if (!parts || parts.some(({ read }) => read?.plan.needsJavaScript)) return null;
  return parts.some(({ read }) => read)
    ? answer(reader, parts, args)
    : joined(
        parts,
        parts.map(({ text }) => text),
      );
}

interface Part {
  key: string;
  read?: Read;
  /** Set if there is nothing to read. */
  text?: string;
}

/** Leaves what cannot be compiled to graphql-js, which reports the path. */
function prepareAll(reader: Reader, roots: readonly Root[], context: object): readonly Part[] | null {
  try {
    return roots.map((root) =>
      'text' in root ? root : { key: root.key, read: reader.prepare(root.place, context, root.build) },
    );
  } catch {
    return null;
  }
}

async function answer(reader: Reader, parts: readonly Part[], args: ExecutionArgs): Promise<Result> {
  const texts = parts.map(async ({ read, text = null }) => (read ? reader.text(read) : text));
  const settled = await Promise.allSettled(texts);
  const written = settled.map((one, i) => (one.status === 'fulfilled' ? whole(one.value, parts[i]!.read) : undefined));
  if (!written.includes(undefined)) return joined(parts, written);
  const byKey = new Map(parts.map(({ key }, i) => [key, texts[i]!]));
  return byGraphql({ ...args, rootValue: new Prefetched(byKey) });
}

/** The text of a root field, if it can be sent unchanged: nothing in it is marked as denied. */
function whole(text: string | null, read: Read | undefined): string | undefined {
  if (read?.plan.mayDeny && text?.includes(deniedMark)) return undefined;
  return text ?? 'null';
}

const joined = (parts: readonly Part[], texts: readonly (string | undefined)[]): Result =>
  new PassedOn(`{${parts.map(({ key }, i) => `"${key}":${texts[i]}`).join()}}`);

class PassedOn implements Result {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  get data(): Result['data'] {
    return JSON.parse(this.#text);
  }

  stringify(): string {
    return `{"data":${this.#text}}`;
  }
}
