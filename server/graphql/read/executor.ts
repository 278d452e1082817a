import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute as executeByGraphqlJs,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  locatedError,
  OperationTypeNode,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import type { Plugin } from 'graphql-yoga';
import { plannedOf } from './compile.ts';
import type { Reader } from './planner.ts';
import { execute, type Place, Run } from './run.ts';

type Result = ExecutionResult & { stringify?: (result: ExecutionResult) => string };

/** Executes with graphql-js; where Postgres already writes the whole answer, passes its text on unread. */
export function usePlans(reader: Reader): Plugin {
  const execute = executor(reader);
  return { onExecute: ({ setExecuteFn }) => setExecuteFn(execute as never) };
}

export function executor(reader: Reader) {
  const prepared = new WeakMap<DocumentNode, Map<string, Prepared>>();
  return (args: ExecutionArgs): Promise<Result> | Result => {
    const byName = prepared.get(args.document) ?? prepared.set(args.document, new Map()).get(args.document)!;
    const name = args.operationName ?? '';
    const ready = byName.get(name) ?? byName.set(name, prepare(args)).get(name)!;
    return direct(reader, ready, args) ?? (executeByGraphqlJs(args) as Promise<Result> | Result);
  };
}

interface Prepared {
  roots: readonly Root[] | null;
  variables(raw: ExecutionArgs['variableValues']): Readonly<Record<string, unknown>> | null;
}
type Root = Omit<Place, 'variableValues'> & { key: string; fieldNodes: readonly FieldNode[] };

function prepare(args: ExecutionArgs): Prepared {
  const { schema, document, operationName } = args;
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return {
    roots: rootsOf(schema, document, operationName),
    variables: (raw) => getVariableValues(schema, definitions, raw ?? {}).coerced ?? null,
  };
}

/** The root fields of a plain query: planned, unwrapped by plugins, without fragments or directives at the root. */
function rootsOf(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): readonly Root[] | null {
  const operation = getOperationAST(document, operationName);
  const parentType = schema.getQueryType();
  if (operation?.operation !== OperationTypeNode.QUERY || !parentType) return null;
  const fragments = Object.fromEntries(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const roots: Root[] = [];
  for (const node of operation.selectionSet.selections) {
    if (node.kind !== Kind.FIELD || node.directives?.length) return null;
    const field = parentType.getFields()[node.name.value];
    const key = node.alias?.value ?? node.name.value;
    if (
      !field ||
      !plannedOf(field)?.root ||
      field.extensions['pothosResolveWrapped'] ||
      roots.some((root) => root.key === key)
    )
      return null;
    roots.push({
      key,
      schema,
      operation,
      fragments,
      parentType,
      fieldName: field.name,
      returnType: field.type,
      fieldNodes: [node],
    });
  }
  return roots;
}

function direct(reader: Reader, { roots, variables }: Prepared, args: ExecutionArgs): Promise<Result> | null {
  if (!roots) return null;
  const variableValues = variables(args.variableValues);
  if (!variableValues) return null;
  const context = args.contextValue as object;
  const reads = [];
  try {
    for (const root of roots) {
      const run = new Run(reader.host, context, { ...root, variableValues });
      const plan = reader.planOf(run, plannedOf(root.parentType.getFields()[root.fieldName]!)!.root!);
      if (!plan.verbatim) return null;
      reads.push({ root, run, plan });
    }
  } catch {
    return null; /* the ordinary way says at which path */
  }
  return Promise.all(
    reads.map(async ({ root, run, plan }) => ({
      root,
      read: await execute(plan, run).catch((error: unknown) => locatedError(error, root.fieldNodes, [root.key])),
    })),
  ).then(answer);
}

function answer(parts: readonly { root: Root; read: string | null | GraphQLError }[]): Result {
  const errors = parts.flatMap(({ read }) => (read instanceof GraphQLError ? read : []));
  const text = `{${parts.map(({ root, read }) => `"${root.key}":${typeof read === 'string' ? read : 'null'}`).join()}}`;
  if (errors.length) return { errors, data: JSON.parse(text) };
  return {
    get data() {
      return JSON.parse(text);
    },
    stringify: () => `{"data":${text}}`,
  };
}
