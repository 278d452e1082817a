import DataLoader from 'dataloader';
import { type FieldNode, type GraphQLResolveInfo, isObjectType } from 'graphql';
import { type SqlBool, sql } from 'kysely';
import { keyIn, keyOf } from './ids.ts';
import type { TableType } from './planned.ts';
import { nodesKey } from './plans.ts';
import type { Planned, Reader } from './reader.ts';
import { late, type Place } from './run.ts';
import { object } from './sql.ts';

/** Row objects from ordinary resolvers. They have an id, but not their selected fields. */
const foreign = new WeakSet<object>();

/** Records that a resolver's result, rows or lists of them, did not come from a plan. */
export function markForeign(answer: unknown): unknown {
  if (answer instanceof Promise) return answer.then(markForeign);
  if (Array.isArray(answer)) for (const one of answer) markForeign(one);
  else if (typeof answer === 'object' && answer !== null) foreign.add(answer);
  return answer;
}

/** Whether a row did not come from a planned statement. */
export const isForeign = (row: object): boolean => foreign.has(row);

interface RowRequest {
  key: string;
  responseKey: string;
  nodes: readonly FieldNode[];
}
type Loader = DataLoader<RowRequest, Planned | null>;
/** One map per execution, identified by graphql-js' object of the variables. */
const loaders = new WeakMap<object, Map<string, Loader>>();

/**
 * Loads the selected fields of a foreign row: all fields of all such rows in one statement per type and place in the
 * selection. Returns the values by response key, or null if the row doesn't exist for this viewer.
 */
export async function loadForeign(
  reader: Reader,
  row: Planned,
  context: object,
  info: GraphQLResolveInfo,
): Promise<Planned | null> {
  const target = reader.tableOf(info.parentType);
  const key = keyOfRow(target, row);
  if (key === null) return null;
  const request = { key, responseKey: String(info.path.key), nodes: info.fieldNodes };
  return loaderOf(reader, target, context, info).load(request);
}

function loaderOf(reader: Reader, target: TableType, context: object, info: GraphQLResolveInfo): Loader {
  const ofExecution = loaders.get(info.variableValues) ?? new Map<string, Loader>();
  loaders.set(info.variableValues, ofExecution);
  const place = `${target.name} ${placeOf(info)}`;
  const load = (requests: readonly RowRequest[]) => readRows(reader, target, context, info, requests);
  const loader = ofExecution.get(place) ?? new DataLoader<RowRequest, Planned | null>(load, { cache: false });
  ofExecution.set(place, loader);
  return loader;
}

/** The path of the parent without indexes. */
function placeOf({ path }: GraphQLResolveInfo): string {
  const keys: (string | number)[] = [];
  for (let at = path.prev; at; at = at.prev) if (typeof at.key === 'string') keys.push(at.key);
  return keys.join();
}

async function readRows(
  reader: Reader,
  target: TableType,
  context: object,
  place: Place,
  requests: readonly RowRequest[],
): Promise<(Planned | null)[]> {
  const fields = new Map(requests.map(({ responseKey, nodes }) => [responseKey, [...nodes]]));
  const keys = [...new Set(requests.map(({ key }) => key))];
  reader.host.onMiss?.({ type: target.name, fields: [...fields.keys()], rows: keys.length });
  const root = `${target.name} ${[...fields.values()].map(nodesKey).join()}`;
  const rows = await reader.run(place, context, root, { keys }, (compile) =>
    compile.counted(
      (run) => (run.ids['keys'] as readonly string[]).length,
      () => {
        const wanted = late((run) => run.ids['keys'], `${target.idType}[]`);
        const { query, scope } = compile.from(target, (row) => sql<SqlBool>`${row[target.key]} = any(${wanted})`);
        const type = compile.source.schema.getType(target.name);
        if (!isObjectType(type)) throw new Error(`${target.name} is no type of the schema`);
        const found = object(compile.pairs(type, fields, scope));
        const byKey = sql`json_object_agg(${scope.row[target.key]}::text, ${found})`.as('rows');
        return sql`(${query.select(byKey)})`;
      },
    ),
  );
  // Postgres writes uuids in lower case, however they were given.
  return requests.map(
    ({ key }) => (rows?.[target.idType === 'uuid' ? key.toLowerCase() : key] as Planned | undefined) ?? null,
  );
}

/** The key of a foreign row, given bare or in a global id. */
function keyOfRow(target: TableType, row: Planned): string | null {
  const id = row['id'] ?? row[target.key];
  if (id === undefined) throw new Error(`This ${target.name} did not come from a plan, and has no id to load it by`);
  return keyIn(target, id) ?? keyOf(target, String(id));
}
