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

/** `stringify` is there where the text of Postgres is the answer: `data` is parsed only if somebody looks. */
export type Result = ExecutionResult & { stringify?: () => string };

export interface ExecutorOptions {
  /** Our own operations have prepared statements and keep their plans. Nobody's are ours if this is not given. */
  isOwnOperation?: (document: DocumentNode) => boolean;
}

/**
 * Executes operations, with Yoga or without. A query whose root fields are planned starts all their statements at once;
 * if nothing else has a say in the answer, their texts are the answer, else graphql-js resolves over the rows.
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
  variables(raw: ExecutionArgs['variableValues']): Readonly<Record<string, unknown>> | null;
}

function prepare({ schema, document }: ExecutionArgs, operation: OperationDefinitionNode): Prepared {
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  return {
    roots: isQuery ? new RootFields(schema, document, operation) : null,
    variables: (raw) => getVariableValues(schema, operation.variableDefinitions ?? [], raw ?? {}).coerced ?? null,
  };
}

const byGraphql = (args: ExecutionArgs) => execute(args) as Promise<Result> | Result;

/** Reads all root fields at once, or answers null where graphql-js has to look at the operation first. */
function direct(reader: Reader, { roots, variables }: Prepared, args: ExecutionArgs): Promise<Result> | null {
  if (!roots || args.rootValue != null) return null;
  const variableValues = variables(args.variableValues);
  const fields = variableValues && roots.of(variableValues);
  if (!fields) return null;
  const reads = prepareAll(reader, fields, args.contextValue as object);
  if (!reads || reads.some(({ read }) => read?.plan.needsJavaScript)) return null;
  return answer(reader, reads, args);
}

interface Part {
  root: Root;
  /** None for `__typename`. */
  read: Read | null;
}

/** What cannot be compiled is left to graphql-js, which says at which path. */
function prepareAll(reader: Reader, roots: readonly Root[], context: object): readonly Part[] | null {
  try {
    return roots.map((root) => ({ root, read: root.build ? reader.prepare(root.place, context, root.build) : null }));
  } catch {
    return null;
  }
}

async function answer(reader: Reader, parts: readonly Part[], args: ExecutionArgs): Promise<Result> {
  const texts = parts.map(({ root, read }) =>
    read ? reader.text(read) : Promise.resolve(JSON.stringify(root.place.parentType.name)),
  );
  const settled = await Promise.allSettled(texts);
  const written = settled.map((one, i) => (one.status === 'fulfilled' ? whole(one.value, parts[i]!.read) : null));
  if (written.includes(null)) {
    const byKey = new Map(parts.map(({ root }, i) => [root.key, texts[i]!]));
    return byGraphql({ ...args, rootValue: new Prefetched(byKey) });
  }
  return passedOn(`{${parts.map(({ root }, i) => `"${root.key}":${written[i]}`).join()}}`);
}

/** The text of a root field if it can go out as it is: nothing in it is marked as denied. */
function whole(text: string | null, read: Read | null): string | null {
  if (read?.plan.mayDeny && text?.includes(deniedMark)) return null;
  return text ?? 'null';
}

const passedOn = (text: string): Result => ({
  get data() {
    return JSON.parse(text);
  },
  stringify: () => `{"data":${text}}`,
});
